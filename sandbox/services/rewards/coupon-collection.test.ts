/** Collecting coupons: once per member, as long as there are pieces, and what becomes of one. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { day } from '#domain/limits.ts';
import { parseDecimal, unit } from '#domain/money.ts';
import type { Caller } from '#sandbox/context.ts';
import { walletOf } from '#sandbox/ledger/accounts.ts';
import { balanceOf } from '#sandbox/ledger/post.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { addMember, addProduct, orderInput } from '#tests/sandbox/people.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';
import { couponHandlers } from './coupon-collection.ts';
import { productCoupons, usableCoupons } from './coupons.ts';
import { createOrder } from '#sandbox/services/orders/purchase.ts';

let world: World;
let member: Caller;
let made = 0;

beforeAll(async () => {
  world = await openWorld({ seeded: true });
  await addProduct(world.context, 'mill', { price: '10.00' });
  await addProduct(world.context, 'press', { price: '10.00' });
  await addProduct(world.context, 'counted', { price: '10.00' });
});
afterAll(async () => {
  expect((await verify(world.context)).checks.filter(({ ok }) => !ok)).toEqual([]);
  await world.close();
});
beforeEach(async () => {
  made += 1;
  member = await addMember(world.context, `collector-${made}`, { usdt: '50.00' });
});

async function addCoupon({ pieces = 10, lasts = day, productId = 'mill', value = '2.00' } = {}): Promise<string> {
  const id = `collected-${world.context.random.hex(4)}`;
  await world.context.db
    .insertInto('coupons')
    .values({
      id,
      product_id: productId,
      name: `Coupon ${id}`,
      value: parseDecimal(value),
      expires_at: world.clock.now() + lasts,
      pieces,
    })
    .execute();
  return id;
}

const call = <Input>(input: Input, caller = member) => ({ caller, input, intentId: '' });
const receive = async (couponId: string, caller = member) =>
  (await couponHandlers.receiveCoupon(world.context, call({ couponId }, caller))).data;
const all = async (caller = member) => (await couponHandlers.allCoupons(world.context, call({}, caller))).data;
const ofProduct = async (productId: string) =>
  (await couponHandlers.couponsOfProduct(world.context, call({ productId }))).data;
const door = async () => (await couponHandlers.couponDoor(world.context, call({}))).data;
const statusOf = async (couponId: string) => (await all()).find((one) => one.couponId === couponId)?.status;
const takenOf = async (id: string) =>
  (await world.context.db.selectFrom('coupons').select('taken').where('id', '=', id).executeTakeFirstOrThrow()).taken;

it('is received once: asking again answers the same, and takes no second piece', async () => {
  const id = await addCoupon();
  const { count } = await door();
  expect(await statusOf(id)).toBe('open');
  const received = await receive(id);
  expect(received).toMatchObject({ couponId: id, status: 'available', productId: 'mill', pieces: 10, taken: 1 });
  expect(await receive(id)).toEqual(received);
  expect([await takenOf(id), await door()]).toEqual([1, { open: count > 1, count: count - 1 }]);
});

it('is there for the purchase of its product, and nowhere else', async () => {
  const id = await addCoupon();
  await receive(id);
  const usable = async (productId: string) =>
    (await usableCoupons(world.context, call({ productId }))).data.map(({ couponId }) => couponId);
  expect(await usable('mill')).toEqual([id]);
  expect(await usable('press')).toEqual([]);
  expect((await ofProduct('press')).map(({ couponId }) => couponId)).not.toContain(id);
  const input = await orderInput(world.context, 'mill', id);
  const { data } = await createOrder(world.context, { caller: member, input, intentId: world.context.random.hex(8) });
  expect(data).toMatchObject({ price: '10.00', couponAmount: '2.00' });
  expect(await balanceOf({ trx: world.context.db }, walletOf(member.id))).toBe(42n * unit);
  expect([await statusOf(id), await usable('mill')]).toEqual(['used', []]);
});

it('is counted for its product as long as choosing one offers it', async () => {
  const open = await addCoupon({ productId: 'counted' });
  const held = await addCoupon({ productId: 'counted' });
  await receive(held);
  await receive(await addCoupon({ productId: 'counted', pieces: 1 }), await addMember(world.context, `first-${made}`));
  // Given by hand, to another.
  await addCoupon({ productId: 'counted', pieces: 0 });
  await addCoupon({ productId: 'counted', lasts: 0 });
  const counted = async () => {
    const { data } = await productCoupons(world.context, call({ productId: 'counted' }));
    return data.map(({ couponId }) => couponId).toSorted();
  };
  expect(await counted()).toEqual([open, held].toSorted());
  const input = await orderInput(world.context, 'counted', held);
  await createOrder(world.context, { caller: member, input, intentId: world.context.random.hex(8) });
  expect(await counted()).toEqual([open]);
});

it('takes nothing more than was shown where the budget can not pay its part: the purchase is refused', async () => {
  const id = await addCoupon({ value: '100000.00', productId: 'press' });
  await receive(id);
  await world.context.db
    .updateTable('products')
    .set({ price: 90_000n * unit })
    .where('id', '=', 'press')
    .execute();
  const input = await orderInput(world.context, 'press', id);
  const intentId = world.context.random.hex(8);
  await expect(createOrder(world.context, { caller: member, input, intentId })).rejects.toMatchObject({
    code: codes.promotionEmpty,
  });
  expect(await balanceOf({ trx: world.context.db }, walletOf(member.id))).toBe(50n * unit);
  expect(await statusOf(id)).toBe('available');
});

describe('is refused', () => {
  const refused = (id: string) =>
    receive(id).then(
      () => null,
      (refusal: { code: number; message: string }) => [refusal.code, refusal.message],
    );

  it('when it is over, unknown, or was given by hand, in the same words', async () => {
    const unknown = await refused('no-such-coupon');
    expect(unknown?.[0]).toBe(codes.couponClosed);
    expect(await refused(await addCoupon({ lasts: 0 }))).toEqual(unknown);
    // The demo member's own.
    expect(await refused('coupon-harbour-5')).toEqual(unknown);
  });

  it('when all pieces are taken, and the list says so', async () => {
    const id = await addCoupon({ pieces: 1 });
    await receive(id, await addMember(world.context, `quick-${made}`));
    expect((await refused(id))?.[0]).toBe(codes.couponGone);
    expect([await takenOf(id), await statusOf(id)]).toEqual([1, 'gone']);
  });
});

it('expires, and who holds it still sees that; others do not', async () => {
  const id = await addCoupon({ lasts: day });
  await receive(id);
  world.clock.advance(day);
  expect(await statusOf(id)).toBe('expired');
  const other = await addMember(world.context, `late-${made}`);
  expect((await all(other)).map(({ couponId }) => couponId)).not.toContain(id);
});

it('64 members, the last five pieces; and 64 times one member', async () => {
  const id = await addCoupon({ pieces: 5 });
  const racers: Caller[] = [];
  for (let index = 0; index < 64; index += 1) racers.push(await addMember(world.context, `racer-${index}`));
  const tally = async (callers: readonly Caller[], couponId: string) => {
    const answers = await Promise.all(
      callers.map((caller) =>
        receive(couponId, caller).then(
          () => codes.ok,
          (refusal: { code: number }) => refusal.code,
        ),
      ),
    );
    return [codes.ok, codes.couponGone].map((code) => answers.filter((one) => one === code).length);
  };
  expect(await tally(racers, id)).toEqual([5, 59]);
  expect(await takenOf(id)).toBe(5);
  const again = await addCoupon({ pieces: 5 });
  expect(
    await tally(
      Array.from({ length: 64 }, () => member),
      again,
    ),
  ).toEqual([64, 0]);
  expect(await takenOf(again)).toBe(1);
});

it("can't be overdrawn, whatever the code does", async () => {
  const id = await addCoupon({ pieces: 1 });
  const query = world.context.db.updateTable('coupons').set({ taken: 2 }).where('id', '=', id).execute();
  await expect(query).rejects.toThrow(/coupons_not_overdrawn/);
});
