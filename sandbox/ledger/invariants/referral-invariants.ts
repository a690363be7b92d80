/** Invariants between the book and referral bonuses: fixed, once, to the member who invited (product 12.4, rule P5). */
import { sql } from 'kysely';
import { referralBonus } from '#domain/limits.ts';
import { lookedAt, type TableInvariant } from './invariant.ts';

export const referralInvariants: readonly TableInvariant[] = [
  {
    id: 'P5',
    name: 'Each referral bonus is the fixed one of its level, to who invited, with a record; no other was posted',
    findings: sql`select coalesce('bonus ' || told.record_id, 'entry ' || entry_id) as finding
      from (
        select bonuses.record_id, bonuses.inviter_id, level, record_postings.entry_id, record_postings.line,
          bonuses.inviter_id is distinct from (case level
            when 'B' then invited.inviter_id when 'C' then second.inviter_id else third.inviter_id end)
          or records.member_id <> bonuses.inviter_id
          or records.type <> 'referralBonus' || level
          or records.amount <> (case level when 'B' then ${referralBonus.B}::bigint
            when 'C' then ${referralBonus.C}::bigint else ${referralBonus.D}::bigint end)
          or (records.status = 'credited') <> (record_postings.entry_id is not null) as is_wrong
        from referral_bonuses as bonuses
        join members as invited on invited.id = bonuses.invited_id
        left join members as second on second.id = invited.inviter_id
        left join members as third on third.id = second.inviter_id
        join records on records.id = bonuses.record_id
        left join record_postings on record_postings.record_id = bonuses.record_id
      ) as told
      full join (
        select entry_id, line, rule, from_account, to_account from postings where rule like 'referralBonus%'
      ) as posted using (entry_id, line)
      where told.record_id is null or told.is_wrong or (entry_id is not null and (
        posted.rule, posted.from_account, posted.to_account) is distinct from (
        'referralBonus' || told.level, 'promo:budget', 'member:' || told.inviter_id || ':wallet'))`,
    looked: lookedAt('bonuses', 'referral_bonuses'),
  },
];
