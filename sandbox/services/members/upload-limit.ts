/** Limits on uploads of each member: decoding a picture costs more than any other call. */
import type { ServedContext } from '#sandbox/visit.ts';
import { takeToken } from './token-bucket.ts';

/** Forms with files that a member can send at once, and how long until each of them is forgotten. Ours. */
export const uploadRate = { burst: 60, refill: 30_000 } as const;

/**
 * Counts a form with files before anything of it is read: many at once gain nothing.
 * @throws Refusal tooManyAttempts, with how long to wait
 */
export const countUpload = ({ db, wallClock }: ServedContext, memberId: string): Promise<void> =>
  db.transaction().execute((trx) => takeToken(trx, `upload:${memberId}`, uploadRate, wallClock.now()));
