/**
 * What the book points to is there: guards look when a row is written, and nobody deletes what others are about (migration 0067).
 * A restored world, whose rows were written without guards, is found out here.
 */
import { sql } from 'kysely';
import { lookedAt, type TableInvariant } from './invariant.ts';

const isNobody = (column: string) => sql`${sql.ref(column)} is not null
  and not exists (select from members where members.id = ${sql.ref(column)})`;

export const referenceInvariants: readonly TableInvariant[] = [
  {
    id: 'L1',
    name: 'Every posting is of an entry, between two accounts, and every entry, intent and order of a member who is there',
    findings: sql`select 'posting ' || entry_id || ', ' || line as finding from postings
      where not exists (select from entries where entries.id = entry_id)
        or not exists (select from accounts where name = from_account and accounts.currency = postings.currency)
        or not exists (select from accounts where name = to_account and accounts.currency = postings.currency)
      union all
      select 'entry ' || entries.id from entries where ${isNobody('entries.member_id')}
      union all
      select 'intent ' || intents.id from intents where ${isNobody('intents.member_id')}
      union all
      select 'order ' || orders.id from orders where ${isNobody('orders.member_id')}
        or not exists (select from products where products.id = product_id)`,
    looked: lookedAt('postings', 'postings'),
  },
  {
    id: 'L3',
    name: 'Every account is named after its owner, who is there',
    findings: sql`select 'account ' || name || ' ' || currency as finding from accounts where
      (case
        when kind in ('wallet', 'hold', 'arriving') then
          name = 'member:' || member_id || ':' || kind and order_id is null and product_id is null
        when kind in ('escrow', 'due') then
          name = 'order:' || order_id || ':' || kind and member_id is not null and product_id is not null
        when kind = 'revenue' then
          name = 'product:' || product_id || ':revenue' and member_id is null and order_id is null
        when kind = 'exchange' then name = 'exchange:' || currency and coalesce(member_id, order_id, product_id) is null
        else (kind, name) in (('fees', 'fees'), ('promotion', 'promo:budget'), ('forfeited', 'house:forfeited'),
            ('faucet', 'outside:faucet'), ('payout', 'outside:payout'), ('renters', 'outside:renters'))
          and coalesce(member_id, order_id, product_id) is null
      end) is not true
      or currency not in ('USDT', 'INR')
      or ${isNobody('accounts.member_id')}
      or product_id is not null and not exists (select from products where products.id = accounts.product_id)`,
    looked: lookedAt('accounts', 'accounts'),
  },
];
