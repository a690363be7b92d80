/** The guards of 0011 and 0066 with half of their statements, and with what foreign keys to the book's own rows said. */

/** Entries follow the last one, and each other, and are of members. */
export const chainEntries = `create or replace function chain_entries() returns trigger language plpgsql as $$
declare
  head book_head%rowtype;
  first record;
  last record;
  one record;
  lines int := 0;
begin
  for one in select entry.id, entry.previous_hash, entry.hash, entry.at, entry.lines,
      -- Not "exists", which may be planned as one look at all members.
      entry.member_id is null or (select true from members where members.id = entry.member_id) is true as is_known
    from added as entry order by entry.id
  loop
    if not one.is_known then
      raise exception 'entry % is of nobody', one.id using errcode = 'foreign_key_violation';
    end if;
    if lines = 0 then
      first := one;
    elsif one.id <> last.id + 1 or one.previous_hash <> last.hash then
      raise exception 'entry % does not follow the one before', one.id using errcode = 'restrict_violation';
    elsif one.at < last.at then
      raise exception 'entry % goes back in time', one.id using errcode = 'restrict_violation';
    end if;
    last := one;
    lines := lines + one.lines;
  end loop;
  if lines = 0 then return null; end if;
  update book_head set first_open = first.id, entry_id = last.id, hash = last.hash, at = last.at, open_lines = lines
    where open_lines = 0 and entry_id = first.id - 1 and hash = first.previous_hash and at <= first.at;
  if found then return null; end if;
  select * into head from book_head;
  if head.open_lines <> 0 then
    raise exception 'entry % lacks % postings', head.entry_id, head.open_lines using errcode = 'restrict_violation';
  elsif head.entry_id <> first.id - 1 or head.hash <> first.previous_hash then
    raise exception 'entry % does not follow the one before', first.id using errcode = 'restrict_violation';
  end if;
  raise exception 'entry % goes back in time', first.id using errcode = 'restrict_violation';
end $$`;

/** Postings are of the last entries, which have no others; from account to account along the edges; as their order says. */
export const applyPostings = `create or replace function apply_postings() returns trigger language plpgsql as $$
declare
  first_entry bigint;
  still_open int;
  bad record;
begin
  update book_head set open_lines = open_lines - listed.lines
    from (select count(*)::int as lines, min(entry_id) as first, max(entry_id) as last from added) as listed
    where listed.first >= first_open and listed.last <= entry_id and listed.lines <= open_lines
    returning first_open, open_lines into first_entry, still_open;
  if not found then
    if not exists (select from added) then return null; end if;
    raise exception 'postings belong to the last entries only, as many as each has' using errcode = 'restrict_violation';
  end if;
  if still_open = 0 then
    select id into bad from entries
      where id >= first_entry and lines <> (select count(*) from postings where entry_id = entries.id) limit 1;
    if found then raise exception 'entry % lacks postings', bad.id using errcode = 'restrict_violation'; end if;
  end if;
  select * into bad from (
    select added.rule, added.from_account, added.to_account,
      -- An account that isn't there has no kind, and so no edge.
      (payer.member_id <> payee.member_id or payer.product_id <> payee.product_id or payer.order_id <> payee.order_id
        or not exists (select from edges where edges.rule = added.rule
          and edges.from_kind = payer.kind and edges.to_kind = payee.kind
          and (edges.currency is null or edges.currency = added.currency))) is true as has_no_edge,
      -- What goes into and out of an order is what the order says: nobody's principal can pass for promotion's.
      case
        when added.rule in ('purchase', 'principalReturn', 'orderCancellation') then
          added.amount <> orders.price - orders.promotion_part
        when added.rule in ('coupon', 'trial', 'promotionReturn', 'couponCancellation') then
          added.amount <> orders.promotion_part
        when added.rule = 'incomeDue' then added.amount > orders.day_return
      end as differs
    from added
    left join accounts payer on payer.name = added.from_account and payer.currency = added.currency
    left join accounts payee on payee.name = added.to_account and payee.currency = added.currency
    left join orders on orders.id = coalesce(payer.order_id, payee.order_id)
  ) as moves where has_no_edge or differs limit 1;
  if found and bad.has_no_edge then
    raise exception 'no edge % from % to %', bad.rule, bad.from_account, bad.to_account
      using errcode = 'restrict_violation';
  elsif found then
    raise exception '% from % to % is not what the order says', bad.rule, bad.from_account, bad.to_account
      using errcode = 'restrict_violation';
  end if;
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

/** At the commit every entry has its postings, and only its own: each statement that brought the last ones has looked. */
export const wholeAtCommit = `create or replace function whole_at_commit() returns trigger language plpgsql as $$
declare head book_head%rowtype;
begin
  select * into head from book_head;
  if head.open_lines <> 0 then
    raise exception 'entry % lacks postings', head.entry_id using errcode = 'restrict_violation';
  end if;
  return null;
