/** The database itself refuses what the book forbids, whatever the code does (rules L1 to L7). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unit } from '#domain/money.ts';
import { addMember, addProduct, buy, recharge } from '#tests/sandbox/people.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';
import { arrivingOf, faucet, fees, promotion, revenueOf, walletOf, type Account } from './accounts.ts';
import { edges, type Rule } from './edges.ts';
import { postEntry } from './post.ts';
import {
  bonus,
  buy as buyPostings,
  earnings,
  incomeDue,
  recharge as rechargePostings,
  trial,
  type Posting,
} from './rules.ts';
import { withBook } from './transaction.ts';
import { verify } from './verify.ts';

let world: World;
let orderId: string;

beforeAll(async () => {
  world = await openWorld();
  await addProduct(world.context, 'crane');
  await addProduct(world.context, 'mill');
  const asha = await addMember(world.context, 'asha', { usdt: '500.00' });
  await addMember(world.context, 'noor', { usdt: '10.00' });
  orderId = (await buy(world.context, asha, 'crane')).orderId;
});

afterAll(async () => {
  expect((await verify(world.context)).checks.filter(({ ok }) => !ok)).toEqual([]);
  await world.close();
});

const post = (rule: Rule, from: Account, to: Account, amount: bigint) =>
  withBook(world.context, (transaction) =>
    postEntry(transaction, { kind: 'test', postings: [{ rule, from, to, currency: 'USDT', amount }] }),
  );
const run = (statement: string) => sql.raw(statement).execute(world.context.db);

test('the edges of the database are those of the law', async () => {
  const stored = await world.context.db.selectFrom('edges').selectAll().execute();
  const texts = stored.map((edge) => [edge.rule, edge.from_kind, edge.to_kind, edge.currency].join(' ')).sort();
  expect(texts).toEqual(edges.map((edge) => edge.join(' ')).sort());
});

// Written out once more: a line that is added or widened in the law has to be meant twice.
test('the edges of the database are these and no others', async () => {
  const stored = await world.context.db.selectFrom('edges').selectAll().orderBy('rule').execute();
  const bonuses = ['daily', 'group', 'random', 'redeem', 'signIn', 'welcome'].map((name) => `${name}Bonus`);
  const referrals = ['B', 'C', 'D'].map((level) => `referralBonus${level}`);
  expect(
    stored.map((edge) => `${edge.rule}: ${edge.from_kind} > ${edge.to_kind} ${edge.currency ?? 'any'}`).toSorted(),
  ).toEqual(
    [
      ...[...bonuses, ...referrals, 'registrationGift'].map((rule) => `${rule}: promotion > wallet USDT`),
      'coupon: promotion > escrow USDT',
      'couponCancellation: escrow > promotion USDT',
      'earnings: renters > revenue USDT',
      'exchangePurchase: exchange > wallet USDT',
      'exchangeSale: wallet > exchange INR',
      'forfeiture: wallet > forfeited any',
      'incomeArrived: arriving > wallet USDT',
      'incomeDue: revenue > due USDT',
      'incomeTaken: due > arriving USDT',
      'managementFee: revenue > fees USDT',
      'orderCancellation: escrow > wallet USDT',
      'principalReturn: escrow > wallet USDT',
      'promotionBudget: fees > promotion USDT',
      'promotionReturn: escrow > promotion USDT',
      'purchase: wallet > escrow USDT',
      'recharge: faucet > wallet any',
      'trial: promotion > escrow USDT',
      'withdrawalCancellation: hold > wallet any',
      'withdrawalFee: hold > fees any',
      'withdrawalHold: wallet > hold any',
      'withdrawalPayout: hold > payout any',
      'withdrawalReturn: hold > wallet any',
    ].toSorted(),
  );
});

test('an overdraft', async () => {
  await expect(
    post(
      'withdrawalHold',
      walletOf('noor'),
      { ...walletOf('noor'), name: 'member:noor:hold', kind: 'hold' },
      11n * unit,
    ),
  ).rejects.toThrow(/accounts_never_below_zero/);
  await expect(post('promotionBudget', fees, promotion, 1n)).rejects.toThrow(/accounts_never_below_zero/);
  const order = { id: orderId, memberId: 'asha', productId: 'crane' };
  await expect(
    withBook(world.context, (transaction) =>
      postEntry(transaction, { kind: 'test', postings: incomeDue(order, unit) }),
    ),
  ).rejects.toThrow(/accounts_never_below_zero/);
});

test('an edge that the law does not know', async () => {
  await expect(post('recharge', revenueOf('crane'), walletOf('asha'), 1n)).rejects.toThrow(/no edge recharge/);
  await expect(post('welcomeBonus', faucet, walletOf('asha'), 1n)).rejects.toThrow(/no edge welcomeBonus/);
});

test("an edge from one member's money to another's", async () => {
  await expect(post('incomeArrived', arrivingOf('asha'), walletOf('noor'), 1n)).rejects.toThrow(
    /no edge incomeArrived/,
  );
});

test("income from another product's revenue", async () => {
  await withBook(world.context, (transaction) =>
    postEntry(transaction, { kind: 'earnings', postings: earnings('mill', 50n * unit) }),
  );
  const order = { id: orderId, memberId: 'asha', productId: 'crane' };
  const [due] = incomeDue(order, unit);
  if (!due) throw new Error('no posting');
  await expect(post('incomeDue', revenueOf('mill'), due.to, unit)).rejects.toThrow(/no edge incomeDue/);
});

test('an order paid for twice, or with another sum than its own', async () => {
  const order = { id: orderId, memberId: 'asha', productId: 'crane' };
  const again = (postings: readonly Posting[]) =>
    withBook(world.context, (transaction) => postEntry(transaction, { kind: 'purchase', postings }));
  await expect(again(buyPostings(order, 100n * unit, 0n))).rejects.toThrow(/postings_paid_in_once/);
  await expect(again(trial(order, unit))).rejects.toThrow(/not what the order says/);
});

test("a member's principal that would pass for promotion's", async () => {
  const escrow = {
    name: `order:${orderId}:escrow`,
    kind: 'escrow',
    memberId: 'asha',
    orderId,
    productId: 'crane',
  } as const;
  await expect(post('promotionReturn', escrow, promotion, 10n * unit)).rejects.toThrow(/not what the order says/);
  await expect(post('couponCancellation', escrow, promotion, 10n * unit)).rejects.toThrow(/not what the order says/);
  await expect(post('orderCancellation', escrow, walletOf('asha'), unit)).rejects.toThrow(/not what the order says/);
});

test('an account under a name that is not its own', async () => {
  const stranger: Account = { ...walletOf('asha'), memberId: 'noor' };
  await expect(
    withBook(world.context, (transaction) =>
      postEntry(transaction, {
        kind: 'test',
        postings: [
          {
            rule: 'recharge',
            from: faucet,
            to: { ...stranger, name: 'member:else:wallet' },
            currency: 'USDT',
            amount: 1n,
          },
        ],
      }),
    ),
  ).rejects.toThrow(/accounts_named_after_owner/);
  await expect(
    run(
      `insert into accounts (name, currency, kind, member_id, balance) values ('member:noor:hold', 'INR', 'hold', 'noor', 5)`,
    ),
  ).rejects.toThrow(/balances move with postings only/);
});

test.each([
  ['a changed posting', 'update postings set amount = amount + 1'],
  ['a deleted posting', 'delete from postings'],
  ['truncated postings', 'truncate postings cascade'],
  ['a changed entry', `update entries set kind = 'other'`],
  ['a deleted entry', 'delete from entries'],
  ['a changed intent', `update intents set msg = 'other'`],
  ['a changed law', `update edges set to_kind = 'wallet'`],
  ['truncated accounts', 'truncate accounts cascade'],
])('%s', async (_what, statement) => {
  await expect(run(statement)).rejects.toThrow(/append-only/);
});

test.each([
  ['a balance written directly', `update accounts set balance = balance + 1 where kind = 'wallet'`],
  ['a deleted account', 'delete from accounts'],
  [
    'an account given to another',
    `update accounts set name = 'member:noor:arriving' where name = 'member:asha:wallet'`,
  ],
])('%s', async (_what, statement) => {
  await expect(run(statement)).rejects.toThrow(/balances move with postings only/);
});

test('a moved head of the book', async () => {
  await expect(run('update book_head set entry_id = 0')).rejects.toThrow(/moves with entries only/);
});

test('a posting added to an older entry', async () => {
  await expect(
    run(`insert into postings (entry_id, line, rule, from_account, to_account, currency, amount)
      values (1, 2, 'recharge', 'outside:faucet', 'member:asha:wallet', 'USDT', 1)`),
  ).rejects.toThrow(/last entries only/);
});

const entry = (id: string, at: string, previous: string): string =>
  `insert into entries (id, kind, at, lines, previous_hash, hash) select ${id}, 'test', ${at}, 1, ${previous}, 'x' from book_head`;

test('an entry without its postings', async () => {
  await expect(run(entry('entry_id + 1', 'at', 'hash'))).rejects.toThrow(/lacks postings/);
});

test('an entry that goes back in time, skips a number, or breaks the chain', async () => {
  await expect(run(entry('entry_id + 1', 'at - 1', 'hash'))).rejects.toThrow(/goes back in time/);
  await expect(run(entry('entry_id + 2', 'at', 'hash'))).rejects.toThrow(/does not follow/);
  await expect(run(entry('entry_id + 1', 'at', `'y'`))).rejects.toThrow(/does not follow/);
});

test("two entries of which one has the other's posting", async () => {
  const chained = (id: string, previous: string, hash: string): string =>
    `select ${id}, 'test', at, 1, ${previous}, '${hash}' from book_head`;
  await expect(
    run(`with written as (
        insert into entries (id, kind, at, lines, previous_hash, hash)
        ${chained('entry_id + 1', 'hash', 'x')} union all ${chained('entry_id + 2', `'x'`, 'y')}
        returning id
      )
      insert into postings (entry_id, line, rule, from_account, to_account, currency, amount)
      select min(id), line, 'recharge', 'outside:faucet', 'member:asha:wallet', 'USDT', 1
        from written, generate_series(1, 2) as line group by line`),
  ).rejects.toThrow(/lacks postings/);
});

test('more sold than there are', async () => {
  await expect(run(`update products set sold = stock + 1 where id = 'crane'`)).rejects.toThrow(/check/);
});

test('a second entry for one intent', async () => {
  const { db } = world.context;
  const intent = await db.selectFrom('intents').select('id').executeTakeFirstOrThrow();
  await expect(
    withBook(world.context, (transaction) =>
      postEntry(transaction, {
        kind: 'recharge',
        intentId: intent.id,
        memberId: 'asha',
        postings: rechargePostings('asha', { amount: 1n, currency: 'USDT' }),
      }),
    ),
  ).rejects.toThrow(/intent_id/);
});

test('a bonus when the budget is empty', async () => {
  await expect(
    withBook(world.context, (transaction) =>
      postEntry(transaction, { kind: 'bonus', postings: bonus('welcomeBonus', 'asha', unit) }),
    ),
  ).rejects.toThrow(/accounts_never_below_zero/);
});

test('what was refused left nothing behind', async () => {
  const before = await verify(world.context);
  await recharge(world.context, 'asha', '1.00');
  const after = await verify(world.context);
  expect([before.ok, after.ok, after.entries - before.entries]).toEqual([true, true, 1]);
});
