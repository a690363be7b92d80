import type { Intent } from '#domain/intent.ts';
import { undecidedOf } from '#storage/intents.ts';
import type { Services } from './services.ts';

type Asked = Pick<Services, 'intents' | 'session'>;

/** The member's moves whose answer got lost. @throws Failure storage */
export const undecidedMoves = ({ intents, session }: Asked): Promise<readonly Intent[]> =>
  undecidedOf(intents, session()?.member ?? '');

/** Ids of moves that are done, by answers that a newer build alone can read. */
const unread = new Set<string>();

/** It holds no update back from now on, on this page: the next build tells what became of it. */
export const letUpdate = (intentId: string): void => void unread.add(intentId);

/** No move of the member waits for its answer. Where the device can't tell, one might. */
export const isQuiet = (services: Asked): Promise<boolean> =>
  undecidedMoves(services).then(
    (moves) => moves.every(({ id }) => unread.has(id)),
    () => false,
  );
