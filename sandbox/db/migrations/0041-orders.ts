/**
 * An order in one call of the database: what was decided by an older look is decided again (DR002) if it no longer holds, and
 * an intent is kept with the entry that it made (rule L4).
 */
import { runStatements, type Migration } from '../migration.ts';

const keepIntent = `create function keep_intent(intent json, wanted double precision) returns void language plpgsql as $$
begin
  insert into intents (id, member_id, call, payload_hash, state, code, msg, data, at)
  values (intent->>'id', intent->>'memberId', intent->>'call', intent->>'payloadHash', intent->>'state',
    (intent->>'code')::int, intent->>'msg', nullif((intent->'data')::text, 'null')::json, wanted);
end $$`;

/** Under the book's lock, as whatever else an intent may become. */
const refuseIntent = `create function refuse_intent(reckoned bigint, wanted double precision, intent json) returns void
    language plpgsql as $$
begin
  perform lock_book(reckoned);
  perform keep_intent(intent, wanted);
end $$`;

const placeOrder = `create function place_order(reckoned bigint, wanted double precision, intent json, ordered json,
    new_postings json, record json, out entry_id bigint, out hash text) language plpgsql as $$
declare
  lines int := json_array_length(new_postings);
begin
  perform lock_book(reckoned);
  perform keep_intent(intent, wanted);
  update products set sold = sold + 1, status = case when sold + 1 >= stock then 3 else status end
    where id = ordered->>'productId' and status = (ordered->>'status')::int and sold < stock
      and price = (ordered->>'price')::bigint and day_return = (ordered->>'dayReturn')::bigint
      and agreement_version = ordered->>'agreementVersion';
  if not found then raise exception 'the terms were changed' using errcode = 'DR002'; end if;
  insert into orders (id, member_id, product_id, price, coupon_part, promotion_part, day_return, valid_days,
      bought_at, expires_at, next_due_at)
    values (ordered->>'id', intent->>'memberId', ordered->>'productId', (ordered->>'price')::bigint,
      (ordered->>'couponPart')::bigint, (ordered->>'couponPart')::bigint, (ordered->>'dayReturn')::bigint,
      (ordered->>'validDays')::int, wanted, (ordered->>'expiresAt')::double precision,
      (ordered->>'nextDueAt')::double precision);
  if ordered->>'couponId' <> '' then
    update member_coupons set order_id = ordered->>'id'
      where coupon_id = ordered->>'couponId' and member_id = intent->>'memberId' and order_id is null;
    if not found then raise exception 'the coupon was used' using errcode = 'DR002'; end if;
  end if;
  select * into entry_id, hash
    from append_entry('purchase', intent->>'id', intent->>'memberId', wanted, new_postings) as appended;
  insert into records (id, member_id, type, currency, amount, status, is_settled, at, about, rule, source, order_id)
    values (record->>'id', intent->>'memberId', record->>'type', 'USDT', (record->>'amount')::bigint, record->>'status',
      true, wanted, record->>'about', record->>'rule', record->>'source', ordered->>'id');
  insert into record_postings (record_id, entry_id, line)
    select record->>'id', place_order.entry_id, line from generate_series(1, lines) as line;
end $$`;

export const migration: Migration = {
  name: '0041-orders',
  up: (db) => runStatements(db, [keepIntent, refuseIntent, placeOrder]),
};
