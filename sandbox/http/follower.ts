/** What is everybody's is answered from a database that follows, where there is one, and from the database itself where that fails. */
import type { ServedContext } from '#sandbox/visit.ts';
import { isBusy, isGone } from './probes.ts';

/** Until when one that failed is left alone, on the thread's clock: one that is silent fails after many seconds. */
const restsUntil = new WeakMap<ServedContext['db'], number>();
/** ms. Ours. */
const rest = 10_000;

export async function fromFollower<T>(
  follower: ServedContext,
  own: ServedContext,
  answerFrom: (context: ServedContext) => Promise<T>,
): Promise<T> {
  if (follower.db === own.db) return answerFrom(follower);
  if ((restsUntil.get(follower.db) ?? 0) > performance.now()) return answerFrom(own);
  try {
    return await answerFrom(follower);
  } catch (error) {
    // It is gone, or replays: the database itself knows as much.
    if (!isGone(error) && !isBusy(error)) throw error;
    restsUntil.set(follower.db, performance.now() + rest);
    return answerFrom(own);
  }
}
