/**
 * Referral bonuses: fixed, once, when the invited member's first bought order has had its first full day (product
 * 12.4). They come from the promotion budget; an empty one credits nothing and says so (rule P5).
 */
import { sql } from 'kysely';
import { referralBonus } from '#domain/limits.ts';
import { reasons } from '#sandbox/content/reasons.ts';
import { promotion } from '#sandbox/ledger/accounts.ts';
import { balanceOf, postEntry } from '#sandbox/ledger/post.ts';
import { referral, referralLevels, type ReferralLevel } from '#sandbox/ledger/rules.ts';
import type { BookTransaction } from '#sandbox/ledger/transaction.ts';
import { writeRecords } from '#sandbox/services/wallet/record-book.ts';
import { teamRowId } from '#sandbox/services/team/team-row.ts';
import { eventsOf, type EventQuery, type FoundEvents, type JobEvent } from './event.ts';

interface FirstDay {
  member_id: string;
  name: string;
  due_at: number;
}

/** Of members whose first order had its first full day before the instant. */
export async function referrals({ trx }: BookTransaction, query: EventQuery): Promise<FoundEvents> {
  const { rows } = await sql<FirstDay>`select member_id, name, due_at
    from first_days join members on members.id = member_id
    where due_at < ${query.before} order by due_at, member_id limit ${query.most}`.execute(trx);
  const events = rows.map((first): JobEvent => ({
    at: first.due_at,
    run: (transaction) => reward(transaction, first),
  }));
  return eventsOf(rows, query, ({ due_at }) => due_at, events);
}

/** Those who deleted their accounts are not paid. */
async function invitersOf({ trx }: BookTransaction, memberId: string) {
  const { rows } = await sql<{ id: string; level: ReferralLevel }>`
    with recursive chain (id, inviter_id, depth) as (
      select id, inviter_id, 0 from members where id = ${memberId}
      union all
      select members.id, members.inviter_id, chain.depth + 1
      from chain join members on members.id = chain.inviter_id where chain.depth < ${referralLevels.length}
    )
    select chain.id, (array['B', 'C', 'D'])[depth] as level from chain join members on members.id = chain.id
    where depth > 0 and deleted_at is null order by depth`.execute(trx);
  return rows;
}

async function reward(transaction: BookTransaction, { member_id, name, due_at }: FirstDay): Promise<void> {
  await transaction.trx.deleteFrom('first_days').where('member_id', '=', member_id).execute();
  for (const { id: inviterId, level } of await invitersOf(transaction, member_id)) {
    const amount = referralBonus[level];
    const isCovered = (await balanceOf(transaction, promotion)) >= amount;
    const postings = isCovered ? referral(level, inviterId) : [];
    const entryId = isCovered
      ? await postEntry(transaction, { kind: 'referralBonus', memberId: inviterId, postings })
      : null;
    const recordId = `referral-${teamRowId(inviterId, member_id)}`;
    await writeRecords(transaction, [
      {
        id: recordId,
        memberId: inviterId,
        type: `referralBonus${level}`,
        amount,
        status: isCovered ? 'credited' : 'notCredited',
        at: due_at,
        about: name,
        rule: `referralBonus${level}`,
        source: promotion.name,
        reason: isCovered ? '' : reasons.promotionEmpty.message,
        postings: entryId === null ? [] : [{ entryId, line: 1 }],
      },
    ]);
    await transaction.trx
      .insertInto('referral_bonuses')
      .values({ invited_id: member_id, level, inviter_id: inviterId, record_id: recordId })
      .execute();
  }
}
