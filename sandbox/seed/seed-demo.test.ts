import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { day } from '#domain/limits.ts';
import { parseDecimal } from '#domain/money.ts';
import { isPassword } from '#domain/password.ts';
import type { Caller } from '#sandbox/context.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { bulletins } from '#sandbox/content/bulletins.ts';
import { addressHandlers } from '#sandbox/services/payees/address-book.ts';
import { assetHandlers } from '#sandbox/services/asset-handlers.ts';
import { bankHandlers } from '#sandbox/services/payees/bank-accounts.ts';
import { requireFundPassword } from '#sandbox/services/access/fund-password.ts';
import { incomeHandlers } from '#sandbox/services/income-handlers.ts';
import { openWorld, worldStart, type World } from '#tests/sandbox/world.ts';
import { demoFacts, type DemoFacts } from './demo-facts.ts';
import { demoStart } from './demo-start.ts';
import { demoMember, emptyMember } from './people.ts';

let world: World;
let facts: DemoFacts;
const asha: Caller = { id: demoMember.id, region: 1, language: 'en_US' };
const noor: Caller = { id: emptyMember.id, region: 1, language: 'en_US' };
const page = { pageNum: 1, pageSize: 100 };

beforeAll(async () => {
  world = await openWorld({ seeded: true });
  facts = await demoFacts(world.context);
});

afterAll(() => world.close());

const read = <Input>(input: Input, caller = asha) => ({ caller, input, intentId: '' });

test('every invariant holds', async () => {
  const { checks, entries } = await verify(world.context);
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(entries).toBeGreaterThan(500);
});

test('the demo starts at 10:00 on this week’s Monday in India', () => {
  const monday = Date.UTC(2026, 10, 16, 4, 30);
  expect(worldStart).toBe(monday);
  expect(demoStart(Date.UTC(2026, 10, 15, 18, 30))).toBe(monday);
  expect(demoStart(Date.UTC(2026, 10, 22, 18, 29))).toBe(monday);
  expect(demoStart(Date.UTC(2026, 10, 22, 18, 30))).toBe(monday + 7 * day);
});

describe('the demo member', () => {
  test('has money, and the demo product is within reach', async () => {
    const { data } = await assetHandlers.wallet(world.context, read({}));
    expect(data.inr).toBe('4120.50');
    expect(data.usdt).toMatch(/^128[345]\./);
    const product = await assetHandlers.product(world.context, read({ productId: facts.productId }));
    expect(product.data).toMatchObject({ status: 1 });
    expect(parseDecimal(product.data.price ?? '')).toBeLessThan(parseDecimal(data.usdt));
  });

  test('has five valid orders, a trial, and one whose principal returned', async () => {
    const valid = await assetHandlers.orders(world.context, read({ status: 'valid' as const, ...page }));
    expect(valid.data.list.map(({ trial }) => trial)).toEqual([true, false, false, false, false, false]);
    expect(new Set(valid.data.list.map(({ getTime }) => Math.floor(getTime / day))).size).toBe(6);
    expect(valid.data.list.map(({ orderId }) => orderId)).toContain(facts.orderId);
    const expired = await assetHandlers.orders(world.context, read({ status: 'expired' as const, ...page }));
    expect(expired.data.list).toMatchObject([{ orderId: facts.expiredOrderId, price: '20.00' }]);
  });

  test('has income that arrived, and income that waits', async () => {
    const record = await assetHandlers.record(world.context, read({ recordId: facts.recordId }));
    expect(record.data).toMatchObject({
      type: 'dailyIncome',
      status: 'received',
      source: 'product:harbour-crane-h2:revenue',
    });
    expect(record.data.postings.map(({ rule }) => rule)).toEqual(['incomeDue', 'incomeTaken', 'incomeArrived']);
    const waiting = await incomeHandlers.incomes(
      world.context,
      read({ status: 'notReceived' as const, orderId: '', ...page }),
    );
    expect(waiting.data.total).toBeGreaterThan(5);
  });

  test('has seen days that were not paid in full', async () => {
    const all = await incomeHandlers.incomes(world.context, read({ status: 'all' as const, orderId: '', ...page }));
    expect(all.data.list.filter(({ shortfall }) => shortfall !== '0.00').length).toBeGreaterThan(2);
  });

  test('can withdraw, has done so once, and waits for a second one', async () => {
    const options = await assetHandlers.withdrawalOptions(world.context, read({}));
    expect(options.data).toMatchObject({
      open: true,
      hasPaypass: true,
      restTime: null,
      usdt: { payees: 1, left: '1000.00' },
      cash: { payees: 1 },
    });
    expect(isPassword(facts.fundPassword)).toBe(true);
    await requireFundPassword(world.context, asha.id, facts.fundPassword);
    const address = await addressHandlers.addresses(world.context, read({}));
    expect(address.data).toMatchObject([{ addressId: facts.addressId, used: true }]);
    const banks = await bankHandlers.banks(world.context, read({}));
    expect(banks.data).toMatchObject([{ bankId: facts.bankId, used: false }]);
    const { db } = world.context;
    const rows = await db.selectFrom('withdrawals').select(['id', 'status']).orderBy('created_at').execute();
    expect(rows).toMatchObject([{ status: 'arrived' }, { id: facts.withdrawalId, status: 'processing' }]);
    const waits = await assetHandlers.withdrawal(world.context, read({ withdrawalId: facts.withdrawalId }));
    expect(waits.data.arriveTo).toBeGreaterThan(worldStart);
    const { data } = await assetHandlers.wallet(world.context, read({}));
    expect(data.hold).toBe(waits.data.amount);
  });

  test('has one coupon that works and one that is over', async () => {
    const usable = await assetHandlers.usableCoupons(world.context, read({ productId: 'harbour-crane-h2' }));
    expect(usable.data).toMatchObject([{ couponId: facts.couponId, value: '5.00' }]);
    expect((await assetHandlers.usableCoupons(world.context, read({ productId: 'solar-mill-s3' }))).data).toEqual([]);
    const told = world.context.db.selectFrom('messages').select('member_id').where('subject', '=', 'couponExpired');
    expect(await told.execute()).toEqual([{ member_id: demoMember.id }]);
  });

  test('has a credited recharge, none that is open, and has not exchanged', async () => {
    const { data } = await assetHandlers.recharge(world.context, read({ rechargeId: facts.rechargeId }));
    expect(data).toMatchObject({ status: 'credited', method: 'usdt', credited: data.amount, confirmations: 20 });
    expect((await assetHandlers.openRecharges(world.context, read({}))).data).toEqual([]);
    const { used, rate, rateTime } = (
      await assetHandlers.exchangeRate(world.context, read({ currency: 'INR' as const }))
    ).data;
    expect({ used, rate, rateTime }).toEqual({ used: false, rate: '88.00', rateTime: worldStart });
  });

  test('leads a team of three levels', async () => {
    const { db } = world.context;
    const members = await db.selectFrom('members').select(['id', 'inviter_id']).execute();
    const below = (ids: readonly string[]) =>
      members.filter((one) => ids.includes(one.inviter_id ?? '')).map(({ id }) => id);
    const levels = [below([asha.id]), below(below([asha.id])), below(below(below([asha.id])))];
    expect(levels.map((level) => level.length)).toEqual([4, 4, 2]);
  });
});

