/** What posts and comments have in common: their language, sent again under the same draft id, and so many a minute. */
import { createHash } from 'node:crypto';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { codes } from '#contract/codes.ts';
import { minute } from '#domain/limits.ts';
import type { Caller, Context } from '#sandbox/context.ts';
import type { Database } from '#sandbox/db/tables.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { refuseUntil } from '#sandbox/attempt-wait.ts';

/** What a member's app speaks is taken for what they write in, as BCP 47. */
export const languageTag = ({ language }: Pick<Caller, 'language'>): string => language.replace('_', '-');

/** What was sent, as one hash. */
export function digestOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // Each with its length: no two lists of parts have the same bytes.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

/** @throws Refusal intentReused where something else was sent under this id before */
export function refuseOther(known: { digest: string }, digest: string): void {
  if (known.digest !== digest) throw new Refusal(codes.intentReused, 'Something else was sent under this id before');
}

/** @throws Refusal notFound where what was sent under this id was deleted: it does not come back */
export async function refuseRemoved(db: Context['db'], memberId: string, draftId: string): Promise<void> {
  const removed = await db
    .selectFrom('removed_drafts')
    .select('draft_id')
    .where('member_id', '=', memberId)
    .where('draft_id', '=', draftId)
    .executeTakeFirst();
  if (removed) throw new Refusal(codes.notFound, 'It was deleted');
}

/**
 * Notes of what is deleted the ids that it was sent under; a condition follows. Of what counts in no limit any more the id alone.
 * @param now real time, ms
 */
export const removedDrafts = (table: 'posts' | 'comments', now: number): RawBuilder<unknown> =>
  sql`insert into removed_drafts (member_id, draft_id, kind, sent_at)
    select member_id, draft_id, case when sent_at > ${now - minute} then ${table === 'posts' ? 'post' : 'comment'} end,
      case when sent_at > ${now - minute} then sent_at else 0 end from ${sql.table(table)}`;

/** The member's row, locked: whatever they send at once takes turns. */
export async function takeTurn(trx: Transaction<Database>, memberId: string): Promise<void> {
  await trx.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute();
}

/**
 * What was deleted meanwhile counts as well.
 * @param now real time, ms: a sandbox clock that stands still must not keep anybody waiting
 * @throws Refusal tooManyAttempts with how long to wait
 */
export async function limitRate(
  trx: Transaction<Database>,
  table: 'posts' | 'comments' | 'feedback' | 'reports',
  memberId: string,
  allowed: number,
  now: number,
): Promise<void> {
  const removed = trx
    .selectFrom('removed_drafts')
    .select('sent_at')
    .where('member_id', '=', memberId)
    .where('sent_at', '>', now - minute)
    .where('kind', '=', table === 'posts' ? 'post' : 'comment');
  const latest = await trx
    .selectFrom(table)
    .select('sent_at')
    .where('member_id', '=', memberId)
    .where('sent_at', '>', now - minute)
    .$if(table === 'posts' || table === 'comments', (sent) => sent.unionAll(removed))
    .orderBy('sent_at', 'desc')
    .limit(allowed)
    .execute();
  const oldest = latest[allowed - 1];
  if (oldest) refuseUntil(oldest.sent_at + minute, now);
}
