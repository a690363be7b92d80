/** Each invariant of balances is broken by hand once, and says so: from the beginning, and since an entry. */
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#sandbox/db/tables.ts';
import { foundAfter } from '#tests/sandbox/found-after.ts';
import { addMember, recharge } from '#tests/sandbox/people.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';
import { balanceInvariants } from './balance-invariants.ts';
import { checkInvariants } from './invariant.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
  await addMember(world.context, 'asha', { usdt: '50.00' });
  await recharge(world.context, 'asha', '880.00', 'INR');
  await recharge(world.context, 'asha', '2.00');
});

afterAll(() => world.close());

const [whole, stored, belowZero] = [
  'The whole book sums to zero',
  'Stored balances are the sums of their postings',
  'No account of a member or the house was ever below zero',
];

const brokenSince = async (db: Kysely<Database>, after: bigint): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await checkInvariants(db, balanceInvariants(after)))
      .filter(({ ok }) => !ok)
      .map(({ name, detail }) => [name, detail]),
  );

const brokenBy = (statement: string, after = 0n): Promise<Record<string, string>> =>
  foundAfter(world.context.db, [statement], (trx) => brokenSince(trx, after));

const wallet = `name = 'member:asha:wallet' and currency = 'USDT'`;

test.each([0n, 1n])('all is well at first, since entry %s', async (after) => {
  expect(await brokenSince(world.context.db, after)).toEqual({});
});

test('a balance written by hand', async () => {
  expect(await brokenBy(`update accounts set balance = balance + 1 where ${wallet}`)).toEqual({
    [whole]: 'USDT sums to 1',
    [stored]: 'member:asha:wallet USDT is 52000001, its postings sum to 52000000',
  });
});

test('an account that nothing was posted to', async () => {
  const found = await brokenBy(
    `insert into accounts (name, currency, kind, member_id, balance) values ('member:asha:hold', 'USDT', 'hold', 'asha', 5)`,
  );
  expect(found[stored]).toBe('member:asha:hold USDT is 5, its postings sum to 0');
});

// The last entry brings 2.00; what is taken away before it was never there.
test.each([0n, 1n])('a balance that was below zero only for a while, since entry %s', async (after) => {
  const { rows } = await sql<{ id: bigint }>`select min(id) + 1 as id from entries`.execute(world.context.db);
  const second = rows[0]?.id ?? 0n;
  const found = await brokenBy(
    `insert into postings (entry_id, line, rule, from_account, to_account, currency, amount)
      values (${second}, 99, 'withdrawalPayout', 'member:asha:wallet', 'outside:faucet', 'USDT', 51000000),
        (${second + 1n}, 99, 'recharge', 'outside:faucet', 'member:asha:wallet', 'USDT', 51000000)`,
    after,
  );
  expect(found).toEqual({ [belowZero]: `entry ${second}: member:asha:wallet` });
});

test('a balance below zero within an entry, and not at its end', async () => {
  const found = await brokenBy(
    `insert into postings (entry_id, line, rule, from_account, to_account, currency, amount)
      select max(id), 98, 'withdrawalPayout', 'member:asha:wallet', 'outside:faucet', 'USDT', 60000000 from entries
      union all
      select max(id), 99, 'recharge', 'outside:faucet', 'member:asha:wallet', 'USDT', 60000000 from entries`,
  );
  expect(found).toEqual({});
});
