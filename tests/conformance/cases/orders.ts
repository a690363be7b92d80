/** Machines, orders, wallet and intents (product 15.11, 15.12). */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { assets } from '#contract/assets.ts';
import { codes } from '#contract/codes.ts';
import { fieldsOf } from '#contract/endpoint.ts';
import { recharges } from '#contract/recharge.ts';
import { parseDecimal } from '#domain/money.ts';
import { reads, type Bench, type CasesOf } from '#tests/conformance/bench.ts';

const all = { pageNum: 1, pageSize: 100 } as const;

const ofProduct = async ({ product }: Bench) => ({ productId: (await product()).id });
const ofOrder = async ({ order }: Bench) => ({ orderId: (await order()).id });

/** What an order for the terms of today asks. */
async function terms({ product }: Bench) {
  const { id: productId, ...rest } = await product();
  return { productId, couponId: '', ...rest };
}

export const orderCases: CasesOf<typeof assets> = {
  products: reads(assets.products, {}, (list) => {
    assert.ok(list.length > 0);
    assert.ok(list.every(({ status, terms: told }) => status !== 'starred' || told === null));
  }),

  async product(bench) {
    const asked = await ofProduct(bench);
    const { value } = await bench.done(assets.product, asked);
    assert.equal(value.id, asked.productId);
    await bench.refused(assets.product, { productId: 'nobodys' }, codes.notFound);
  },

  async createOrder(bench) {
    const { done, refused, once, other, wallet } = bench;
    const asked = await terms(bench);
    const [before, poor] = [await wallet(), await other()];
    const { value } = await once(assets.createOrder, asked);
    const after = await wallet();
    assert.equal(before.usdt - after.usdt, asked.price, 'the price is charged once');
    assert.equal(after.escrow - before.escrow, asked.price, 'and is in escrow');
    assert.deepEqual([value.price, value.status], [asked.price, 'valid']);

    const intent = randomUUID();
    await done(assets.createOrder, asked, { intent });
    const changed = fieldsOf(assets.createOrder, { ...asked, dayReturn: asked.dayReturn + 1n });
    await refused(assets.createOrder, changed, codes.intentReused, { intent });
    await refused(assets.createOrder, changed, codes.termsChanged);
    await refused(assets.createOrder, fieldsOf(assets.createOrder, asked), codes.balanceTooLow, { as: poor });
    assert.equal(before.usdt - (await wallet()).usdt, 2n * asked.price, 'what is refused moves nothing');
  },

  async cancelOrder(bench) {
    const { done, refused, once, newcomer, member, later, wallet } = bench;
    const as = await newcomer();
    await done(recharges.createRecharge, { method: 'usdt', channelId: '', amount: parseDecimal('300') }, { as });
    await later({ minutes: 5 });
    const before = await wallet(as);
    const { id: orderId } = (await done(assets.createOrder, await terms(bench), { as })).value;
    await refused(assets.cancelOrder, { orderId }, codes.notFound, { as: await member() });
    const { value } = await once(assets.cancelOrder, { orderId }, { as });
    assert.equal(value.status, 'cancelled');
    assert.equal((await wallet(as)).usdt, before.usdt, 'the whole price is back');
    await refused(assets.cancelOrder, { orderId }, codes.orderCancelled, { as });
  },

  orders: reads(assets.orders, { status: 'valid', ...all }, async ({ list }, bench) => {
    const { id } = await bench.order();
    const { list: after } = (await bench.done(assets.orders, { status: 'valid', ...all })).value;
    assert.ok(after.some((one) => one.id === id) && after.length >= list.length);
  }),

  async order(bench) {
    const asked = await ofOrder(bench);
    assert.equal((await bench.done(assets.order, asked)).value.id, asked.orderId);
    await bench.refused(assets.order, asked, codes.notFound, { as: await bench.other() });
  },

  async principalReturn(bench) {
    const asked = await ofOrder(bench);
    const { value } = await bench.done(assets.principalReturn, asked);
    assert.equal(value.amount, value.toMember + value.toPromotion);
    await bench.refused(assets.principalReturn, asked, codes.notFound, { as: await bench.other() });
  },

  holdings: reads(assets.holdings, all, async ({ list }, { product }) => {
    const { id } = await product();
    assert.ok(list.some((one) => one.id === id && one.valid > 0));
  }),

  intent: reads(
    assets.intent,
    async () => ({ intentId: randomUUID() }),
    ({ state }) => assert.equal(state, 'unknown'),
  ),

  async cancelIntent(bench) {
    const { done, refused, wallet } = bench;
    const intentId = randomUUID();
    const before = await wallet();
    assert.deepEqual((await done(assets.cancelIntent, { intentId })).value.code, codes.cancelled);
    const late = fieldsOf(assets.createOrder, await terms(bench));
    await refused(assets.createOrder, late, codes.cancelled, { intent: intentId });
    assert.equal((await wallet()).usdt, before.usdt, 'a copy that comes late moves nothing');
    const decided = randomUUID();
    const { data } = await done(assets.createOrder, await terms(bench), { intent: decided });
    assert.deepEqual(
      (await done(assets.cancelIntent, { intentId: decided })).data.data,
      data,
      'what was decided stays',
    );
  },

  wallet: reads(assets.wallet, {}, ({ rate }) => assert.ok(rate > 0n)),

  async incomeSeries({ done, refused }) {
    const { value } = await done(assets.incomeSeries, { days: 7 });
    assert.equal(value.length, 7);
    await refused(assets.incomeSeries, { days: '91' }, codes.badInput);
  },

  productCoupons: reads(assets.productCoupons, ofProduct),

  usableCoupons: reads(assets.usableCoupons, ofProduct, async (list, { done, other, product }) => {
    const productId = (await product()).id;
    const theirs = await done(assets.usableCoupons, { productId }, { as: await other() });
    assert.deepEqual(theirs.value, [], 'who received none has none');
    assert.ok(list.every(({ value }) => value > 0n));
  }),
};
