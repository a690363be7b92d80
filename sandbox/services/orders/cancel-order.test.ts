/** A first order within its day: all of it back, once, and one winner against the jobs (product 6.16, rules L5, P4, P5). */
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#sandbox/app.ts';
import { assets } from '#contract/assets.ts';
import { codes } from '#contract/codes.ts';
import { day, hour } from '#domain/limits.ts';
import { unit } from '#domain/money.ts';
import type { Caller } from '#sandbox/context.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { assetHandlers } from '#sandbox/services/asset-handlers.ts';
import { codeOf } from '#tests/sandbox/code-of.ts';
import { cancelFirst } from '#tests/sandbox/cancel-order.ts';
import { callAs } from '#tests/sandbox/http-member.ts';
import { addMember, addProduct, buy, orderInput } from '#tests/sandbox/people.ts';
import { openWorld, worldStart, type World } from '#tests/sandbox/world.ts';
import { createOrder } from './purchase.ts';
import { grantTrial } from './trial.ts';

let world: World;
let asha: Caller;

beforeEach(async () => {
  world = await openWorld();
  await runJobs(world.context);
  asha = await addMember(world.context, 'asha', { usdt: '250.00' });
  await addProduct(world.context, 'crane', { stock: 1, bias: 40_000 });
});

afterEach(async () => {
  expect((await verify(world.context)).checks.filter(({ ok }) => !ok)).toEqual([]);
  await world.close();
});

const call = <Input>(input: Input, caller = asha) => ({ caller, input, intentId: '' });
const balances = async (caller = asha) => (await assetHandlers.wallet(world.context, call({}, caller))).data;
const detail = async (orderId: string, caller = asha) =>
  (await assetHandlers.order(world.context, call({ orderId }, caller))).data;
const record = async (recordId: string) => (await assetHandlers.record(world.context, call({ recordId }))).data;
const machine = async (productId = 'crane') =>
  world.context.db.selectFrom('products').selectAll().where('id', '=', productId).executeTakeFirstOrThrow();
const take = (orderId: string, caller = asha, intentId?: string) =>
  cancelFirst(world.context, caller, orderId, intentId);

/** Jumps to an instant after the start, and lets everything happen. */
async function goTo(elapsed: number): Promise<void> {
  world.clock.set(worldStart + elapsed);
  await runJobs(world.context);
}

const timesOf = async (...rules: string[]) =>
  (await world.context.db.selectFrom('postings').select('rule').where('rule', 'in', rules).execute()).length;

