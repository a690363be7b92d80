/** Many at once, over HTTP: exactly as many succeed as there are, and the rest is told why (product 19.8). */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '#sandbox/app.ts';
import { assets } from '#contract/assets.ts';
import { codes } from '#contract/codes.ts';
import { fieldsOf, type Fields } from '#contract/endpoint.ts';
import { redeemCode } from '#contract/redeem.ts';
import { parseDecimal } from '#domain/money.ts';
import { promotion, walletOf } from '#sandbox/ledger/accounts.ts';
import { balanceOf } from '#sandbox/ledger/post.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { callAs, type App, type Member } from '#tests/sandbox/http-member.ts';
import { addMember, addProduct, orderInput } from '#tests/sandbox/people.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';
import { startSession } from '#sandbox/services/access/sessions.ts';

const racers = 64;

let world: World;
let app: App;
let members: Member[];

// The demo world: its promotion budget can pay the codes.
beforeAll(async () => {
  world = await openWorld({ seeded: true });
  const wallClock = { now: () => 0 };
  app = createApp({ ...world.context, wallClock });
  members = [];
  for (let index = 0; index < racers; index += 1) {
    const caller = await addMember(world.context, `racer-${index}`, { usdt: '11.00' });
    members.push({ ...caller, token: await startSession({ ...world.context, wallClock }, caller.id) });
  }
});
afterAll(async () => {
  expect((await verify(world.context)).checks.filter(({ ok }) => !ok)).toEqual([]);
  await world.close();
});

const idOf = (...parts: readonly (string | number)[]): string => {
  const hex = createHash('sha256').update(parts.join(':')).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
};

const bodyFor = async (productId: string): Promise<Fields> =>
  fieldsOf(assets.createOrder, await orderInput(world.context, productId));

/** How often each code was answered. */
async function tally(answers: readonly Promise<{ code: number }>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { code } of await Promise.all(answers)) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

const ordersOf = async (productId: string): Promise<number> =>
  (await world.context.db.selectFrom('orders').select('id').where('product_id', '=', productId).execute()).length;

it('64 members, the last five pieces of one product', async () => {
  await addProduct(world.context, 'scarce', { price: '10.00', stock: 5 });
  const body = await bodyFor('scarce');
  const calls = members.map((member) => callAs(app, member, assets.createOrder, body, idOf('scarce', member.id)));
  expect(await tally(calls)).toEqual({ [codes.ok]: 5, [codes.soldOut]: racers - 5 });
  expect(await ordersOf('scarce')).toBe(5);
});

it('64 members, one id: one has an order by it, and is told of no other', async () => {
  await addProduct(world.context, 'common', { price: '1.00', stock: 100 });
  const body = await bodyFor('common');
  const calls = members.map((member) => callAs(app, member, assets.createOrder, body, idOf('common')));
  expect(await tally(calls)).toEqual({ [codes.ok]: 1, [codes.intentReused]: racers - 1 });
  expect(await ordersOf('common')).toBe(1);
});

it('64 members, the last seven pieces of one code', async () => {
  const amount = parseDecimal('0.05');
  await world.context.db
    .insertInto('redeem_codes')
    .values({ code: 'SEVEN', name: 'Seven', amount, pieces: 7, expires_at: world.clock.now() + 1 })
    .execute();
  const before = await balanceOf({ trx: world.context.db }, promotion);
  const calls = members.map((member) => callAs(app, member, redeemCode, { code: 'SEVEN' }, idOf('seven', member.id)));
  expect(await tally(calls)).toEqual({ [codes.ok]: 7, [codes.redeemCodeGone]: racers - 7 });
  expect(before - (await balanceOf({ trx: world.context.db }, promotion))).toBe(7n * amount);
});

it('64 orders of one member, a balance for nine', async () => {
  await addProduct(world.context, 'plenty', { price: '10.00', stock: 100 });
  const caller = await addMember(world.context, 'hasty', { usdt: '99.99' });
  const token = await startSession({ ...world.context, wallClock: { now: () => 0 } }, caller.id);
  const body = await bodyFor('plenty');
  const calls = Array.from({ length: racers }, (_, index) =>
    callAs(app, { ...caller, token }, assets.createOrder, body, idOf('hasty', index)),
  );
  expect(await tally(calls)).toEqual({ [codes.ok]: 9, [codes.balanceTooLow]: racers - 9 });
  expect(await ordersOf('plenty')).toBe(9);
  expect(await balanceOf({ trx: world.context.db }, walletOf('hasty'))).toBe(parseDecimal('9.99'));
});
