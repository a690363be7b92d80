/** Invariants between the book and the group-join bonus (rules L5 and P5). */
import { sql } from 'kysely';
import { lookedAt, type TableInvariant } from './invariant.ts';

export const groupJoinInvariants: readonly TableInvariant[] = [
  {
    id: 'L5',
    name: 'A group bonus is credited once, by promotion, to who asked for it, and has a record either way',
    findings: sql`select coalesce('member ' || joins.member_id, 'entry ' || posted.entry_id) as finding
      from group_joins as joins
      full join (
        select entry_id, amount, from_account, to_account from postings where rule = 'groupBonus'
      ) as posted on posted.entry_id = joins.entry_id
      left join records on records.id = 'group-' || joins.member_id and records.member_id = joins.member_id
        and records.amount = joins.amount
        and records.status = case joins.reason when '' then 'credited' else 'notCredited' end
      where joins.member_id is null or records.id is null
        or joins.reason = '' and (posted.amount, posted.from_account, posted.to_account)
          is distinct from (joins.amount, 'promo:budget', 'member:' || joins.member_id || ':wallet')`,
    looked: lookedAt('bonuses', 'group_joins'),
  },
];