describe('a first order', () => {
  test('comes back whole within its day: price, stock and records', async () => {
    const bought = await buy(world.context, asha, 'crane');
    expect(bought.cancelUntil).toBe(worldStart + day);
    expect(await detail(bought.orderId)).toEqual(bought);
    expect(await machine()).toMatchObject({ sold: 1, status: 3 });
    await goTo(day - 1);
    const at = worldStart + day - 1;
    const { orderId } = bought;
    expect(await take(orderId)).toEqual({ ...bought, status: 'cancelled', cancelUntil: null, nextTime: null });
    expect(await balances()).toMatchObject({ usdt: '250.00', escrow: '0.00' });
    expect(await machine()).toMatchObject({ sold: 0, status: 1 });
    expect((await assetHandlers.principalReturn(world.context, call({ orderId }))).data).toMatchObject({
      memberAmount: '100.00',
      returnTime: at,
    });
    expect(await record(`purchase-${orderId}`)).toMatchObject({ status: 'cancelled', amount: '-100.00' });
    expect(await record(`orderCancelled-${orderId}`)).toMatchObject({
      type: 'orderCancelled',
      amount: '100.00',
      status: 'credited',
      time: at,
      source: `order:${orderId}:escrow`,
      rule: 'orderCancellation',
      orderId,
      postings: [{ rule: 'orderCancellation', from: `order:${orderId}:escrow`, to: 'member:asha:wallet' }],
    });
    const page = { pageNum: 1, pageSize: 10 };
    const of = async (status: 'valid' | 'expired') =>
      (await assetHandlers.orders(world.context, call({ status, ...page }))).data.list.map((one) => one.status);
    expect([await of('valid'), await of('expired')]).toEqual([[], ['cancelled']]);
    expect((await assetHandlers.holdings(world.context, call(page))).data).toEqual({ total: 0, list: [] });
    const figures = (await assetHandlers.openFigures(world.context, call({}))).data;
    expect(figures.products.find(({ productId }) => productId === 'crane')).toMatchObject({
      sold: 0,
      running: 0,
      escrow: '0.00',
    });
    // It earns nothing later, and its price comes back no second time.
    await goTo(40 * day);
    expect(await balances()).toMatchObject({ usdt: '250.00', due: '0.00' });
    expect(await timesOf('incomeDue', 'principalReturn')).toBe(0);
  });

  test('gives a coupon back to its member, and its part to the budget', async () => {
    const { db } = world.context;
    const ravi = await addMember(world.context, 'ravi', { usdt: '900.00' });
    await addProduct(world.context, 'mill', { price: '400.00', dayReturn: '40.00', bias: 40_000 });
    await buy(world.context, ravi, 'mill');
    await goTo(3 * day);
    const coupon = { id: 'ten', product_id: 'crane', name: 'ten', value: unit, expires_at: worldStart + 90 * day };
    await db.insertInto('coupons').values(coupon).execute();
    await db.insertInto('member_coupons').values({ coupon_id: 'ten', member_id: 'asha', order_id: null }).execute();
    const input = { ...(await orderInput(world.context, 'crane')), couponId: 'ten' };
    const { data } = await createOrder(world.context, { caller: asha, intentId: 'intent-1', input });
    expect(await balances()).toMatchObject({ usdt: '151.00' });
    await take(data.orderId);
    expect(await balances()).toMatchObject({ usdt: '250.00' });
    expect(await timesOf('couponCancellation')).toBe(1);
    expect((await assetHandlers.usableCoupons(world.context, call({ productId: 'crane' }))).data).toHaveLength(1);
  });

  test('brings who invited the member no bonus, until another has had its first day', async () => {
    const { db } = world.context;
    const noor = await addMember(world.context, 'noor', { usdt: '200.00', inviterId: 'asha' });
    const { orderId } = await buy(world.context, noor, 'crane');
    await goTo(hour);
    await take(orderId, noor);
    await goTo(3 * day);
    const bonuses = () => db.selectFrom('referral_bonuses').selectAll().execute();
    expect(await bonuses()).toEqual([]);
    await buy(world.context, noor, 'crane');
    await goTo(4 * day);
    expect(await bonuses()).toMatchObject([{ invited_id: 'noor', inviter_id: 'asha', level: 'B' }]);
  });

  test('leaves the others of its machine their whole share of the day', async () => {
    await addProduct(world.context, 'mill', { price: '50.00', dayReturn: '1.00', bias: 10_000 });
    const ravi = await addMember(world.context, 'ravi', { usdt: '500.00' });
    const { orderId } = await buy(world.context, asha, 'mill');
    await buy(world.context, ravi, 'mill');
    // The day after has begun: what both may claim of it is known.
    await goTo(20 * hour);
    const claims = () =>
      world.context.db.selectFrom('product_claims').select('claims').where('product_id', '=', 'mill').execute();
    expect(await claims()).toEqual([{ claims: 2n * unit }]);
    await take(orderId);
    expect(await claims()).toEqual([{ claims: unit }]);
  });
});

