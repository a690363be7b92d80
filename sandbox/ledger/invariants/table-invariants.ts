/** Invariants between the book and the tables beside it: orders, incomes, records, intents and what happens once. */
import { sql, type Kysely } from 'kysely';
import { coolingOff } from '#domain/limits.ts';
import type { Database } from '#sandbox/db/tables.ts';
import type { Check } from './check.ts';
import { checkInvariants, lookedAt, type TableInvariant } from './invariant.ts';
import { deletionInvariants } from './deletion-invariants.ts';
import { groupJoinInvariants } from './group-join-invariants.ts';
import { rechargeInvariants } from './recharge-invariants.ts';
import { redeemInvariants } from './redeem-invariants.ts';
import { referralInvariants } from './referral-invariants.ts';
import { referenceInvariants } from './reference-invariants.ts';
import { registrationInvariants } from './registration-invariants.ts';
import { rewardInvariants } from './reward-invariants.ts';
import { withdrawalInvariants } from './withdrawal-invariants.ts';

/** Each step of an income, with the posting that it must be. */
const incomeSteps = sql`
  select incomes.id, due_entry as entry_id, due_line as line, 'incomeDue' as rule, amount,
    'product:' || product_id || ':revenue' as from_account, 'order:' || order_id || ':due' as to_account
  from incomes where due_entry is not null
  union all
  select incomes.id, taken_entry, taken_line, 'incomeTaken', amount,
    'order:' || order_id || ':due', 'member:' || member_id || ':arriving'
  from incomes where taken_entry is not null
  union all
  select incomes.id, arrived_entry, arrived_line, 'incomeArrived', amount,
    'member:' || member_id || ':arriving', 'member:' || member_id || ':wallet'
  from incomes where arrived_entry is not null`;

