/** Orders and incomes, written with the entries that pay for them in one call of the database. */

/**
 * Orders that were decided by looks of their own: each with its intent, and its record of all postings of its entry. What no
 * longer holds for one of them (DR002) is told for all: who called tries each alone.
 */
export const placeOrders = `create function place_orders(reckoned bigint, intents json, ordered json, coupons json,
    told json, entered json, named json, moved json, out entry_id bigint, out hash text) language plpgsql as $$
declare
  first_entry bigint;
  placed bigint;
begin
  perform lock_book(reckoned);
  insert into intents (id, member_id, call, payload_hash, state, code, msg, data, at)
    select id, "memberId", call, "payloadHash", state, code, msg, data, at
    from json_to_recordset(intents) as listed (id text, "memberId" text, call text, "payloadHash" text, state text,
      code int, msg text, data json, at double precision);
  with wanted as (
    select "productId", status, price, "dayReturn", "agreementVersion", count(*) as pieces
    from json_to_recordset(ordered) as listed
      ("productId" text, status int, price bigint, "dayReturn" bigint, "agreementVersion" text)
    group by 1, 2, 3, 4, 5
  ), taken as (
    update products set sold = sold + pieces,
        status = case when sold + pieces >= stock then 3 else products.status end
      from wanted
      where products.id = "productId" and products.status = wanted.status and sold + pieces <= stock
        and products.price = wanted.price and day_return = "dayReturn" and agreement_version = "agreementVersion"
      returning pieces
  )
  select sum(pieces) into placed from taken;
  if placed is distinct from json_array_length(ordered) then
    raise exception 'the terms were changed' using errcode = 'DR002';
  end if;
  insert into orders (id, member_id, product_id, price, coupon_part, promotion_part, day_return, valid_days,
      bought_at, expires_at, next_due_at, is_first)
    select id, "memberId", "productId", price, "couponPart", "couponPart", "dayReturn", "validDays", "boughtAt",
      "expiresAt", "nextDueAt", "isFirst"
    from json_to_recordset(ordered) as listed (id text, "memberId" text, "productId" text, price bigint,
      "couponPart" bigint, "dayReturn" bigint, "validDays" int, "boughtAt" double precision,
      "expiresAt" double precision, "nextDueAt" double precision, "isFirst" boolean);
  if json_array_length(coupons) > 0 then
    update member_coupons set order_id = used."orderId"
      from json_to_recordset(coupons) as used ("couponId" text, "memberId" text, "orderId" text)
      where coupon_id = "couponId" and member_id = "memberId" and order_id is null;
    get diagnostics placed = row_count;
    if placed <> json_array_length(coupons) then
      raise exception 'the coupon was used' using errcode = 'DR002';
    end if;
  end if;
  select * into first_entry, entry_id, hash from append_entries(entered, named, moved) as appended;
  insert into records (id, member_id, type, currency, amount, status, is_settled, at, about, rule, source, order_id)
    select id, "memberId", type, 'USDT', amount, status, true, at, about, rule, source, "orderId"
    from json_to_recordset(told) as listed (id text, "memberId" text, type text, amount bigint, status text,
      at double precision, about text, rule text, source text, "orderId" text);
  insert into record_postings (record_id, entry_id, line)
    select listed.id, postings.entry_id, postings.line
    from rows from (json_to_recordset(told) as (id text)) with ordinality as listed (id, place)
    join postings on postings.entry_id = first_entry + place - 1;
end $$`;

/** As in 0042, with a batch of one entry or none. */
export const creditIncomes = `create function credit_incomes(reckoned bigint, shifted json, credited json, entered json, named json,
    moved json, out entry_id bigint, out hash text) language plpgsql as $$
declare
  shifted_orders int;
begin
  perform lock_book(reckoned);
  update orders set next_day = listed."nextDay", next_due_at = listed."nextDueAt"
    from json_to_recordset(shifted) as listed (id text, "fromDay" int, "nextDay" int, "nextDueAt" double precision)
    where orders.id = listed.id and orders.next_day = listed."fromDay" and orders.next_due_at is not null;
  get diagnostics shifted_orders = row_count;
  if shifted_orders <> json_array_length(shifted) then
    raise exception 'an income was credited meanwhile' using errcode = 'DR002';
  end if;
  if json_array_length(entered) > 0 then
    select appended.entry_id, appended.hash into entry_id, hash from append_entries(entered, named, moved) as appended;
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
