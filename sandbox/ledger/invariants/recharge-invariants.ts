/** Invariants between the book and recharges and exchanges (rules L5 and P6). */
import { sql } from 'kysely';
import { lookedAt, type TableInvariant } from './invariant.ts';

export const rechargeInvariants: readonly TableInvariant[] = [
  {
    id: 'L5',
    name: 'Each payment is credited once, whole, to who asked for it, and nothing else is recharged',
    findings: sql`select coalesce('payment ' || told.id, 'entry ' || posted.entry_id) as finding
      from (
        select payments.id, entry_id, payments.amount, currency, 'member:' || member_id || ':wallet' as wallet
        from payments join recharges on recharges.id = payments.recharge_id where entry_id is not null
      ) as told
      full join (
        select entry_id, amount, currency, to_account as wallet from postings where rule = 'recharge'
      ) as posted using (entry_id)
      where (told.amount, told.currency, told.wallet) is distinct from (posted.amount, posted.currency, posted.wallet)`,
    looked: lookedAt('payments', 'payments'),
  },
  {
    id: 'P6',
    name: 'The record of each recharge says what was credited, or what was asked while nothing is',
    findings: sql`select coalesce('recharge ' || told.id, 'record ' || noted.id) as finding
      from (
        select recharges.id, recharges.amount as asked, sum(payments.amount) as credited
        from recharges left join payments on payments.recharge_id = recharges.id and payments.entry_id is not null
        group by recharges.id
      ) as told
      full join (
        select id, amount, status, is_settled from records where type = 'recharge'
      ) as noted on noted.id = 'recharge-' || told.id
      where (coalesce(credited, asked), credited is not null, credited is not null)
        is distinct from (noted.amount, noted.status = 'succeeded', noted.is_settled)`,
    looked: lookedAt('recharges', 'recharges'),
  },
  {
    id: 'L5',
    name: 'Each exchange is what its postings say, at the rate of its time, rounded against the converter',
    findings: sql`select coalesce('exchange ' || exchanges.id, 'entry ' || posted.entry_id) as finding
      from exchanges
      full join (
        select entry_id, sum(amount) filter (where rule = 'exchangeSale') as rupees,
          sum(amount) filter (where rule = 'exchangePurchase') as usdt
        from postings where rule in ('exchangeSale', 'exchangePurchase') group by entry_id
      ) as posted using (entry_id)
      where (exchanges.rupees, exchanges.usdt) is distinct from (posted.rupees, posted.usdt)
        or exchanges.usdt <> div(exchanges.rupees * 1000000::numeric, exchanges.rate)
        or exchanges.rate not in (
          select rate from rates where rates.at = quoted_at
          union (select rate from rates where rates.at < quoted_at order by rates.at desc, rates.id desc limit 1)
        )`,
    looked: lookedAt('exchanges', 'exchanges'),
  },
];
