/**
 * A large world in seconds: members with a session, a recharge and orders each, written by the database itself behind the
 * book's guards, with a superuser's switch that the sandbox never uses. The book is whole: `verify` finds nothing.
 */
import { sql, type Kysely } from 'kysely';
import { day } from '#domain/limits.ts';
import { incomeDueAt } from '#sandbox/calendar.ts';
import type { Database } from '#sandbox/db/tables.ts';
import { addProduct } from './people.ts';

export interface LargeWorld {
  members: number;
  ordersEach: number;
  /** Hash of the password of each. */
  passwordHash: string;
  /** Real time at which sessions begin, ms. */
  wallNow: number;
}

/** What orders of the built history rent. The first is what a load buys. */
export const largeProducts = Array.from({ length: 10 }, (_, index) => `load-${index}`);

export const largePhone = (index: number): string => String(6_000_000_000 + index);
/** 43 characters, as tokens are. */
export const largeToken = (index: number): string => `load-token-${index}`.padEnd(43, '_');

const price = 10_000_000n;
const dayReturn = 120_000n;
const recharged = 10_000_000_000n;
const zeroes = '0'.repeat(64);

/** Statements that only make sense together, in this order. */
const statements = (world: LargeWorld, at: number, dueIn: number) => {
  const { members, ordersEach, passwordHash, wallNow } = world;
  const orders = members * ordersEach;
  /** Spread over the day before, so that their incomes fall due over the day that comes. */
  const boughtAt = sql`(${at}::float8 - (n::bigint * 7919 % ${day}::bigint))`;
  return [
    sql`insert into members (id, country, phone, name, name_look, password_hash, region, invite_code, created_at)
      select 'load-m' || n, 'IN', (6000000000 + n)::text, 'Member ' || n, 'load' || n, ${passwordHash}, 1, 'LOAD' || n, ${at}
      from generate_series(1, ${members}::int) n`,
    sql`insert into sessions (token_hash, member_id, created_at, last_seen_at, expires_at)
      select encode(sha256(convert_to(rpad('load-token-' || n, 43, '_'), 'UTF8')), 'hex'), 'load-m' || n,
        ${wallNow}, ${wallNow}, ${wallNow + 30 * day}
      from generate_series(1, ${members}::int) n`,
    sql`insert into recharges (id, member_id, method, currency, channel_name, address, reference, amount, created_at, expires_at)
      select 'load-r' || n, 'load-m' || n, 'usdt', 'USDT', '', 'sandbox:load/' || n, '', ${recharged}, ${at}, ${at + 1}
      from generate_series(1, ${members}::int) n`,
    sql`insert into orders (id, member_id, product_id, price, day_return, valid_days, bought_at, expires_at, next_due_at)
      select 'load-o' || n, 'load-m' || (1 + n % ${members}::int), 'load-' || (n % 10), ${price}, ${dayReturn}, 30,
        ${boughtAt}, ${boughtAt} + ${30 * day}::float8, ${boughtAt} + ${dueIn}::float8
      from generate_series(0, ${orders}::int - 1) n`,
    sql`update products set sold = (select count(*) from orders where product_id = products.id) where id like 'load-%'`,
    sql`create temp table made on commit drop as
      select row_number() over (order by part, n) as place, * from (
        select 0 as part, 0 as n, 'earnings' as kind, null as member,
          (select '[' || string_agg(format('["earnings","outside:renters","product:load-%s:revenue","USDT","%s"],["managementFee","product:load-%s:revenue","fees","USDT","%s"]',
            p, ${(dayReturn * BigInt(orders)) / 5n}::bigint, p, ${(dayReturn * BigInt(orders)) / 50n}::bigint), ',' order by p) || ']'
          from generate_series(0, 9) p) as lines, 20 as count
        union all
        select 1, n, 'recharge', 'load-m' || n,
          '[["recharge","outside:faucet","member:load-m' || n || ':wallet","USDT","' || ${String(recharged)} || '"]]', 1
        from generate_series(1, ${members}::int) n
        union all
        select 2, n, 'purchase', 'load-m' || (1 + n % ${members}::int),
          '[["purchase","member:load-m' || (1 + n % ${members}::int) || ':wallet","order:load-o' || n || ':escrow","USDT","' || ${String(price)} || '"]]', 1
        from generate_series(0, ${orders}::int - 1) n
      ) as all_made`,
    sql`do $$
      declare
        head book_head%rowtype;
        row record;
        content text;
        at bigint;
        wanted bigint := ${sql.lit(at)};
        ids bigint[] := '{}'; previous text[] := '{}'; hashes text[] := '{}';
      begin
        select * into head from book_head;
        at := greatest(wanted, head.at::bigint);
        create temp table chained (place bigint, id bigint, previous_hash text, hash text) on commit drop;
        for row in select * from made order by place loop
          content := '["' || head.hash || '","' || (head.entry_id + 1) || '","' || row.kind || '",null,'
            || coalesce('"' || row.member || '"', 'null') || ',' || at || ',' || row.lines || ']';
          ids := ids || (head.entry_id + 1);
          previous := previous || head.hash;
          head.hash := encode(sha256(convert_to(content, 'UTF8')), 'hex');
          head.entry_id := head.entry_id + 1;
          hashes := hashes || head.hash;
          if cardinality(ids) = 1000 then
            insert into chained select row.place - 1000 + i, ids[i], previous[i], hashes[i] from generate_subscripts(ids, 1) i;
            ids := '{}'; previous := '{}'; hashes := '{}';
          end if;
        end loop;
        insert into chained select (select max(place) from made) - cardinality(ids) + i, ids[i], previous[i], hashes[i]
          from generate_subscripts(ids, 1) i;
        update book_head set entry_id = head.entry_id, hash = head.hash, at = greatest(wanted, book_head.at);
      end $$`,
    sql`insert into entries (id, kind, member_id, at, lines, previous_hash, hash)
      select id, kind, member, (select at from book_head), count, previous_hash, hash from chained join made using (place) order by id`,
    sql`insert into postings (entry_id, line, rule, from_account, to_account, currency, amount)
      select id, line, posting->>0, posting->>1, posting->>2, posting->>3, (posting->>4)::bigint
      from chained join made using (place)
      cross join lateral json_array_elements(lines::json) with ordinality as listed (posting, line) order by id, line`,
    sql`insert into accounts (name, currency, kind, member_id)
      select 'member:load-m' || n || ':wallet', 'USDT', 'wallet', 'load-m' || n from generate_series(1, ${members}::int) n`,
    sql`insert into accounts (name, currency, kind, member_id, order_id, product_id)
      select 'order:' || id || ':escrow', 'USDT', 'escrow', member_id, id, product_id from orders where id like 'load-o%'`,
    sql`insert into accounts (name, currency, kind, product_id)
      select 'product:load-' || n || ':revenue', 'USDT', 'revenue', 'load-' || n from generate_series(0, 9) n`,
    sql`insert into accounts (name, currency, kind) values ('outside:faucet', 'USDT', 'faucet'),
      ('outside:renters', 'USDT', 'renters'), ('fees', 'USDT', 'fees') on conflict do nothing`,
    sql`update accounts set balance = balance + change from (
        select name, currency, sum(change) as change from (
          select from_account as name, currency, -amount as change from postings
            where entry_id >= (select min(id) from chained)
          union all
          select to_account, currency, amount from postings where entry_id >= (select min(id) from chained)
        ) as sides group by name, currency
      ) as moved where accounts.name = moved.name and accounts.currency = moved.currency`,
    sql`insert into payments (id, recharge_id, amount, lands_at, confirms_at, entry_id, credited_at)
      select 'load-p' || n, 'load-r' || n, ${recharged}, ${at}, ${at}, id, ${at} from chained join made using (place) where part = 1`,
    sql`insert into product_earnings (product_id, day, earned, fee, entry_id)
      select 'load-' || n, (select max(day) from closed_days), ${(dayReturn * BigInt(orders)) / 5n}::bigint,
        ${(dayReturn * BigInt(orders)) / 50n}::bigint, (select id from chained order by id limit 1)
      from generate_series(0, 9) n`,
    sql`insert into product_claims (product_id, day, pool, claims)
      select product_id, (select max(day) + ${day}::float8 from closed_days), (select balance from accounts where name = 'product:' || orders.product_id || ':revenue'),
        sum(day_return) from orders where id like 'load-o%' and next_due_at < (select max(day) + ${2 * day}::float8 from closed_days) group by product_id`,
    sql`insert into records (id, member_id, type, currency, amount, status, is_settled, at, about, rule, source)
      select 'recharge-load-r' || n, member, 'recharge', 'USDT', ${recharged}::bigint, 'succeeded', true, ${at}, '', 'recharge',
        'outside:faucet'
      from made where part = 1`,
    sql`insert into record_postings (record_id, entry_id, line)
      select 'recharge-load-r' || n, id, 1 from chained join made using (place) where part = 1`,
  ];
};

/** Adds it to a world whose demo is made. */
export async function buildLargeWorld(db: Kysely<Database>, world: LargeWorld): Promise<void> {
  const random = { below: () => 0, hex: () => zeroes };
  const { at } = await db.selectFrom('book_head').select('at').executeTakeFirstOrThrow();
  await db.transaction().execute(async (trx) => {
    for (const id of largeProducts) {
      const terms = { price: '10.00', dayReturn: '0.12', validDays: 30, stock: 1_000_000_000 };
      await addProduct({ db: trx, random, clock: { now: () => at } }, id, terms);
    }
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const statement of statements(world, at, incomeDueAt(at, 1, 1) - at)) await statement.execute(trx);
  });
  // A world that grew would have been swept as it did: here every account was written twice at once.
  await sql`vacuum (analyze)`.execute(db);
}
