/** What the book points to is there and stays: the database refuses the rest by its guards, as foreign keys would (migration 0067). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unit } from '#domain/money.ts';
import { foundAfter } from '#tests/sandbox/found-after.ts';
import { addMember, addProduct, buy } from '#tests/sandbox/people.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';
import { checkTables } from './invariants/table-invariants.ts';
import { postEntry } from './post.ts';
import { earnings, recharge } from './rules.ts';
import { withBook } from './transaction.ts';
import { verify } from './verify.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
  await addProduct(world.context, 'crane');
  const asha = await addMember(world.context, 'asha', { usdt: '500.00' });
  await buy(world.context, asha, 'crane');
});

afterAll(async () => {
  expect((await verify(world.context)).checks.filter(({ ok }) => !ok)).toEqual([]);
  await world.close();
});

const run = (statement: string) => sql.raw(statement).execute(world.context.db);
const post = (entry: Omit<Parameters<typeof postEntry>[1], 'kind'>) =>
  withBook(world.context, (transaction) => postEntry(transaction, { kind: 'test', ...entry }));

const chained = `insert into entries (id, kind, at, lines, previous_hash, hash)
  select entry_id + 1, 'test', at, 1, hash, 'x' from book_head returning id`;

test.each([
  ['from an account that is not there', `'outside:nowhere', 'member:asha:wallet'`],
  ['to an account that is not there', `'outside:faucet', 'member:nobody:wallet'`],
])('a posting %s', async (_what, sides) => {
  await expect(
    run(`with written as (${chained})
      insert into postings (entry_id, line, rule, from_account, to_account, currency, amount)
      select id, 1, 'recharge', ${sides}, 'USDT', 1 from written`),
  ).rejects.toThrow(/no edge recharge/);
});

test('a posting of an entry that is not there, or one more than its entry has', async () => {
  const later = (lines: string): string => `with written as (${chained})
    insert into postings (entry_id, line, rule, from_account, to_account, currency, amount)
    select ${lines}, 'recharge', 'outside:faucet', 'member:asha:wallet', 'USDT', 1 from written, generate_series(1, 2) as line`;
  await expect(run(later('id + 1, line'))).rejects.toThrow(/last entries only/);
  await expect(run(later('id, line'))).rejects.toThrow(/last entries only/);
});

test('an entry, an intent or an account of nobody', async () => {
  const postings = recharge('asha', { amount: unit, currency: 'USDT' });
  await expect(post({ memberId: 'nobody', postings })).rejects.toThrow(/is of nobody/);
  await expect(
    run(`insert into intents (id, member_id, call, payload_hash, state, code, msg, at)
      values ('x', 'nobody', 'test', '', 'refused', 1, '', 0)`),
  ).rejects.toThrow(/no such member/);
  await expect(post({ postings: recharge('nobody', { amount: unit, currency: 'USDT' }) })).rejects.toThrow(
    /is of nobody/,
  );
  await expect(post({ postings: earnings('nothing', 10n * unit) })).rejects.toThrow(/is of nobody/);
});

test.each([
  ['nobody', `'nobody', 'crane'`],
  ['nothing', `'asha', 'nothing'`],
])('an order of %s', async (_what, sides) => {
  await expect(
    run(`insert into orders (id, member_id, product_id, price, day_return, valid_days, bought_at, expires_at)
      values ('x', ${sides}, 1, 1, 1, 1, 2)`),
  ).rejects.toThrow(/of nobody, or of nothing/);
});

test('an account of another currency than there are', async () => {
  await expect(
    run(
      `insert into accounts (name, currency, kind, member_id) values ('member:asha:wallet', 'EUR', 'wallet', 'asha')`,
    ),
  ).rejects.toThrow(/accounts_named_after_owner/);
});

test.each([
  ['a deleted member', `delete from members where id = 'asha'`],
  ['a member by another id', `update members set id = 'other' where id = 'asha'`],
  ['a deleted product', `delete from products where id = 'crane'`],
  ['a deleted order', 'delete from orders'],
])('%s', async (_what, statement) => {
  await expect(run(statement)).rejects.toThrow(/others are about it/);
});

test.each([
  [
    'an account under another name',
    `update accounts set name = 'member:noor:wallet' where name = 'member:asha:wallet'`,
    'Every account is named after its owner, who is there',
  ],
  [
    'an entry of nobody',
    `update entries set member_id = 'nobody' where member_id = 'asha'`,
    'Every posting is of an entry, between two accounts, and every entry, intent and order of a member who is there',
  ],
])('%s that came in without guards is found by verify', async (_what, statement, name) => {
  const found = await foundAfter(world.context.db, [statement], checkTables);
  expect(found.filter(({ ok }) => !ok).map((one) => one.name)).toContain(name);
});