end $$`;

/** Whose an account is stands when it is opened, and never changes: the balance alone does. */
export const guardAccount = `create or replace function guard_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1
    and (new.name, new.currency, new.kind) = (old.name, old.currency, old.kind)
    and (new.member_id, new.order_id, new.product_id) is not distinct from (old.member_id, old.order_id, old.product_id)
  then
    return new;
  elsif tg_op <> 'INSERT' or new.balance <> 0 then
    raise exception 'balances move with postings only: % of % refused', tg_op, coalesce(new.name, old.name)
      using errcode = 'restrict_violation';
  end if;
  -- The name says whose it is, and nothing else can be true.
  if (case
    when new.kind in ('wallet', 'hold', 'arriving') then
      new.name = 'member:' || new.member_id || ':' || new.kind and new.order_id is null and new.product_id is null
    when new.kind in ('escrow', 'due') then
      new.name = 'order:' || new.order_id || ':' || new.kind and new.member_id is not null and new.product_id is not null
    when new.kind = 'revenue' then
      new.name = 'product:' || new.product_id || ':revenue' and new.member_id is null and new.order_id is null
    when new.kind = 'exchange' then
      new.name = 'exchange:' || new.currency and coalesce(new.member_id, new.order_id, new.product_id) is null
    else
      (new.kind, new.name) in (('fees', 'fees'), ('promotion', 'promo:budget'), ('forfeited', 'house:forfeited'),
        ('faucet', 'outside:faucet'), ('payout', 'outside:payout'), ('renters', 'outside:renters'))
      and coalesce(new.member_id, new.order_id, new.product_id) is null
  end) is not true or new.currency not in ('USDT', 'INR') then
    raise exception 'account %, %, is not named after its owner: accounts_named_after_owner', new.name, new.currency
      using errcode = 'check_violation', constraint = 'accounts_named_after_owner', table = 'accounts';
  end if;
  -- Of an order's accounts its order answers for the member and the product.
  if new.order_id is null and new.member_id is not null and not exists (select from members where id = new.member_id)
    or new.order_id is null and new.product_id is not null
      and not exists (select from products where id = new.product_id) then
    raise exception 'account % is of nobody', new.name using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$`;

/**
 * What `batchOf` (sandbox/ledger/post.ts) makes: the entries with what their hashes are over, the accounts that they name,
 * and their postings, each with the place of its entry. Places are from 0.
 */
export const appendEntries = `create or replace function append_entries(entered json, named json, moved json,
    out first_entry bigint, out entry_id bigint, out hash text)
    language plpgsql as $$
declare
  head book_head%rowtype;
  one record;
  made entries[];
begin
  select * into head from book_head for update;
  first_entry := head.entry_id + 1;
  for one in select * from json_to_recordset(entered) as listed (kind text, "intentId" text, "memberId" text,
    at double precision, count int, subject text, lines text)
  loop
    if one.at <> trunc(one.at) then
      raise exception 'an entry is of a whole millisecond' using errcode = 'restrict_violation';
    end if;
    head.entry_id := head.entry_id + 1;
    head.at := greatest(one.at, head.at);
    -- As JSON.stringify writes it: see sandbox/ledger/hash.ts.
    hash := encode(sha256(convert_to('["' || head.hash || '","' || head.entry_id || '",' || one.subject || ','
      || head.at::bigint || ',' || one.lines || ']', 'UTF8')), 'hex');
    made := made || row(head.entry_id, one.kind, one."intentId", one."memberId", head.at, one.count, head.hash, hash)::entries;
    head.hash := hash;
  end loop;
  entry_id := head.entry_id;
  hash := head.hash;
  insert into accounts (name, currency, kind, member_id, order_id, product_id)
    select name, currency, kind, "memberId", "orderId", "productId"
    from json_to_recordset(named) as listed
      (name text, currency text, kind text, "memberId" text, "orderId" text, "productId" text)
    where not exists (select from accounts where accounts.name = listed.name and accounts.currency = listed.currency);
  insert into entries (id, kind, intent_id, member_id, at, lines, previous_hash, hash)
    select id, kind, intent_id, member_id, at, lines, previous_hash, listed.hash from unnest(made) as listed;
  insert into postings (entry_id, line, rule, from_account, to_account, currency, amount)
    select first_entry + entry, line, rule, "from", "to", currency, amount
    from json_to_recordset(moved) as listed
      (entry int, line int, rule text, "from" text, "to" text, currency text, amount bigint);
end $$`;
