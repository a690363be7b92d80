/** Where members are pushed to, and what waits to be pushed: written with what happened, sent after it (decision 68). */
import { runStatements, type Migration } from '../migration.ts';

const pushedOn = (table: string, operations: string, when: string, calls: string): string[] => [
  `create function push_${table}() returns trigger language plpgsql as
    $$ begin ${calls}; return null; end $$`,
  `create trigger push_${table} after ${operations} on ${table}
    for each row when (${when}) execute function push_${table}()`,
];

const arrivedKinds = `new.type = 'recharge' and new.status = 'succeeded'
  or new.type = 'withdrawal' and new.status in ('processing', 'arrived', 'failed')`;

export const migration: Migration = {
  name: '0065-push',
  up: (db) =>
    runStatements(db, [
      // One for each session, and gone with it.
      `create table push_subscriptions (
        token_hash text primary key references sessions (token_hash) on delete cascade,
        member_id text not null references members (id),
        endpoint text not null,
        p256dh text not null,
        auth text not null,
        -- With commas between them.
        kinds text not null,
        made_at double precision not null
      )`,
      `create trigger push_subscriptions_of_nobody_member_id before insert on push_subscriptions
        for each row execute function refuse_deleted('member_id', 'DR003')`,
      'create index push_subscriptions_of_member on push_subscriptions (member_id, made_at)',
      'create index push_subscriptions_by_endpoint on push_subscriptions (endpoint)',
      // It refers to no row: what moves money holds nothing that a sign-out waits for.
      `create table push_outbox (
        id bigint generated always as identity primary key,
        token_hash text not null,
        kind text not null,
        about text not null,
        tries int not null default 0,
        due_at double precision not null default 0,
        written_at double precision not null default extract(epoch from clock_timestamp()) * 1000,
        unique (token_hash, kind, about)
      )`,
      'create index push_outbox_by_due on push_outbox (due_at, id)',
      `create function push_to(member text, what text, thing text) returns void language sql as
        $$ insert into push_outbox (token_hash, kind, about)
          select token_hash, what, thing from push_subscriptions
          where member_id = member and what = any (string_to_array(kinds, ','))
          on conflict do nothing $$`,
      `create function push_to_all(what text, thing text) returns void language sql as
        $$ insert into push_outbox (token_hash, kind, about)
          select token_hash, what, thing from push_subscriptions where what = any (string_to_array(kinds, ','))
          on conflict do nothing $$`,
      // What a message says of a withdrawal, its record says.
      ...pushedOn(
        'messages',
        'insert',
        `new.subject not in ('withdrawalArrived', 'withdrawalFailed')`,
        `perform push_to(new.member_id, case new.kind when 'voucher' then 'coupons' else 'messages' end, new.id)`,
      ),
      ...pushedOn('bulletins', 'insert', `new.kind = 'notice'`, `perform push_to_all('notices', new.id)`),
      ...pushedOn(
        'records',
        'insert or update of status',
        arrivedKinds,
        `perform push_to(new.member_id, case new.type when 'recharge' then 'recharges' else 'withdrawals' end, new.id)`,
      ),
      ...pushedOn(
        'incomes',
        'update of status',
        `new.status = 'received' and old.status <> 'received'`,
        `perform push_to(new.member_id, 'income', new.arrives_at::bigint::text)`,
      ),
    ]),
};
