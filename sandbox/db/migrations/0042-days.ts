/** A day's end in slices: incomes of some orders in one call of the database, refused (DR002) where one was credited meanwhile. */
import { runStatements, type Migration } from '../migration.ts';

const creditIncomes = `create function credit_incomes(reckoned bigint, wanted double precision, moved json, credited json,
    new_postings json, out entry_id bigint, out hash text) language plpgsql as $$
declare
  moved_orders int;
begin
  perform lock_book(reckoned);
  update orders set next_day = listed."nextDay", next_due_at = listed."nextDueAt"
    from json_to_recordset(moved) as listed (id text, "fromDay" int, "nextDay" int, "nextDueAt" double precision)
    where orders.id = listed.id and orders.next_day = listed."fromDay" and orders.next_due_at is not null;
  get diagnostics moved_orders = row_count;
  if moved_orders <> json_array_length(moved) then
    raise exception 'an income was credited meanwhile' using errcode = 'DR002';
  end if;
  if json_array_length(new_postings) > 0 then
    select * into entry_id, hash from append_entry('incomeDue', null, null, wanted, new_postings) as appended;
  end if;
  insert into incomes (id, order_id, member_id, product_id, day_index, due_at, stated, amount, status, due_entry, due_line)
    select 'income-' || "orderId" || '-' || "dayIndex", "orderId", "memberId", "productId", "dayIndex", "dueAt", stated,
      amount, case when amount > 0 then 'notReceived' else 'received' end,
      case when amount > 0 then credit_incomes.entry_id end, line
    from json_to_recordset(credited) as listed ("orderId" text, "memberId" text, "productId" text, "dayIndex" int,
      "dueAt" double precision, stated bigint, amount bigint, line int);
  -- Whose first full day it was: those who invited them are told in the order of time.
  insert into first_days (member_id, due_at)
    select orders.member_id, min(listed."dueAt")
    from json_to_recordset(credited) as listed ("orderId" text, "dayIndex" int, "dueAt" double precision)
    join orders on orders.id = listed."orderId" and not orders.is_trial
    join members on members.id = orders.member_id and members.inviter_id is not null
    where listed."dayIndex" = 1
      and not exists (select from referral_bonuses where invited_id = orders.member_id)
    group by orders.member_id
    on conflict (member_id) do update set due_at = least(first_days.due_at, excluded.due_at);
end $$`;

export const migration: Migration = {
  name: '0042-days',
  up: (db) =>
    runStatements(db, [
      `create table first_days (
        member_id text primary key references members (id),
        due_at double precision not null
      )`,
      'create index first_days_by_time on first_days (due_at)',
      creditIncomes,
    ]),
};