describe('is not cancelled', () => {
  test('a second one, even where the first was', async () => {
    await addProduct(world.context, 'mill', { price: '50.00' });
    const [first, second] = [await buy(world.context, asha, 'crane'), await buy(world.context, asha, 'mill')];
    expect(second.cancelUntil).toBeNull();
    expect(await codeOf(take(second.orderId))).toBe(codes.orderStands);
    await take(first.orderId);
    const third = await buy(world.context, asha, 'crane');
    expect(await codeOf(take(third.orderId))).toBe(codes.orderStands);
    expect(await detail(third.orderId)).toMatchObject({ status: 'valid', cancelUntil: null });
  });

  test('a free trial, which is no first order either', async () => {
    const ravi = await addMember(world.context, 'ravi', { usdt: '900.00' });
    await addProduct(world.context, 'mill', { price: '10.00', dayReturn: '1.00', bias: 1_000_000 });
    await buy(world.context, ravi, 'mill');
    await goTo(3 * day);
    const trialId = await grantTrial(world.context, 'asha', 'mill');
    expect(await codeOf(take(trialId))).toBe(codes.orderStands);
    expect((await buy(world.context, asha, 'crane')).cancelUntil).toBe(worldStart + 4 * day);
  });

  test.each([day, 2 * day])('once its day has passed: %i ms', async (elapsed) => {
    const { orderId } = await buy(world.context, asha, 'crane');
    await goTo(elapsed);
    expect(await codeOf(take(orderId))).toBe(codes.orderStands);
    expect(await detail(orderId)).toMatchObject({ status: 'valid', cancelUntil: null });
  });

  test('by the clock, also where the jobs are late', async () => {
    const { orderId } = await buy(world.context, asha, 'crane');
    world.clock.set(worldStart + day);
    expect(await codeOf(take(orderId))).toBe(codes.orderStands);
    await runJobs(world.context);
    expect(await detail(orderId)).toMatchObject({ paidDays: 1 });
  });

  test('by anybody else, or without a session', async () => {
    const noor = await addMember(world.context, 'noor');
    const { orderId } = await buy(world.context, asha, 'crane');
    expect(await codeOf(take(orderId, noor))).toBe(codes.notFound);
    expect(await codeOf(take('none'))).toBe(codes.notFound);
    const app = createApp({ ...world.context, wallClock: { now: () => 0 } });
    const stranger = callAs(app, { ...asha, token: '' }, assets.cancelOrder, { orderId }, 'intent-1');
    await expect(stranger).rejects.toThrow('answered 401');
    expect(await detail(orderId)).toMatchObject({ status: 'valid' });
  });
});

describe('at once', () => {
  test('16 times, under one id or as many, is once', async () => {
    const { orderId } = await buy(world.context, asha, 'crane');
    const same = await Promise.all(Array.from({ length: 16 }, () => take(orderId, asha, 'intent-1')));
    expect(new Set(same.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await addProduct(world.context, 'mill');
    const noor = await addMember(world.context, 'noor', { usdt: '200.00' });
    const other = await buy(world.context, noor, 'mill');
    const each = await Promise.all(Array.from({ length: 16 }, () => codeOf(take(other.orderId, noor))));
    expect(each.filter((code) => code === codes.ok)).toHaveLength(1);
    expect(each.filter((code) => code === codes.orderCancelled)).toHaveLength(15);
    expect(await timesOf('orderCancellation')).toBe(2);
  });

  test('of two first purchases one is the first', async () => {
    await addProduct(world.context, 'mill', { price: '50.00' });
    const both = await Promise.all([buy(world.context, asha, 'crane'), buy(world.context, asha, 'mill')]);
    expect(both.filter(({ cancelUntil }) => cancelUntil !== null)).toHaveLength(1);
    for (const one of both) expect(await detail(one.orderId)).toEqual(one);
  });

  test.each(['the jobs first', 'the member first'])('with its first income, %s: one of them wins', async (order) => {
    for (let round = 0; round < 8; round += 1) {
      await addProduct(world.context, `mill-${round}`, { price: '50.00', bias: 40_000 });
      const buyer = await addMember(world.context, `buyer-${round}`, { usdt: '50.00' });
      const { orderId, nextTime } = await buy(world.context, buyer, `mill-${round}`);
      const due = nextTime ?? 0;
      world.clock.set(due - 1);
      await runJobs(world.context);
      const steps = [
        async () => {
          // The clock reaches its time while the call is on its way, each round a little later.
          for (let turn = 0; turn < round * 2; turn += 1) await setImmediate();
          world.clock.set(due);
          await runJobs(world.context);
        },
        () => codeOf(take(orderId, buyer)),
      ];
      if (order === 'the member first') steps.reverse();
      const told = await Promise.all(steps.map((step) => step()));
      const code = told.find((one) => typeof one === 'number');
      const { status, nextTime: next } = await detail(orderId, buyer);
      const incomes = await world.context.db
        .selectFrom('incomes')
        .select('id')
        .where('order_id', '=', orderId)
        .execute();
      expect([code, status, next === null, incomes.length]).toBeOneOf([
        [codes.ok, 'cancelled', true, 0],
        [codes.orderStands, 'valid', false, 1],
      ]);
      // On from there: a Monday again, so that no round falls on a weekend.
      world.clock.set(worldStart + (round + 1) * 7 * day);
      await runJobs(world.context);
    }
  });
});
