/** Invariants between the book and members who deleted their accounts (rule L8). */
import { sql } from 'kysely';
import { lookedAt, type TableInvariant } from './invariant.ts';

const looked = lookedAt('members', 'members');

export const deletionInvariants: readonly TableInvariant[] = [
  {
    id: 'L8',
    name: 'A deleted member holds nothing, and nothing is on its way to them',
    findings: sql`select 'member ' || members.id as finding from members where deleted_at is not null and (
      exists (select from accounts where accounts.member_id = members.id and balance <> 0)
      or exists (select from orders where orders.member_id = members.id and (status = 'valid' or next_due_at is not null))
      or exists (select from incomes where incomes.member_id = members.id and status <> 'received')
      or exists (select from withdrawals where withdrawals.member_id = members.id and ended_at is null)
      or exists (select from recharges where recharges.member_id = members.id and next_due_at is not null))`,
    looked,
  },
  {
    id: 'L8',
    name: 'Only members who deleted their accounts gave anything up, and nothing was written for them since',
    findings: sql`select 'member ' || accounts.member_id as finding from postings
      join accounts on accounts.name = from_account and accounts.currency = postings.currency
      join members on members.id = accounts.member_id
      where rule = 'forfeiture' and deleted_at is null
      union all
      select 'entry ' || entries.id from entries join members on members.id = entries.member_id where at > deleted_at`,
    looked,
  },
];
