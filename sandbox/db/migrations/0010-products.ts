/** Products, orders and coupons. Stock can't be oversold: a check, whatever the code does. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0010-products',
  up: (db) =>
    runStatements(db, [
      `create table products (
        id text primary key,
        position integer not null unique,
        name text not null,
        image text not null,
        description text not null,
        status integer not null check (status between 0 and 9),
        starts_at double precision,
        ends_at double precision,
        price bigint not null check (price > 0),
        day_return bigint not null check (day_return > 0),
        valid_days integer not null check (valid_days between 1 and 10000),
        stock integer not null check (stock >= 0),
        sold integer not null default 0,
        agreement_version text not null,
        -- Mean rental earnings in basis points of the stated return, before the management fee.
        earnings_bias integer not null check (earnings_bias >= 0),
        check (sold between 0 and stock)
      )`,
      `create table coupons (
        id text primary key,
        product_id text not null references products (id),
        name text not null,
        value bigint not null check (value > 0),
        expires_at double precision not null
      )`,
      `create table orders (
        id text primary key,
        member_id text not null references members (id),
        product_id text not null references products (id),
        price bigint not null check (price > 0),
        coupon_part bigint not null default 0 check (coupon_part >= 0),
        -- What promotion paid of the price: the coupon's part, or all of a trial.
        promotion_part bigint not null default 0 check (promotion_part between coupon_part and price),
        day_return bigint not null check (day_return > 0),
        valid_days integer not null check (valid_days >= 1),
        bought_at double precision not null,
        expires_at double precision not null check (expires_at > bought_at),
        is_trial boolean not null default false,
        status text not null default 'valid' check (status in ('valid', 'expired')),
        returned_at double precision,
        -- The next day of income, and when it falls due; null after the last.
        next_day integer not null default 1,
        next_due_at double precision,
        unique (id, member_id, product_id),
        check ((status = 'expired') = (returned_at is not null))
      )`,
      'create index orders_by_member on orders (member_id, bought_at desc)',
      'create index orders_by_product on orders (product_id)',
      'create index orders_by_next_due on orders (next_due_at) where next_due_at is not null',
      `create index orders_by_expiry on orders (expires_at) where status = 'valid'`,
      'create unique index orders_one_trial on orders (member_id) where is_trial',
      `create table member_coupons (
        coupon_id text not null references coupons (id),
        member_id text not null references members (id),
        order_id text unique references orders (id),
        primary key (coupon_id, member_id)
      )`,
    ]),
};
