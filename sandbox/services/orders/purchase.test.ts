import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codes } from '#contract/codes.ts';
import { day } from '#domain/limits.ts';
import { parseDecimal, unit } from '#domain/money.ts';
import type { Caller } from '#sandbox/context.ts';
import { postEntry } from '#sandbox/ledger/post.ts';
import { dailyBudget, earnings } from '#sandbox/ledger/rules.ts';
import { withBook } from '#sandbox/ledger/transaction.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { addMember, addProduct, buy, orderInput } from '#tests/sandbox/people.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';
import { assetHandlers } from '#sandbox/services/asset-handlers.ts';
import { createOrder } from './purchase.ts';
import { grantTrial } from './trial.ts';

let world: World;
let asha: Caller;

beforeEach(async () => {
  world = await openWorld();
  asha = await addMember(world.context, 'asha', { usdt: '250.00' });
  await addProduct(world.context, 'crane');
});

afterEach(async () => {
  expect((await verify(world.context)).checks.filter(({ ok }) => !ok)).toEqual([]);
  await world.close();
});

const walletOf = async (caller: Caller) =>
  (await assetHandlers.wallet(world.context, { caller, input: {}, intentId: '' })).data;
const status = async (caller: Caller, intentId: string) =>
  (await assetHandlers.intent(world.context, { caller, input: { intentId }, intentId: '' })).data;

/** Fees first: nothing else fills the budget. */
async function fillBudget(amount: bigint): Promise<void> {
  await withBook(world.context, async (transaction) => {
    await postEntry(transaction, { kind: 'earnings', postings: earnings('crane', amount * 20n) });
    await postEntry(transaction, { kind: 'promotionBudget', postings: dailyBudget(amount * 2n) });
    const { trx, at } = transaction;
    const head = await trx.selectFrom('book_head').select('entry_id').executeTakeFirstOrThrow();
    await trx
      .insertInto('closed_days')
      .values({ day: at - (at % day) - day, through_entry: head.entry_id, fees: amount * 2n, to_promotion: amount })
      .execute();
    await trx
      .insertInto('product_earnings')
      .values({
        product_id: 'crane',
        day: at - (at % day) - day,
        earned: amount * 20n,
        fee: amount * 2n,
        entry_id: head.entry_id - 1n,
      })
      .execute();
  });
}

async function giveCoupon(id: string, value: string, expiresAt: number, productId = 'crane'): Promise<void> {
  const { db } = world.context;
  await db
    .insertInto('coupons')
    .values({ id, product_id: productId, name: id, value: parseDecimal(value), expires_at: expiresAt })
    .execute();
  await db.insertInto('member_coupons').values({ coupon_id: id, member_id: 'asha', order_id: null }).execute();
}

test('buying puts the price into escrow and shows where it went', async () => {
  const order = await buy(world.context, asha, 'crane', 'intent-1');
  expect(order).toMatchObject({
    price: '100.00',
    status: 'valid',
    trial: false,
    totalRevenue: '36.00',
    paidAmount: '0.00',
  });
  expect(order.expireDate - order.getTime).toBe(30 * day);
  expect(await walletOf(asha)).toMatchObject({ usdt: '150.00', escrow: '100.00' });
  const record = await assetHandlers.record(world.context, {
    caller: asha,
    input: { recordId: `purchase-${order.orderId}` },
    intentId: '',
  });
  expect(record.data).toMatchObject({
    type: 'buyMachine',
    amount: '-100.00',
    status: 'paid',
    source: 'member:asha:wallet',
    rule: 'purchase',
    postings: [{ from: 'member:asha:wallet', to: `order:${order.orderId}:escrow`, amount: '100.00', rule: 'purchase' }],
  });
});

test('what a coupon pays whole was paid by promotion, and its record says so', async () => {
  await fillBudget(200n * unit);
  await giveCoupon('whole', '150.00', world.clock.now() + day);
  const input = { ...(await orderInput(world.context, 'crane')), couponId: 'whole' };
  const { data } = await createOrder(world.context, { caller: asha, intentId: 'intent-1', input });
  expect(await walletOf(asha)).toMatchObject({ usdt: '250.00' });
  const record = await assetHandlers.record(world.context, {
    caller: asha,
    input: { recordId: `purchase-${data.orderId}` },
    intentId: '',
  });
  expect(record.data).toMatchObject({
    amount: '0.00',
    source: 'promo:budget',
    rule: 'coupon',
    postings: [{ from: 'promo:budget', to: `order:${data.orderId}:escrow`, amount: '100.00', rule: 'coupon' }],
  });
});

