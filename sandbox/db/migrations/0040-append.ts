/**
 * An entry in one call of the database: its place, time and hash are found while nobody else can take them, and the lock
 * ends with the transaction. The triggers of 0011 guard what these functions write like anything else.
 */
import { runStatements, type Migration } from '../migration.ts';

const postingColumns = `(rule text, "from" json, "to" json, currency text, amount bigint)`;

/**
 * As JSON.stringify writes it: the hash is over these very bytes (sandbox/ledger/hash.ts). In plpgsql, like all that is called
 * for each entry: functions in SQL are planned at each call.
 */
const entryHash = `create function entry_hash(previous text, id bigint, kind text, intent text, member text,
    at double precision, lines json) returns text language plpgsql immutable as $$
begin
  return (select encode(sha256(convert_to('[' || to_json(previous) || ',"' || id || '",' || to_json(kind) || ','
    || coalesce(to_json(intent)::text, 'null') || ',' || coalesce(to_json(member)::text, 'null') || ',' || at::bigint || ',['
    || string_agg('[' || to_json(rule) || ',' || to_json("from"->>'name') || ',' || to_json("to"->>'name') || ','
      || to_json(currency) || ',"' || amount || '"]', ',' order by line) || ']]', 'UTF8')), 'hex')
  from rows from (json_to_recordset(lines) as ${postingColumns})
    with ordinality as listed (rule, "from", "to", currency, amount, line));
end $$`;

/**
 * Whoever writes the book takes this lock first, so that two never wait for each other. A caller that reckons with an older
 * clock than the world's begins again (DR001).
 */
const lockBook = `create function lock_book(reckoned bigint) returns double precision language plpgsql as $$
declare found_at double precision;
begin
  select at into found_at from book_head for update;
  if reckoned <> (select changes from world) then
    raise exception 'the clock was changed' using errcode = 'DR001';
  end if;
  return found_at;
end $$`;

const appendEntry = `create function append_entry(new_kind text, new_intent text, new_member text,
    wanted double precision, new_postings json, out entry_id bigint, out hash text) language plpgsql as $$
declare
  head book_head%rowtype;
  new_at double precision;
begin
  if wanted <> trunc(wanted) then
    raise exception 'an entry is of a whole millisecond' using errcode = 'restrict_violation';
  end if;
  select * into head from book_head for update;
  entry_id := head.entry_id + 1;
  new_at := greatest(wanted, head.at);
  hash := entry_hash(head.hash, entry_id, new_kind, new_intent, new_member, new_at, new_postings);
  insert into accounts (name, currency, kind, member_id, order_id, product_id)
    select distinct side.name, listed.currency, side.kind, side."memberId", side."orderId", side."productId"
    from json_to_recordset(new_postings) as listed ${postingColumns}
    cross join lateral json_to_recordset(json_build_array(listed."from", listed."to"))
      as side (name text, kind text, "memberId" text, "orderId" text, "productId" text)
    order by 1, 2
    on conflict do nothing;
  insert into entries (id, kind, intent_id, member_id, at, lines, previous_hash, hash)
    values (entry_id, new_kind, new_intent, new_member, new_at, json_array_length(new_postings), head.hash, hash);
  insert into postings (entry_id, line, rule, from_account, to_account, currency, amount)
    select append_entry.entry_id, line, rule, "from"->>'name', "to"->>'name', currency, amount
    from rows from (json_to_recordset(new_postings) as ${postingColumns})
      with ordinality as listed (rule, "from", "to", currency, amount, line)
    order by line;
end $$`;

/** Several records, each with the postings that tell its story. */
const writeRecords = `create function write_records(told json) returns void language plpgsql as $$
begin
  with listed as (
    select * from json_to_recordset(told) as listed (id text, "memberId" text, type text, currency text, amount bigint,
      status text, "isSettled" boolean, at double precision, about text, rule text, source text, "sourceName" text,
      reason text, "orderId" text, postings json)
  ), written as (
    insert into records (id, member_id, type, currency, amount, status, is_settled, at, about, rule, source,
      source_name, reason, order_id)
    select id, "memberId", type, currency, amount, status, "isSettled", at, about, rule, source, "sourceName", reason,
      "orderId" from listed
  )
  insert into record_postings (record_id, entry_id, line)
    select listed.id, story."entryId", story.line from listed
    cross join lateral json_to_recordset(listed.postings) as story ("entryId" bigint, line int);
end $$`;

export const migration: Migration = {
  name: '0040-append',
  up: (db) =>
    runStatements(db, [
      // The clock of the sandbox: real time plus an offset, or a standing instant. Each change is counted.
      `create table world (
        id integer primary key check (id = 1),
        -- Another one with each demo.
        epoch text not null,
        changes bigint not null,
        clock_offset double precision not null,
        clock_standing double precision
      )`,
      `insert into world select 1, gen_random_uuid()::text, (extract(epoch from clock_timestamp()) * 1000000)::bigint,
        coalesce((select value::double precision from settings where key = 'clock.offset'), 0),
        (select nullif(value, '')::double precision from settings where key = 'clock.standing')`,
      `delete from settings where key in ('clock.offset', 'clock.standing')`,
      entryHash,
      lockBook,
      appendEntry,
      writeRecords,
    ]),
};
