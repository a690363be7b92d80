/** The book's guards, in plpgsql. Depth tells a trigger's own update from a direct one. */

const refuseChange = `create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the book is append-only: % on % refused', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$`;

const guardAccount = `create function guard_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.balance = 0 then return new; end if;
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1
    and (new.name, new.currency, new.kind) = (old.name, old.currency, old.kind) then return new; end if;
  raise exception 'balances move with postings only: % of % refused', tg_op, coalesce(new.name, old.name)
    using errcode = 'restrict_violation';
end $$`;

const guardHead = `create function guard_head() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1 then return new; end if;
  raise exception 'the head of the book moves with entries only' using errcode = 'restrict_violation';
end $$`;

const chainEntry = `create function chain_entry() returns trigger language plpgsql as $$
declare head book_head%rowtype;
begin
  select * into head from book_head for update;
  if head.open_lines <> 0 then
    raise exception 'entry % lacks % postings', head.entry_id, head.open_lines using errcode = 'restrict_violation';
  end if;
  if new.id <> head.entry_id + 1 or new.previous_hash <> head.hash then
    raise exception 'entry % does not follow entry %', new.id, head.entry_id using errcode = 'restrict_violation';
  end if;
  if new.at < head.at then
    raise exception 'entry % goes back in time', new.id using errcode = 'restrict_violation';
  end if;
  update book_head set entry_id = new.id, hash = new.hash, at = new.at, open_lines = new.lines;
  return new;
end $$`;

const applyPostings = `create function apply_postings() returns trigger language plpgsql as $$
declare bad record;
begin
  if exists (select from added, book_head where added.entry_id <> book_head.entry_id) then
    raise exception 'postings belong to the last entry only' using errcode = 'restrict_violation';
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
    where added.rule in ('purchase', 'principalReturn') and added.amount <> orders.price - orders.promotion_part
      or added.rule in ('coupon', 'trial', 'promotionReturn') and added.amount <> orders.promotion_part
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

const wholeAtCommit = `create function whole_at_commit() returns trigger language plpgsql as $$
begin
  if (select open_lines from book_head) <> 0 then
    raise exception 'entry % lacks postings', new.id using errcode = 'restrict_violation';
  end if;
  return null;
end $$`;

const appendOnly = (table: string): string[] => [
  `create trigger ${table}_append_only before update or delete on ${table}
    for each row execute function refuse_change()`,
  `create trigger ${table}_no_truncate before truncate on ${table}
    for each statement execute function refuse_change()`,
];

const noTruncate = (table: string): string =>
  `create trigger ${table}_no_truncate before truncate on ${table} for each statement execute function refuse_change()`;

export const bookTriggers: readonly string[] = [
  refuseChange,
  guardAccount,
  guardHead,
  chainEntry,
  applyPostings,
  wholeAtCommit,
  ...appendOnly('entries'),
  ...appendOnly('postings'),
  ...appendOnly('intents'),
  ...appendOnly('edges'),
  `create trigger accounts_guard before insert or update or delete on accounts
    for each row execute function guard_account()`,
  noTruncate('accounts'),
  `create trigger book_head_guard before insert or update or delete on book_head
    for each row execute function guard_head()`,
  noTruncate('book_head'),
  'create trigger entries_chain before insert on entries for each row execute function chain_entry()',
  `create trigger postings_apply after insert on postings referencing new table as added
    for each statement execute function apply_postings()`,
  `create constraint trigger entries_whole after insert on entries deferrable initially deferred
    for each row execute function whole_at_commit()`,
];
