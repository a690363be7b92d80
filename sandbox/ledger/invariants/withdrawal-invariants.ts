/** Invariants between the book and the withdrawals (rule L6). */
import { sql } from 'kysely';
import { lookedAt, type TableInvariant } from './invariant.ts';

const looked = lookedAt('withdrawals', 'withdrawals');

/** The postings that each withdrawal must have, by its status. */
const steps = sql`
  select id, hold_entry as entry_id, 'withdrawalHold' as rule, amount, currency,
    'member:' || member_id || ':wallet' as from_account, 'member:' || member_id || ':hold' as to_account
  from withdrawals
  union all
  select id, end_entry, 'withdrawalPayout', amount - fee, currency, 'member:' || member_id || ':hold', 'outside:payout'
  from withdrawals where status = 'arrived'
  union all
  select id, end_entry, 'withdrawalFee', fee, currency, 'member:' || member_id || ':hold', 'fees'
  from withdrawals where status = 'arrived'
  union all
  select id, end_entry, 'withdrawalReturn', amount, currency,
    'member:' || member_id || ':hold', 'member:' || member_id || ':wallet'
  from withdrawals where status = 'failed'
  union all
  select id, end_entry, 'withdrawalCancellation', amount, currency,
    'member:' || member_id || ':hold', 'member:' || member_id || ':wallet'
  from withdrawals where status = 'cancelled'`;

export const withdrawalInvariants: readonly TableInvariant[] = [
  {
    id: 'L6',
    name: 'Each withdrawal is held once, and ends once or not yet: all paid out, or all back',
    findings: sql`select coalesce('withdrawal ' || steps.id, 'entry ' || posted.entry_id) as finding
      from (${steps}) as steps
      full join (
        select entry_id, rule, amount, currency, from_account, to_account from postings where rule like 'withdrawal%'
      ) as posted using (entry_id, rule)
      where (steps.amount, steps.currency, steps.from_account, steps.to_account)
        is distinct from (posted.amount, posted.currency, posted.from_account, posted.to_account)`,
    looked,
  },
  {
    id: 'L6',
    name: 'What is on hold is the sum of the withdrawals on their way',
    findings: sql`select 'member ' || coalesce(held.member_id, open.member_id) as finding
      from (select member_id, currency, balance from accounts where kind = 'hold') as held
      full join (
        select member_id, currency, sum(amount) as amount from withdrawals where ended_at is null
        group by member_id, currency
      ) as open on open.member_id = held.member_id and open.currency = held.currency
      where coalesce(held.balance, 0) <> coalesce(open.amount, 0)`,
    looked,
  },
  {
    id: 'L6',
    name: 'Each withdrawal is what its member looked at and authorised, the fee included',
    findings: sql`select 'withdrawal ' || withdrawals.id as finding from withdrawals
      left join withdrawal_quotes as quotes on quotes.id = withdrawals.quote_id
      where (withdrawals.member_id, withdrawals.currency, withdrawals.amount, withdrawals.fee, withdrawals.payee)
        is distinct from (quotes.member_id, quotes.currency, quotes.amount, quotes.fee, quotes.payee)
        or withdrawals.created_at >= quotes.expires_at or quotes.authorised_at is null`,
    looked,
  },
];
