/**
 * A purchase is the record of its order, as an income always was: it isn't written twice (decision 0076). What was written so far
 * goes; the views below say the same of it.
 */
import { runStatements, type Migration } from '../migration.ts';

const columns = `id, member_id, type, currency, amount, status, is_settled, at, about, rule, source, source_name, reason, order_id`;

/** A coupon may cover all of the price: then the member paid none of it. Trials were given, and have no record. */
const purchaseRecords = `create view purchase_records as
  select 'purchase-' || id as id, member_id, 'buyMachine' as type, 'USDT' as currency, coupon_part - price as amount,
    case status when 'cancelled' then 'cancelled' else 'paid' end as status, true as is_settled, bought_at as at,
    (select name from products where products.id = product_id) as about,
    case when coupon_part < price then 'purchase' else 'coupon' end as rule,
    case when coupon_part < price then 'member:' || member_id || ':wallet' else 'promo:budget' end as source,
    '' as source_name, '' as reason, id as order_id, product_id
  from orders where not is_trial`;

const allRecords = `create view all_records as
  select ${columns} from records union all select ${columns} from purchase_records`;

const allRecordPostings = `create view all_record_postings as
  select record_id, entry_id, line from record_postings
  union all
  select 'purchase-' || orders.id, entry_id, line
  from orders join postings on to_account = 'order:' || orders.id || ':escrow' and rule in ('purchase', 'coupon')
  where not orders.is_trial`;

/** What the foreign keys said, once for all orders of a statement, and word of the new record. */
const lookAtOrders = `create function look_at_orders() returns trigger language plpgsql as $$
declare one record;
begin
  for one in select member_id, (select true from members where id = added.member_id) is true
      and (select true from products where id = added.product_id) is true as is_known from added
  loop
    if not one.is_known then
      raise exception 'an order is of nobody, or of nothing' using errcode = 'foreign_key_violation';
    end if;
    perform pg_notify('changed', one.member_id || '|wallet');
  end loop;
  return null;
end $$`;

/** An order with the intent that it answers, as \`placeOrders\` sends it. */
const placedOrder = `create type placed_order as (id text, "memberId" text, "productId" text, status int, price bigint,
  "couponPart" bigint, "couponId" text, "dayReturn" bigint, "validDays" int, "agreementVersion" text,
  "boughtAt" double precision, "expiresAt" double precision, "nextDueAt" double precision, "isFirst" boolean,
  "intentId" text, call text, "payloadHash" text, state text, code int, msg text, data json)`;

/**
 * Orders that were decided by looks of their own. What no longer holds for one of them (DR002) is told for all: who called tries
 * each alone.
 */
const placeOrders = `create function place_orders(reckoned bigint, ordered json, coupons int, entered json, named json,
    moved json, out entry_id bigint, out hash text) language plpgsql as $$
declare
  placed placed_order[];
  counted bigint;
begin
  perform lock_book(reckoned);
  select array_agg(listed) into placed from json_populate_recordset(null::placed_order, ordered) as listed;
  insert into intents (id, member_id, call, payload_hash, state, code, msg, data, at)
    select "intentId", "memberId", call, "payloadHash", state, code, msg, data, "boughtAt" from unnest(placed);
  with wanted as (
    select "productId", status, price, "dayReturn", "agreementVersion", count(*) as pieces from unnest(placed)
    group by 1, 2, 3, 4, 5
  ), taken as (
    update products set sold = sold + pieces,
        status = case when sold + pieces >= stock then 3 else products.status end
      from wanted
      where products.id = "productId" and products.status = wanted.status and sold + pieces <= stock
        and products.price = wanted.price and day_return = "dayReturn" and agreement_version = "agreementVersion"
      returning pieces
  )
  select sum(pieces) into counted from taken;
  if counted is distinct from cardinality(placed) then
    raise exception 'the terms were changed' using errcode = 'DR002';
  end if;
  insert into orders (id, member_id, product_id, price, coupon_part, promotion_part, day_return, valid_days,
      bought_at, expires_at, next_due_at, is_first)
    select id, "memberId", "productId", price, "couponPart", "couponPart", "dayReturn", "validDays", "boughtAt",
      "expiresAt", "nextDueAt", "isFirst" from unnest(placed);
  if coupons > 0 then
    update member_coupons set order_id = used.id from unnest(placed) as used
      where coupon_id = "couponId" and member_id = "memberId" and order_id is null;
    get diagnostics counted = row_count;
    if counted <> coupons then
      raise exception 'the coupon was used' using errcode = 'DR002';
    end if;
  end if;
  select appended.entry_id, appended.hash into entry_id, hash from append_entries(entered, named, moved) as appended;
end $$`;

export const migration: Migration = {
  name: '0068-purchases',
  up: (db) =>
    runStatements(db, [
      purchaseRecords,
      allRecords,
      allRecordPostings,
      `delete from record_postings using records where records.id = record_id and type = 'buyMachine'`,
      // Looked up for each record that goes: without an index it takes as long as all of them.
      'alter table referral_bonuses drop constraint referral_bonuses_record_id_fkey',
      `delete from records where type = 'buyMachine'`,
      `alter table referral_bonuses add constraint referral_bonuses_record_id_fkey
        foreign key (record_id) references records (id)`,
      lookAtOrders,
      `create trigger orders_looked_at after insert on orders referencing new table as added
        for each statement execute function look_at_orders()`,
      'alter table orders drop constraint orders_member_id_fkey, drop constraint orders_product_id_fkey',
      'drop function place_orders(bigint, json, json, json, json, json, json, json)',
      placedOrder,
      placeOrders,
    ]),
};