describe('is refused, and nothing moves', () => {
  const order = async (change: object, productId = 'crane') =>
    createOrder(world.context, {
      caller: asha,
      intentId: world.context.random.hex(8),
      input: { ...(await orderInput(world.context, productId)), ...change },
    });

  test.each([
    ['price', { price: parseDecimal('99.00') }, codes.termsChanged],
    ['daily return', { dayReturn: unit }, codes.termsChanged],
    ['valid days', { validDays: 31 }, codes.termsChanged],
    ['agreement version', { agreementVersion: 'cooperation-1' }, codes.termsChanged],
    ['no agreement', { agreementVersion: 'no' }, codes.agreementMissing],
    ['unknown coupon', { couponId: 'none' }, codes.couponUnusable],
    ['unknown product', { productId: 'none' }, codes.notFound],
  ])('%s', async (_what, change, code) => {
    await expect(order(change)).rejects.toMatchObject({ code });
    expect(await walletOf(asha)).toMatchObject({ usdt: '250.00', escrow: '0.00' });
  });

  test.each([
    ['no pieces', { stock: 0 }, codes.notOnSale],
    ['closed with pieces left', { status: 3 }, codes.notOnSale],
    ['pre-sale', { status: 5, startsAt: 1 }, codes.notOnSale],
    ['rush before its start', { status: 6, startsAt: 4e12 }, codes.notOnSale],
    ['starred', { status: 7 }, codes.notOnSale],
    ['after its end', { status: 9, endsAt: 1 }, codes.notOnSale],
    ['too dear', { price: '250.01' }, codes.balanceTooLow],
  ])('%s', async (_what, traits, code) => {
    await addProduct(world.context, 'other', traits);
    await expect(order({}, 'other')).rejects.toMatchObject({ code });
  });

  test('a coupon that is expired, used, of another product, or that the budget can not pay', async () => {
    await addProduct(world.context, 'mill', { price: '10.00' });
    await giveCoupon('old', '5.00', world.clock.now());
    await giveCoupon('mill-only', '5.00', world.clock.now() + day, 'mill');
    await giveCoupon('good', '5.00', world.clock.now() + day);
    await expect(order({ couponId: 'old' })).rejects.toMatchObject({ code: codes.couponUnusable });
    await expect(order({ couponId: 'mill-only' })).rejects.toMatchObject({ code: codes.couponUnusable });
    await expect(order({ couponId: 'good' })).rejects.toMatchObject({ code: codes.promotionEmpty });
    await fillBudget(6n * unit);
    await order({ couponId: 'good' });
    expect(await walletOf(asha)).toMatchObject({ usdt: '155.00', escrow: '100.00' });
    await expect(order({ couponId: 'good' })).rejects.toMatchObject({ code: codes.couponUnusable });
  });
});

