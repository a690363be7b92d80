/** What the postings of sealed entries add up to: each seal adds what came since the one before, and nothing twice. */
import { sql, type Kysely } from 'kysely';
import type { Currency } from '#domain/money.ts';
import type { Database } from '#sandbox/db/tables.ts';

/** Beside the rules of postings: orders that were paid for, those whose price went back at their end, and those that were cancelled. */
export const countedOrders = { sold: 'sold', returned: 'returned', cancelled: 'cancelled' } as const;

export interface Sum {
  rule: string;
  currency: Currency;
  /** Empty where the rule says nothing of a product. */
  product_id: string;
  amount: bigint;
  count: bigint;
}

/** The sums of some entries. @param after exclusive @param through inclusive */
export const sumsOf = (after: bigint, through: bigint) => sql<Sum>`
  with moved as (
    select postings.*, coalesce(payer.product_id, payee.product_id, '') as product_id
    from postings
    join accounts payer on payer.name = from_account and payer.currency = postings.currency
    join accounts payee on payee.name = to_account and payee.currency = postings.currency
    where entry_id > ${after} and entry_id <= ${through}
  )
  select rule, currency, product_id, sum(amount)::bigint as amount, count(*) as count from moved group by 1, 2, 3
  union all
  select ${countedOrders.sold}, 'USDT', product_id, 0, count(distinct to_account) from moved
    where rule in ('purchase', 'coupon', 'trial') group by product_id
  union all
  select ${countedOrders.returned}, 'USDT', product_id, 0, count(distinct from_account) from moved
    where rule in ('principalReturn', 'promotionReturn') group by product_id
  union all
  select ${countedOrders.cancelled}, 'USDT', product_id, 0, count(distinct from_account) from moved
    where rule in ('orderCancellation', 'couponCancellation') group by product_id`;

export async function addSums(db: Kysely<Database>, after: bigint, through: bigint): Promise<Sum[]> {
  await sql`insert into sealed_sums (rule, currency, product_id, amount, count) ${sumsOf(after, through)}
    on conflict (rule, currency, product_id) do update
      set amount = sealed_sums.amount + excluded.amount, count = sealed_sums.count + excluded.count`.execute(db);
  const { rows } = await sql<Sum>`select * from sealed_sums`.execute(db);
  return rows;
}