test('the empty member has nothing', async () => {
  const { data } = await assetHandlers.wallet(world.context, read({}, noor));
  expect(data).toMatchObject({ usdt: '0.00', inr: '0.00', escrow: '0.00', dueCount: 0 });
  const options = await assetHandlers.withdrawalOptions(world.context, read({}, noor));
  expect(options.data).toMatchObject({ hasPaypass: false, usdt: { payees: 0 }, cash: { payees: 0 } });
  const records = read({ type: '1' as const, from: '', to: '', ...page }, noor);
  expect((await assetHandlers.records(world.context, records)).data.total).toBe(0);
});

test('there is a product of every status, and the sold-out one is sold', async () => {
  const { data } = await assetHandlers.products(world.context, read({}));
  expect(data).toHaveLength(13);
  expect(new Set(data.map(({ status }) => status))).toEqual(new Set([1, 3, 4, 5, 6, 7, 9]));
  expect(data.find(({ status }) => status === 3)).toMatchObject({ sold: 14, stock: 14 });
  const starred = data.find(({ status }) => status === 7);
  expect(starred).toMatchObject({ price: null, dayReturnAmount: null, validDays: null });
  const soon = data.find(({ productId }) => productId === 'ice-maker-i2')?.startTime ?? 0;
  expect(soon - worldStart).toBe(28 * 3_600_000);
  const prices = data.flatMap(({ price }) => (price === null ? [] : [Number(price)]));
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([20, 320]);
});

describe('what a bulletin says of a machine, the book shows (rule P2)', () => {
  const told = bulletins.map(({ id, img, title, summary, blocks }) => ({
    id,
    productId: /\/([^/]+)\.svg$/.exec(img)?.[1] ?? '',
    words: [title, summary, ...blocks.map(({ text }) => text)].map(({ message }) => message).join(' '),
  }));

  test('nothing of earnings where there are none', async () => {
    const earning = await world.context.db.selectFrom('product_earnings').select('product_id').distinct().execute();
    const ids = earning.map(({ product_id }) => product_id);
    const ofEarnings = told.filter(({ words, productId }) => productId !== '' && /\b(earn|income|paid)/i.test(words));
    expect(ofEarnings).not.toHaveLength(0);
    expect(ofEarnings.filter(({ productId }) => !ids.includes(productId))).toEqual([]);
  });

  test('nothing of how days went that are made by chance', () => {
    expect(told.filter(({ words }) => /\b(usual|last week|that day)/i.test(words))).toEqual([]);
  });
});

test('the promotion budget holds what fees left in it', async () => {
  const { db } = world.context;
  const budget = await db
    .selectFrom('accounts')
    .select('balance')
    .where('kind', '=', 'promotion')
    .executeTakeFirstOrThrow();
  expect(budget.balance).toBeGreaterThan(parseDecimal('5.00'));
});

test('the same seed makes the same ledger', async () => {
  const { db } = world.context;
  const head = await db.selectFrom('book_head').select('hash').executeTakeFirstOrThrow();
  const twin = await openWorld();
  const { seedDemo } = await import('./seed-demo.ts');
  await seedDemo(twin.context, { seed: 'dayrent' });
  const other = await twin.context.db.selectFrom('book_head').select('hash').executeTakeFirstOrThrow();
  await twin.close();
  expect(other.hash).toBe(head.hash);
});
