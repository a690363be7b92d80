/** Rewards of a day, each once, and coupons that members collect from a limited number. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0033-rewards',
  up: (db) =>
    runStatements(db, [
      `create table daily_rewards (
        member_id text not null references members (id),
        kind text not null check (kind in ('signIn', 'dailyBonus')),
        -- The calendar's day in the region that the member had, yyyy-mm-dd.
        day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        at double precision not null,
        region integer not null,
        -- Which day in a row it is.
        streak integer not null check (streak >= 1),
        amount bigint not null check (amount > 0),
        -- Why it was not credited; empty: it was.
        reason text not null default '' check (reason in ('', 'promotionEmpty')),
        entry_id bigint unique references entries (id),
        primary key (member_id, kind, day),
        check ((reason = '') = (entry_id is not null))
      )`,
      // Zero pieces: given by hand, not collected.
      'alter table coupons add column pieces integer not null default 0 check (pieces >= 0)',
      'alter table coupons add column taken integer not null default 0',
      'alter table coupons add constraint coupons_not_overdrawn check (taken between 0 and pieces)',
      'alter table member_coupons add column received_at double precision',
      'create index member_coupons_by_member on member_coupons (member_id)',
      `insert into edges (rule, from_kind, to_kind, currency)
        values ('dailyBonus', 'promotion', 'wallet', 'USDT') on conflict do nothing`,
    ]),
};