describe('intents', () => {
  test('the same request again gives the first answer', async () => {
    const first = await buy(world.context, asha, 'crane', 'again');
    world.clock.advance(day);
    expect(await buy(world.context, asha, 'crane', 'again')).toEqual(first);
    expect(await walletOf(asha)).toMatchObject({ usdt: '150.00' });
    expect(await status(asha, 'again')).toEqual({ state: 'done', code: codes.ok, msg: '', data: first });
  });

  test('another payload, call or member under a used id is refused', async () => {
    const noor = await addMember(world.context, 'noor', { usdt: '250.00' });
    await addProduct(world.context, 'mill', { price: '10.00' });
    await buy(world.context, asha, 'crane', 'taken');
    await expect(buy(world.context, asha, 'mill', 'taken')).rejects.toMatchObject({ code: codes.intentReused });
    await expect(buy(world.context, noor, 'crane', 'taken')).rejects.toMatchObject({ code: codes.intentReused });
    expect(await status(noor, 'taken')).toEqual({ state: 'unknown', code: 0, msg: '', data: null });
  });

  test('a refusal is final', async () => {
    await addProduct(world.context, 'dear', { price: '300.00' });
    await expect(buy(world.context, asha, 'dear', 'poor')).rejects.toMatchObject({ code: codes.balanceTooLow });
    await assetHandlers.wallet(world.context, { caller: asha, input: {}, intentId: '' });
    await world.context.db.updateTable('products').set({ status: 3 }).where('id', '=', 'dear').execute();
    await expect(buy(world.context, asha, 'dear', 'poor')).rejects.toMatchObject({ code: codes.balanceTooLow });
    expect(await status(asha, 'poor')).toMatchObject({ state: 'refused', code: codes.balanceTooLow, data: null });
  });

  test('a cancelled one never happens, and a decided one keeps its answer', async () => {
    const cancel = async (caller: Caller, intentId: string) =>
      (await assetHandlers.cancelIntent(world.context, { caller, input: { intentId }, intentId: '' })).data;
    expect(await cancel(asha, 'late')).toMatchObject({ state: 'refused', code: codes.cancelled });
    await expect(buy(world.context, asha, 'crane', 'late')).rejects.toMatchObject({ code: codes.cancelled });
    await buy(world.context, asha, 'crane', 'quick');
    expect(await cancel(asha, 'quick')).toMatchObject({ state: 'done', code: codes.ok });
    const noor = await addMember(world.context, 'noor');
    expect(await cancel(noor, 'quick')).toMatchObject({ state: 'unknown' });
    await expect(buy(world.context, noor, 'crane', 'late')).rejects.toMatchObject({ code: codes.intentReused });
  });

  test('eight at once with one id make one order', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => buy(world.context, asha, 'crane', 'eight')));
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await walletOf(asha)).toMatchObject({ usdt: '150.00' });
  });
});

test('64 members race for the last five pieces: five get one', async () => {
  await addProduct(world.context, 'rare', { price: '10.00', stock: 5, status: 9, endsAt: world.clock.now() + day });
  const members: Caller[] = [];
  for (let index = 0; index < 64; index += 1) {
    members.push(await addMember(world.context, `racer-${index}`, { usdt: '10.00' }));
  }
  const results = await Promise.allSettled(members.map((member) => buy(world.context, member, 'rare')));
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(refused).toEqual(Array.from({ length: 59 }, () => codes.soldOut));
  const { db } = world.context;
  const product = await db.selectFrom('products').selectAll().where('id', '=', 'rare').executeTakeFirstOrThrow();
  expect([product.sold, product.status]).toEqual([5, 3]);
});

test('one wallet, twenty purchases at once: as many as it can pay', async () => {
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => buy(world.context, asha, 'crane')));
  expect(results.filter(({ status: one }) => one === 'fulfilled').length).toBe(2);
  expect(await walletOf(asha)).toMatchObject({ usdt: '50.00', escrow: '200.00' });
});

test('a trial is paid by promotion, once for each member', async () => {
  await addProduct(world.context, 'bike', { price: '24.00' });
  await expect(grantTrial(world.context, 'asha', 'bike')).rejects.toMatchObject({ code: codes.promotionEmpty });
  await fillBudget(50n * unit);
  await grantTrial(world.context, 'asha', 'bike');
  expect(await walletOf(asha)).toMatchObject({ usdt: '250.00', escrow: '24.00' });
  await expect(grantTrial(world.context, 'asha', 'bike')).rejects.toThrow(/orders_one_trial/);
});

test("another member's things are not found", async () => {
  const noor = await addMember(world.context, 'noor');
  const { orderId } = await buy(world.context, asha, 'crane');
  const { context } = world;
  await expect(assetHandlers.order(context, { caller: noor, input: { orderId }, intentId: '' })).rejects.toMatchObject({
    code: codes.notFound,
  });
  await expect(
    assetHandlers.principalReturn(context, { caller: noor, input: { orderId }, intentId: '' }),
  ).rejects.toMatchObject({ code: codes.notFound });
  await expect(
    assetHandlers.record(context, { caller: noor, input: { recordId: `purchase-${orderId}` }, intentId: '' }),
  ).rejects.toMatchObject({ code: codes.notFound });
  const { data } = await assetHandlers.orders(context, {
    caller: noor,
    input: { status: 'valid', pageNum: 1, pageSize: 10 },
    intentId: '',
  });
  expect(data).toEqual({ total: 0, list: [] });
});
