/** Invariants between the book and what registration gives (rules L5 and P5). */
import { sql } from 'kysely';
import { lookedAt, type TableInvariant } from './invariant.ts';

export const registrationInvariants: readonly TableInvariant[] = [
  {
    id: 'L5',
    name: 'What a new member was given was given once, by promotion, and nothing else is called a welcome',
    findings: sql`select coalesce('member ' || told.member_id, 'entry ' || posted.entry_id) as finding
      from (
        select entry_id, member_id, amount, case rule when 'freeTrial' then 'trial' else rule end as rule,
          case rule when 'freeTrial' then 'order:' || order_id || ':escrow' else 'member:' || member_id || ':wallet' end as target
        from registration_credits where entry_id is not null
      ) as told
      full join (
        select entry_id, amount, rule, to_account as target from postings
        where rule in ('welcomeBonus', 'registrationGift')
          or rule = 'trial' and entry_id in (select entry_id from registration_credits)
      ) as posted using (entry_id)
      where (told.amount, told.rule, told.target) is distinct from (posted.amount, posted.rule, posted.target)`,
    looked: lookedAt('credits', 'registration_credits'),
  },
  {
    id: 'P5',
    name: 'Who was given something was given or refused all of it, and has a record of each',
    findings: sql`select 'member ' || credits.member_id as finding from registration_credits as credits
      left join records on records.id = credits.rule || '-' || credits.member_id
        and records.member_id = credits.member_id and records.amount = credits.amount
        and records.status = case credits.reason when '' then 'credited' else 'notCredited' end
      left join orders on orders.id = credits.order_id
        and orders.member_id = credits.member_id and orders.product_id = credits.product_id and orders.is_trial
      group by credits.member_id
      having count(*) <> 3
        or bool_or(credits.order_id is null and records.id is null)
        or bool_or(credits.order_id is not null and orders.id is null)`,
    looked: lookedAt('credits', 'registration_credits'),
  },
];
