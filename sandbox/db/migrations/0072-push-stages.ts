/** A push about a withdrawal says how far it is: a later one takes the place of what is shown of it (decision 68). */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0072-push-stages',
  up: (db) =>
    runStatements(db, [
      `alter table push_outbox add column stage text not null default ''`,
      // One that waits, or is just being sent, does not stand for the next.
      `alter table push_outbox drop constraint push_outbox_token_hash_kind_about_key,
        add unique (token_hash, kind, about, stage)`,
      `create function push_stage(member text, what text, thing text, how_far text) returns void language sql as
        $$ insert into push_outbox (token_hash, kind, about, stage)
          select token_hash, what, thing, how_far from push_subscriptions
          where member_id = member and what = any (string_to_array(kinds, ','))
          on conflict do nothing $$`,
      `create or replace function push_records() returns trigger language plpgsql as $$ begin
        if new.type = 'withdrawal' then perform push_stage(new.member_id, 'withdrawals', new.id, new.status);
        else perform push_to(new.member_id, 'recharges', new.id);
        end if;
        return null;
      end $$`,
    ]),
};
