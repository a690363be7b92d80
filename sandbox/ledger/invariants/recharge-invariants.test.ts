/** Each invariant of recharges, exchanges and codes is broken by hand once, and says so. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseDecimal, unit } from '#domain/money.ts';
import { assetHandlers } from '#sandbox/services/asset-handlers.ts';
import { sellFinancial } from '#sandbox/services/wallet/exchange.ts';
import { foundAfter } from '#tests/sandbox/found-after.ts';
import { addMember, recharge } from '#tests/sandbox/people.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';
import { checkTables } from './table-invariants.ts';
import { postEntry } from '#sandbox/ledger/post.ts';
import { recharge as rechargePostings } from '#sandbox/ledger/rules.ts';
import { withBook } from '#sandbox/ledger/transaction.ts';

let world: World;

// The demo world: its promotion budget can pay a code.
beforeAll(async () => {
  world = await openWorld({ seeded: true });
  const { context } = world;
  const asha = await addMember(context, 'asha', { usdt: '50.00' });
  await recharge(context, 'asha', '880.00', 'INR');
  const call = <Input>(intentId: string, input: Input) => ({ caller: asha, input, intentId });
  const quotedAt = context.clock.now();
  await sellFinancial(context, call('one', { rupees: 440n * unit, rate: parseDecimal('88.00'), quotedAt }));
  await assetHandlers.redeemCode(context, call('two', { code: 'LAST1' }));
  await assetHandlers.createRecharge(
    context,
    call('three', { method: 'usdt' as const, channelId: '', amount: 20n * unit }),
  );
});

afterAll(() => world.close());

const broken = async (db = world.context.db): Promise<string[]> =>
  (await checkTables(db)).filter(({ ok }) => !ok).map(({ name }) => name.split(/[,:]/)[0] ?? '');

const brokenBy = (...statements: readonly string[]): Promise<string[]> =>
  foundAfter(world.context.db, statements, broken);

const payments = 'Each payment is credited once';
const notes = 'The record of each recharge says what was credited';
const exchanges = 'Each exchange is what its postings say';
const redeemed = 'Each redeemed code is one bonus of its worth';
const wallets = "A member's wallet is the sum of their settled records";
const opened = 'Every settled record opens to postings that add up to it';
const intents = 'An intent has one entry';

const paid = `recharge_id in (select id from recharges where member_id = 'asha' and method = 'usdt') and entry_id is not null`;
const asked = `member_id = 'asha' and type = 'recharge' and status = 'unpaid'`;

test('all is well at first', async () => {
  expect(await broken()).toEqual([]);
});

test.each([
  ['a payment of another amount', `update payments set amount = amount + 1 where ${paid}`, [payments, notes]],
  ['a credit without its payment', `delete from payments where ${paid}`, [payments, notes]],
  [
    'a credit to somebody else',
    `update recharges set member_id = 'demo-noor' where member_id = 'asha' and currency = 'INR'`,
    [payments],
  ],
  [
    'a record that counts what is not there yet',
    `update records set is_settled = true where ${asked}`,
    [wallets, opened, notes],
  ],
  ['a record that says credited', `update records set status = 'succeeded' where ${asked}`, [notes]],
  ['a recharge without a record', `delete from records where ${asked}`, [notes]],
  ['an exchange that gave more', 'update exchanges set usdt = usdt + 1', [exchanges]],
  ['an exchange at a rate of nobody', 'update exchanges set rate = rate + 1', [exchanges]],
  ['an exchange that is forgotten', 'delete from exchanges', [exchanges]],
  ['a code of another worth', `update redeem_codes set amount = amount + 1 where code = 'LAST1'`, [redeemed]],
  ['a miscounted piece', `update redeem_codes set taken = 0 where code = 'LAST1'`, [redeemed]],
  ['a redemption that is forgotten', 'delete from redemptions', [redeemed]],
] as const)('%s is found', async (_what, statement, expected) => {
  expect(await brokenBy(statement)).toEqual(expected);
});

test('an entry for an intent that only asks for a payment, and a credit that nobody asked for', async () => {
  const { context } = world;
  await withBook(context, (transaction) =>
    postEntry(transaction, {
      kind: 'recharge',
      intentId: 'three',
      memberId: 'asha',
      postings: rechargePostings('asha', { amount: unit, currency: 'USDT' }),
    }),
  );
  expect(await broken()).toEqual([intents, wallets, payments]);
});
