/** Who holds an unused coupon when it expires is told so, once (product 6.5). */
import { sql } from 'kysely';
import type { BookTransaction } from '#sandbox/ledger/transaction.ts';
import { tell } from '#sandbox/services/messages/tell.ts';
import { eventsOf, type EventQuery, type FoundEvents, type JobEvent } from './event.ts';

interface Held {
  couponId: string;
  name: string;
  endsAt: number;
  memberId: string;
}

/** One event for each coupon of the slice. There are few coupons; of one that many hold, no more than a slice is read. */
export async function couponExpiries({ trx }: BookTransaction, query: EventQuery): Promise<FoundEvents> {
  const { before, most } = query;
  const { rows } = await sql<Held>`
    select id as "couponId", name, expires_at as "endsAt", held.member_id as "memberId"
    from coupons cross join lateral (
      select member_id from member_coupons where coupon_id = coupons.id and order_id is null and not is_expiry_told
      order by member_id limit ${most}
    ) held
    where expires_at < ${before} order by expires_at, id, held.member_id limit ${most}`.execute(trx);
  const events = [...Map.groupBy(rows, ({ couponId }) => couponId).values()].map((held): JobEvent => ({
    at: held[0]?.endsAt ?? before,
    run: (transaction) => tellHolders(transaction, held),
  }));
  return eventsOf(rows, query, ({ endsAt }) => endsAt, events);
}

async function tellHolders({ trx, at }: BookTransaction, held: readonly Held[]): Promise<void> {
  for (const { couponId, name, memberId } of held) {
    await tell({ trx, at }, { memberId, subject: 'couponExpired', about: couponId, details: { coupon: name } });
    await trx
      .updateTable('member_coupons')
      .set({ is_expiry_told: true })
      .where('coupon_id', '=', couponId)
      .where('member_id', '=', memberId)
      .execute();
  }
}
