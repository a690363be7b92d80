/** Invariants between the book and rewards of a day, and between coupons and who holds them (rules L5 and P5). */
import { sql } from 'kysely';
import { lookedAt, type TableInvariant } from './invariant.ts';

export const rewardInvariants: readonly TableInvariant[] = [
  {
    id: 'L5',
    name: 'A reward of a day is once per member and day, paid by promotion, and nothing else is called one',
    findings: sql`select coalesce('member ' || told.member_id || ' ' || told.day, 'entry ' || posted.entry_id) as finding
      from (
        select entry_id, member_id, day, amount, case kind when 'signIn' then 'signInBonus' else kind end as rule,
          'promo:budget' as source, 'member:' || member_id || ':wallet' as target
        from daily_rewards where entry_id is not null
      ) as told
      full join (
        select entry_id, amount, rule, from_account as source, to_account as target from postings
        where rule in ('signInBonus', 'dailyBonus')
      ) as posted using (entry_id)
      where (told.amount, told.rule, told.source, told.target)
        is distinct from (posted.amount, posted.rule, posted.source, posted.target)`,
    looked: lookedAt('rewards', 'daily_rewards'),
  },
  {
    id: 'P5',
    name: 'A reward of a day has a record that says whether it was credited, and days in a row are in a row',
    findings: sql`select 'member ' || rewards.member_id || ' ' || rewards.day as finding from (
        select *, lag(streak) over days as streak_before, lag(day) over days as day_before from daily_rewards
        window days as (partition by member_id, kind order by day)
      ) as rewards
      left join records on records.id = rewards.kind || '-' || rewards.member_id || '-' || rewards.day
        and records.member_id = rewards.member_id and records.amount = rewards.amount
        and records.status = case rewards.reason when '' then 'credited' else 'notCredited' end
      where records.id is null
        or rewards.streak not in (1, coalesce(rewards.streak_before, 0) + 1)
        -- Who moved has three days in the calendar for two of theirs at most.
        or rewards.streak > 1 and rewards.day::date - rewards.day_before::date > 2`,
    looked: lookedAt('rewards', 'daily_rewards'),
  },
  {
    id: 'L5',
    name: 'As many coupons are taken as members hold, and never more than there are',
    findings: sql`select 'coupon ' || coupons.id as finding from coupons
      left join member_coupons on member_coupons.coupon_id = coupons.id and member_coupons.received_at is not null
      group by coupons.id
      having count(member_coupons.member_id) <> coupons.taken or coupons.taken > coupons.pieces`,
    looked: lookedAt('coupons', 'coupons'),
  },
];
