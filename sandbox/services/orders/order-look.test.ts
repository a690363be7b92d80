/** An order is met and decided by one look (decision 0085): what that may not change. */
import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codes } from '#contract/codes.ts';
import { contract } from '#contract/contract.ts';
import { day } from '#domain/limits.ts';
import { toDecimal } from '#domain/money.ts';
import { createApp, type AppOptions } from '#sandbox/app.ts';
import { systemClock } from '#sandbox/control/sandbox-clock.ts';
import { endSession, startSession } from '#sandbox/services/access/sessions.ts';
import { callAs, type Member } from '#tests/sandbox/http-member.ts';
import { addMember, addProduct, orderInput, recharge } from '#tests/sandbox/people.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';

let world: World;
let asha: Member;

beforeEach(async () => {
  world = await openWorld();
  await addProduct(world.context, 'crane');
  const caller = await addMember(world.context, 'asha', { usdt: '100.00' });
  asha = { ...caller, token: await startSession({ ...world.context, wallClock: systemClock }, caller.id) };
});
afterEach(() => world.close());

const appWith = (more: Partial<AppOptions> = {}) =>
  createApp({ ...world.context, catchUp: async () => undefined, ...more });

async function order(app = appWith(), intentId = crypto.randomUUID()) {
  const { price, dayReturn, validDays, agreementVersion, ...rest } = await orderInput(world.context, 'crane');
  const input = {
    ...rest,
    price: toDecimal(price),
    dayReturnAmount: toDecimal(dayReturn),
    validDays: String(validDays),
    agree: agreementVersion,
  };
  return callAs(app, asha, contract.assets.createOrder, input, intentId);
}

test('asks the database twice, once with the book', async () => {
  let asked = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      asked += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  expect(await order(appWith({ db: world.context.db.withPlugin(counting) }))).toMatchObject({ code: codes.ok });
  expect(asked).toBe(2);
});

test('is decided anew after what fell due to its member was booked', async () => {
  await order();
  world.clock.advance(2 * day);
  const settled: string[] = [];
  const settleMember = async (id: string) => {
    settled.push(id);
    await recharge(world.context, id, '100.00');
  };
  expect(await order(appWith({ settleMember }))).toMatchObject({ code: codes.ok });
  expect(settled).toEqual(['asha']);
});

test('is refused once its session has ended, and nothing is kept of it', async () => {
  await endSession(world.context, asha.token);
  const intentId = crypto.randomUUID();
  await expect(order(appWith(), intentId)).rejects.toThrow('401');
  const { db } = world.context;
  expect(await db.selectFrom('intents').select('id').where('id', '=', intentId).executeTakeFirst()).toBeUndefined();
});

test('uses its session: the list of sessions says when', async () => {
  const { db } = world.context;
  await db
    .updateTable('sessions')
    .set({ last_seen_at: systemClock.now() - day })
    .execute();
  await order();
  const seen = () => db.selectFrom('sessions').select('last_seen_at').executeTakeFirstOrThrow();
  await expect.poll(async () => (await seen()).last_seen_at).toBeGreaterThan(systemClock.now() - day / 2);
});

test('sees the wallet of who calls, not of another one', async () => {
  await addMember(world.context, 'bina', { usdt: '500.00' });
  await order();
  expect(await order()).toMatchObject({ code: codes.balanceTooLow });
});