const tableInvariants: readonly TableInvariant[] = [
  {
    id: 'L4',
    name: 'An intent has one entry, of its member; none if it was refused, not credited, asks for a payment or deletes an account',
    findings: sql`select 'intent ' || intents.id as finding from intents
      left join entries on entries.intent_id = intents.id
      group by intents.id
      having count(entries.id) <> case when state = 'done' and call not in ('createRecharge', 'deleteAccount')
          and coalesce(data->>'credited', 'true') = 'true' then 1 else 0 end
        or bool_or(entries.id is not null and entries.member_id is distinct from intents.member_id)`,
    looked: lookedAt('intents', 'intents'),
  },
  {
    id: 'L5',
    name: 'Each day of an order paid once, and every day that has passed is there',
    findings: sql`select 'order ' || orders.id as finding from orders left join incomes on incomes.order_id = orders.id
      group by orders.id, orders.next_day
      having count(incomes.id) <> orders.next_day - 1 or count(distinct incomes.day_index) <> count(incomes.id)`,
    looked: lookedAt('orders', 'orders'),
  },
  {
    id: 'L5',
    name: 'Principal is in escrow until the order expires or is cancelled, and then comes back once',
    findings: sql`select 'order ' || orders.id as finding from orders
      left join accounts on accounts.name = 'order:' || orders.id || ':escrow' and accounts.currency = 'USDT'
      left join (
        select from_account, rule like '%Cancellation' as is_cancelled,
          sum(amount) filter (where rule in ('principalReturn', 'orderCancellation')) as to_member,
          sum(amount) filter (where rule in ('promotionReturn', 'couponCancellation')) as to_promotion
        from postings where rule in ('principalReturn', 'promotionReturn', 'orderCancellation', 'couponCancellation')
        group by from_account, is_cancelled
      ) as returned on returned.from_account = accounts.name
      left join (
        select to_account, sum(amount) as promoted from postings where rule in ('coupon', 'trial') group by to_account
      ) as paid on paid.to_account = accounts.name
      where coalesce(paid.promoted, 0) <> orders.promotion_part
        or accounts.balance is distinct from case orders.status when 'valid' then orders.price else 0 end
        or returned.is_cancelled <> (orders.status = 'cancelled')
        or coalesce(returned.to_member, 0) <> case orders.status when 'valid' then 0 else orders.price - orders.promotion_part end
        or coalesce(returned.to_promotion, 0) <> case orders.status when 'valid' then 0 else orders.promotion_part end`,
    looked: lookedAt('orders', 'orders'),
  },
  {
    id: 'L5',
    name: 'A cancelled order was the first of its member, cancelled within a day, and paid nothing',
    findings: sql`select 'order ' || orders.id as finding from orders
      where status = 'cancelled' and (not is_first or returned_at >= bought_at + ${coolingOff}
        or exists (select from incomes where incomes.order_id = orders.id))`,
    looked: lookedAt('orders', 'orders'),
  },
  {
    id: 'L5',
    name: 'A coupon is used once, by its member, for its product',
    findings: sql`select 'order ' || orders.id as finding from orders
      left join member_coupons on member_coupons.order_id = orders.id
      left join coupons on coupons.id = member_coupons.coupon_id
      where (orders.coupon_part > 0 and orders.status <> 'cancelled') <> (member_coupons.order_id is not null)
        or member_coupons.member_id <> orders.member_id or coupons.product_id <> orders.product_id
        or orders.coupon_part > coupons.value`,
    looked: lookedAt('coupons', 'member_coupons'),
  },
  {
    id: 'P2',
    name: 'What is shown as sold was sold, and never more than the stock',
    findings: sql`select 'product ' || products.id as finding from products
      left join (select product_id, count(*) as bought from orders where status <> 'cancelled' group by product_id) as counted
        on counted.product_id = products.id
      where sold > stock or sold <> coalesce(bought, 0)`,
    looked: lookedAt('products', 'products'),
  },
  {
    id: 'P3',
    name: 'Every income agrees with its postings, and a shortfall moved nothing',
    findings: sql`select 'income ' || steps.id as finding from (${incomeSteps}) as steps
      left join postings on postings.entry_id = steps.entry_id and postings.line = steps.line
      where (postings.rule, postings.amount, postings.from_account, postings.to_account)
        is distinct from (steps.rule, steps.amount, steps.from_account, steps.to_account)
      union all
      select 'rule ' || rule from (
        select rule, count(*) as posted from postings where rule in ('incomeDue', 'incomeTaken', 'incomeArrived') group by rule
      ) as posted full join (
        select rule, count(*) as told from (${incomeSteps}) as steps group by rule
      ) as told using (rule) where posted is distinct from told`,
    looked: lookedAt('incomes', 'incomes'),
  },
  {
    id: 'P3',
    name: 'The earnings of each day agree with their postings',
    findings: sql`select 'product ' || product_earnings.product_id as finding from product_earnings
      left join postings on postings.entry_id = product_earnings.entry_id and postings.rule = 'earnings'
        and postings.to_account = 'product:' || product_earnings.product_id || ':revenue'
      where earned <> coalesce(postings.amount, 0)`,
    looked: lookedAt('product days', 'product_earnings'),
  },
  {
    id: 'P5',
    name: 'The promotion budget gets half of the fees, each fee once',
    findings: sql`select 'day ' || day as finding from closed_days where to_promotion <> fees / 2
      union all
      select 'sum' where (select coalesce(sum(to_promotion), 0) from closed_days)
        <> (select coalesce(sum(amount), 0) from postings where rule = 'promotionBudget')
      union all
      select 'fees' where (select coalesce(sum(fees), 0) from closed_days)
        <> (select coalesce(sum(amount), 0) from postings where to_account = 'fees' and currency = 'USDT'
          and entry_id <= (select coalesce(max(through_entry), 0) from closed_days))`,
    looked: lookedAt('days', 'closed_days'),
  },
  {
    id: 'P6',
    name: "A member's wallet is the sum of their settled records, less what was given up with the account",
    findings: sql`select 'member ' || accounts.member_id || ' ' || accounts.currency as finding from accounts
      left join (
        select from_account as name, currency, sum(amount)::bigint as amount from postings where rule = 'forfeiture' group by 1, 2
      ) as given using (name, currency)
      where accounts.kind = 'wallet' and accounts.balance + coalesce(given.amount, 0) <>
        (select coalesce(sum(amount), 0) from all_records as records
          where records.member_id = accounts.member_id and records.currency = accounts.currency and is_settled)
        + case accounts.currency when 'USDT' then (select coalesce(sum(amount), 0) from incomes
          where incomes.member_id = accounts.member_id and status = 'received') else 0 end`,
    looked: lookedAt('records', 'all_records'),
  },
  {
    id: 'P6',
    name: 'Every settled record opens to postings that add up to it',
    findings: sql`select 'record ' || records.id as finding from all_records as records
      left join all_record_postings on all_record_postings.record_id = records.id
      left join postings on postings.entry_id = all_record_postings.entry_id and postings.line = all_record_postings.line
      group by records.id, records.member_id, records.amount, records.status, records.is_settled
      having records.is_settled and records.amount <> coalesce(sum(case
        when postings.to_account = 'member:' || records.member_id || ':wallet' then postings.amount
        when postings.from_account = 'member:' || records.member_id || ':wallet' then -postings.amount
        else 0 end), 0)
        or not records.is_settled and count(postings.line) > 0 and records.status = 'notCredited'`,
    looked: lookedAt('records', 'all_records'),
  },
  {
    id: 'P6',
    name: 'Every record names an account that paid one of its postings',
    findings: sql`select 'record ' || records.id as finding from all_records as records
      join all_record_postings on all_record_postings.record_id = records.id
      join postings on postings.entry_id = all_record_postings.entry_id and postings.line = all_record_postings.line
      group by records.id having not bool_or(postings.from_account = records.source)`,
    looked: lookedAt('records', 'all_records'),
  },
  ...referenceInvariants,
  ...deletionInvariants,
  ...rechargeInvariants,
  ...redeemInvariants,
  ...registrationInvariants,
  ...referralInvariants,
  ...groupJoinInvariants,
  ...rewardInvariants,
  ...withdrawalInvariants,
];

export const checkTables = (db: Kysely<Database>): Promise<Check[]> => checkInvariants(db, tableInvariants);
