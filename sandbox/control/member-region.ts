/**
 * A member moves to another region. What has been told stays: when the next income of each order falls due, when orders
 * expire and money arrives. Countdowns never restart (rule P2). All that is reckoned from then on, windows and days
 * included, is the new region's.
 */
import * as v from 'valibot';
import { codes } from '#contract/codes.ts';
import { isRegion } from '#domain/time.ts';
import type { Context } from '#sandbox/context.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { withBook } from '#sandbox/ledger/transaction.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { endSessionsOf } from '#sandbox/services/access/sessions.ts';

/** What `POST /sandbox/members/region` takes. */
export const regionOrder = v.strictObject({
  phone: v.pipe(v.string(), v.regex(/^\d{5,15}$/)),
  region: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number))]),
    v.integer(),
    v.check(isRegion),
  ),
});

/**
 * The app learns its region at sign-in only: the member's sessions end; the answer is how many.
 * @throws Refusal notFound
 */
export async function moveMember(
  context: Context,
  { phone, region }: v.InferOutput<typeof regionOrder>,
): Promise<number> {
  // What fell due before is the old region's.
  await runJobs(context);
  await withBook(context, async ({ trx }) => {
    const moved = await trx.updateTable('members').set({ region }).where('phone', '=', phone).returning('id').execute();
    if (moved.length === 0) throw new Refusal(codes.notFound, 'No member has this phone');
    // Terms that were only looked at: the arrival that they show is the old region's.
    await trx
      .deleteFrom('withdrawal_quotes')
      .where(
        'member_id',
        'in',
        moved.map(({ id }) => id),
      )
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom('withdrawals').select('id').whereRef('quote_id', '=', 'withdrawal_quotes.id'))),
      )
      .execute();
  });
  return endSessionsOf(context, phone);
}
