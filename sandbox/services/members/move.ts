/**
 * A member moves to another region. What has been told stays: when the next income of each order falls due, when orders
 * expire and money arrives. Countdowns never restart (rule P2). All that is reckoned from then on, windows and days
 * included, is the new region's.
 */
import type { region } from '#contract/region.ts';
import type { Region } from '#domain/regions.ts';
import type { Context } from '#sandbox/context.ts';
import { settleMember } from '#sandbox/jobs/run-jobs.ts';
import { withBook } from '#sandbox/ledger/transaction.ts';
import { endOtherSessions } from '#sandbox/services/access/sessions.ts';
import type { VisitHandlers } from '#sandbox/visit.ts';

/**
 * The app learns its region at sign-in: their sessions end.
 * @param token of the session that goes on, whose app knows
 * @returns how many ended: none where they live there already, which changes nothing
 */
export async function moveMember(
  context: Context,
  memberId: string,
  to: Region,
  token: string | null,
): Promise<number> {
  // What fell due before is the old region's.
  await settleMember(context, memberId);
  return withBook(context, async ({ trx, at }) => {
    const moved = await trx
      .updateTable('members')
      .set({ region: to, region_since: at })
      .where('id', '=', memberId)
      .where('region', '<>', to)
      .returning('id')
      .executeTakeFirst();
    if (!moved) return 0;
    // Terms that were only looked at: the arrival that they show is the old region's.
    await trx
      .deleteFrom('withdrawal_quotes')
      .where('member_id', '=', memberId)
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom('withdrawals').select('id').whereRef('quote_id', '=', 'withdrawal_quotes.id'))),
      )
      .execute();
    return endOtherSessions({ ...context, db: trx }, memberId, token);
  });
}

export const regionHandlers: VisitHandlers<typeof region> = {
  async modifyRegion(context, { caller, input, token }) {
    return { data: { ended: await moveMember(context, caller.id, input.region, token) } };
  },
};
