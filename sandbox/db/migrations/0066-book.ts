/** Appending several entries in one statement, and the guards that let nothing else through. */

/** Entries follow the last one, and each other. */
const chainEntries = `create function chain_entries() returns trigger language plpgsql as $$
declare
  head book_head%rowtype;
  bad record;
begin
  select * into head from book_head for update;
  if head.open_lines <> 0 then
    raise exception 'entry % lacks % postings', head.entry_id, head.open_lines using errcode = 'restrict_violation';
  end if;
  select id, follows, is_later into bad from (
    select id,
      id = lag(id, 1, head.entry_id) over by_id + 1 and previous_hash = lag(hash, 1, head.hash) over by_id as follows,
      at >= lag(at, 1, head.at) over by_id as is_later
    from added window by_id as (order by id)
  ) as linked where not (follows and is_later) order by id limit 1;
  if found and not bad.follows then
    raise exception 'entry % does not follow the one before', bad.id using errcode = 'restrict_violation';
  elsif found then
    raise exception 'entry % goes back in time', bad.id using errcode = 'restrict_violation';
  end if;
  update book_head set first_open = listed.first, entry_id = last.id, hash = last.hash, at = last.at,
      open_lines = listed.lines
    from (select min(id) as first, sum(lines)::int as lines from added) as listed,
      (select id, hash, at from added order by id desc limit 1) as last;
  return null;
end $$`;

const applyPostings = `create or replace function apply_postings() returns trigger language plpgsql as $$
declare bad record;
begin
  if exists (select from added, book_head where added.entry_id not between book_head.first_open and book_head.entry_id) then
    raise exception 'postings belong to the last entries only' using errcode = 'restrict_violation';
  end if;
  select added.rule, added.from_account, added.to_account into bad
    from added
    join accounts payer on payer.name = added.from_account and payer.currency = added.currency
    join accounts payee on payee.name = added.to_account and payee.currency = added.currency
    where payer.member_id <> payee.member_id or payer.product_id <> payee.product_id
      or payer.order_id <> payee.order_id
      or not exists (select from edges where edges.rule = added.rule
        and edges.from_kind = payer.kind and edges.to_kind = payee.kind
        and (edges.currency is null or edges.currency = added.currency))
    limit 1;
  if found then
    raise exception 'no edge % from % to %', bad.rule, bad.from_account, bad.to_account
      using errcode = 'restrict_violation';
  end if;
  -- What goes into and out of an order is what the order says: nobody's principal can pass for promotion's.
  select added.rule, added.from_account, added.to_account into bad
    from added
    join accounts on accounts.order_id is not null and accounts.currency = added.currency
      and accounts.name in (added.from_account, added.to_account)
    join orders on orders.id = accounts.order_id
    where added.rule in ('purchase', 'principalReturn', 'orderCancellation')
        and added.amount <> orders.price - orders.promotion_part
      or added.rule in ('coupon', 'trial', 'promotionReturn', 'couponCancellation')
        and added.amount <> orders.promotion_part
      or added.rule = 'incomeDue' and added.amount > orders.day_return
    limit 1;
  if found then
    raise exception '% from % to % is not what the order says', bad.rule, bad.from_account, bad.to_account
      using errcode = 'restrict_violation';
  end if;
  update book_head set open_lines = open_lines - (select count(*) from added);
  update accounts set balance = accounts.balance + moved.change
    from (
      select name, currency, sum(change)::bigint as change from (
        select from_account as name, currency, -amount as change from added
        union all
        select to_account, currency, amount from added
      ) as sides group by name, currency
    ) as moved
    where accounts.name = moved.name and accounts.currency = moved.currency;
  return null;
end $$`;

const wholeAtCommit = `create or replace function whole_at_commit() returns trigger language plpgsql as $$
begin
  if (select open_lines from book_head) <> 0
    or (select count(*) from postings where entry_id = new.id) <> new.lines then
    raise exception 'entry % lacks postings', new.id using errcode = 'restrict_violation';
  end if;
  return null;
end $$`;

/**
 * What `batchOf` (sandbox/ledger/post.ts) makes: the entries with what their hashes are over, the accounts that they name,
 * and their postings, each with the place of its entry. Places are from 0.
 */
const appendEntries = `create function append_entries(entered json, named json, moved json, out first_entry bigint,
    out entry_id bigint, out hash text)
    language plpgsql as $$
declare
  head book_head%rowtype;
  one record;
  ids bigint[];
  times double precision[];
  hashes text[];
begin
  select * into head from book_head for update;
  entry_id := head.entry_id;
  first_entry := head.entry_id + 1;
  hash := head.hash;
  for one in select * from json_to_recordset(entered) as listed (at double precision, subject text, lines text)
  loop
    if one.at <> trunc(one.at) then
      raise exception 'an entry is of a whole millisecond' using errcode = 'restrict_violation';
    end if;
    entry_id := entry_id + 1;
    head.at := greatest(one.at, head.at);
    -- As JSON.stringify writes it: see sandbox/ledger/hash.ts.
    hash := encode(sha256(convert_to('["' || hash || '","' || entry_id || '",' || one.subject || ',' || head.at::bigint
      || ',' || one.lines || ']', 'UTF8')), 'hex');
    ids := ids || entry_id;
    times := times || head.at;
    hashes := hashes || hash;
  end loop;
  insert into accounts (name, currency, kind, member_id, order_id, product_id)
    select name, currency, kind, "memberId", "orderId", "productId"
    from json_to_recordset(named) as listed
      (name text, currency text, kind text, "memberId" text, "orderId" text, "productId" text)
    where not exists (select from accounts where accounts.name = listed.name and accounts.currency = listed.currency)
    on conflict do nothing;
  insert into entries (id, kind, intent_id, member_id, at, lines, previous_hash, hash)
    select ids[place], kind, "intentId", "memberId", times[place], count, coalesce(hashes[place - 1], head.hash),
      hashes[place]
    from rows from (json_to_recordset(entered) as (kind text, "intentId" text, "memberId" text, count int))
      with ordinality as listed (kind, "intentId", "memberId", count, place);
  insert into postings (entry_id, line, rule, from_account, to_account, currency, amount)
    select ids[entry + 1], line, rule, "from", "to", currency, amount
    from json_to_recordset(moved) as listed
      (entry int, line int, rule text, "from" text, "to" text, currency text, amount bigint);
end $$`;

export const bookInBatches: readonly string[] = [
  // The first entry of the last statement: postings may come for it and those after it.
  'alter table book_head add column first_open bigint not null default 0',
  'drop trigger entries_chain on entries',
  'drop function chain_entry()',
  chainEntries,
  `create trigger entries_chain after insert on entries referencing new table as added
    for each statement execute function chain_entries()`,
  applyPostings,
  wholeAtCommit,
  appendEntries,
];
