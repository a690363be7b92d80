/** How an order survives what a network does: real client, real sandbox, real store of the device. */
import { askOutcome, cancelIntent } from '#api/intents.ts';
import { loadOrders } from '#api/orders.ts';
import { loadProduct } from '#api/products.ts';
import { loadWallet } from '#api/wallet.ts';
import { assets } from '#contract/assets.ts';
import { codes } from '#contract/codes.ts';
import { fieldsOf, type Asks, type Fields } from '#contract/endpoint.ts';
import { Failure } from '#domain/failure.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { Intent } from '#domain/intent.ts';
import type { Session } from '#domain/member.ts';
import { unit } from '#domain/money.ts';
import { openDeviceStore, openMemberStore } from '#storage/device.ts';
import { keepIntent, markSent } from '#storage/intents.ts';
import { openDrafts, openIntents } from '#storage/written-stores.ts';
import { recharge } from '#tests/sandbox/people.ts';
import { openServedClient, type ServedClient } from '#tests/support/served-client.ts';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Services } from './services.ts';
import { isQuiet } from './quiet.ts';
import { openIntent, ownerOf, sendOnce, settle } from './settle.ts';

const createPath = '/api/assets/mine/order/create';
const session: Session = { token: 'held by the client', region: 1, member: 'ASHA01' };

let served: ServedClient;
let services: Services;
let order: Asks<typeof assets.createOrder>;
/** The order as it goes over the wire. */
let fields: Fields;
let intent: Intent;
/** Aborted once the flow was left. */
let signal: AbortSignal;

beforeAll(async () => {
  served = await openServedClient();
  // Enough for every order of these tests.
  await recharge(served.world.context, served.world.demo.memberId, '900.00');
});
afterAll(() => served.close());

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  ({ signal } = new AbortController());
  await served.begin();
  const { client, clock, world } = served;
  services = {
    client,
    clock,
    device: openDeviceStore(),
    members: openMemberStore(),
    drafts: openDrafts(),
    intents: openIntents(),
    ownReplies: () => Promise.resolve(),
    session: () => session,
  };
  const { terms, agreementVersion } = valueOf(await loadProduct(client, world.demo.productId));
  if (!terms) throw new Error('the demo product has terms');
  order = { productId: world.demo.productId, couponId: '', ...terms, agreementVersion };
  fields = fieldsOf(assets.createOrder, order);
  const opened = await openIntent(services, owner());
  if (!opened) throw new Error('the device keeps an intent');
  intent = opened;
});

const owner = () => ownerOf(services, { kind: 'purchase', subject: served.world.demo.productId });
/** @param asked null: what was stored goes out again */
const buy = (asked: typeof order | null = order) => sendOnce(services, assets.createOrder, intent, asked, signal);
/** The call of the intent, from elsewhere. */
const send = () => served.client.call(assets.createOrder, order, { intentId: intent.id });
const ask = () =>
  settle(services, intent, (intentId) => askOutcome(served.client, intentId, assets.createOrder), signal);
const cancel = () =>
  settle(services, intent, (intentId) => cancelIntent(served.client, intentId, assets.createOrder), signal);
/** As another tab would find it: the same one while it is kept, another one once it is forgotten. */
const kept = () => keepIntent(openIntents(), owner());
const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no failure',
    (error: unknown) => error,
  );
const standing = async () => ({
  usdt: valueOf(await loadWallet(served.client)).usdt,
  orders: valueOf(await loadOrders(served.client, 'valid', 1)).total,
});

describe('an order', () => {
  it('is on the device before it leaves, and forgotten after the answer', async () => {
    const found: Intent[] = [];
    served.wire.before = async ({ url }) => {
      if (url.endsWith(createPath)) found.push(await kept());
    };
    expect(await buy()).toMatchObject({ productId: order.productId, status: 'valid' });
    expect(found).toEqual([{ ...intent, sent: fields }]);
    expect(served.wire.sent.at(-1)?.headers.get('Idempotency-Key')).toBe(intent.id);
    expect((await kept()).id).not.toBe(intent.id);
  });

  it('is charged once when its reply is lost: the device remembers, the server tells', async () => {
    const before = await standing();
    await served.disturb(createPath, 'lost-reply');
    expect(await failureOf(buy())).toEqual(new Failure('offline'));
    expect(await kept()).toEqual({ ...intent, sent: fields });
    const outcome = await ask();
    if (outcome.state !== 'done') throw new Error(`the server says ${outcome.state}`);
    expect((await kept()).id).not.toBe(intent.id);
    expect(await standing()).toEqual({ usdt: before.usdt - outcome.result.price, orders: before.orders + 1 });
  });

  it('sent twice is one order', async () => {
    const before = await standing();
    await served.disturb(createPath, 'error-after');
    expect(await failureOf(buy())).toMatchObject({ kind: 'server', code: 500 });
    const { price } = await buy();
    expect(await standing()).toEqual({ usdt: before.usdt - price, orders: before.orders + 1 });
  });

  it('that never reached the server is kept, and sent again to the letter', async () => {
    const before = await standing();
    await served.disturb(createPath, 'error-before');
    expect(await failureOf(buy())).toMatchObject({ kind: 'server' });
    expect(await ask()).toEqual({ state: 'unknown' });
    expect(await kept()).toEqual({ ...intent, sent: fields });
    const { price } = await buy({ ...order, price: unit });
    expect(price).toBe(order.price);
    expect(await standing()).toEqual({ usdt: before.usdt - price, orders: before.orders + 1 });
  });

  it('that an older build stored is asked about, and goes out as it was stored', async () => {
    const before = await standing();
    const stored = {
      productId: order.productId,
      couponId: '',
      price: '120.00',
      dayReturnAmount: '1.44',
      validDays: '60',
      agree: order.agreementVersion,
    };
    intent = await markSent(services.intents, owner(), intent, stored);
    expect(await ask()).toEqual({ state: 'unknown' });
    const { price } = await buy(null);
    expect(Object.fromEntries(new URLSearchParams(await served.wire.sent.at(-1)?.text()))).toEqual(stored);
    expect(await standing()).toEqual({ usdt: before.usdt - price, orders: before.orders + 1 });
    expect((await kept()).id).not.toBe(intent.id);
  });

  it('that an older build stored with other fields moves nothing, and is left by dropping it', async () => {
    const before = await standing();
    intent = await markSent(services.intents, owner(), intent, { ...fields, instalments: '3' });
    expect(await failureOf(buy(null))).toEqual(new Failure('server', codes.badInput));
    expect(await ask()).toEqual({ state: 'unknown' });
    expect(await cancel()).toMatchObject({ state: 'refused' });
    expect(await standing()).toEqual(before);
    expect((await kept()).id).not.toBe(intent.id);
  });

  it('that is done, by an answer that only a newer build can read, holds no update back', async () => {
    await served.disturb(createPath, 'error-after');
    await failureOf(buy());
    expect(await isQuiet(services)).toBe(false);
    served.wire.after = async (reply) => {
      const { data, ...rest } = (await reply.json()) as { data: { data: object } };
      return Response.json({ ...rest, data: { ...data, data: { ...data.data, status: 'of later' } } }, reply);
    };
    expect(await failureOf(ask())).toMatchObject({ kind: 'invalid' });
    expect(await isQuiet(services)).toBe(true);
    expect(await kept()).toEqual({ ...intent, sent: fields });
    served.wire.after = (reply) => reply;
    expect(await ask()).toMatchObject({ state: 'done' });
  });

  it('that nobody can tell of holds an update back', async () => {
    await served.disturb(createPath, 'error-after');
    await failureOf(buy());
    await served.disturb('/api/assets/wallet/intent', 'html');
    expect(await failureOf(ask())).toMatchObject({ kind: 'invalid' });
    expect(await isQuiet(services)).toBe(false);
  });

  it('that is dropped stays dropped, also for a copy still under way', async () => {
    const before = await standing();
    await served.disturb(createPath, 'error-before');
    await failureOf(buy());
    expect(await cancel()).toMatchObject({ state: 'refused', failure: { kind: 'rejected', code: codes.cancelled } });
    expect((await kept()).id).not.toBe(intent.id);
    expect(await failureOf(send())).toMatchObject({ kind: 'rejected', code: codes.cancelled });
    expect(await standing()).toEqual(before);
  });

  it('that was decided after its flow was left is found again by the next one', async () => {
    const leaving = new AbortController();
    ({ signal } = leaving);
    // Once the order is on its way.
    served.wire.before = ({ url }) => {
      if (url.endsWith(createPath)) leaving.abort();
    };
    await buy();
    expect(await kept()).toEqual({ ...intent, sent: fields });
    ({ signal } = new AbortController());
    expect((await ask()).state).toBe('done');
    expect((await kept()).id).not.toBe(intent.id);
  });

  it('that was left before it went out never goes out', async () => {
    const before = await standing();
    signal = AbortSignal.abort();
    expect(await failureOf(buy())).toMatchObject({ kind: 'offline' });
    expect(await kept()).toEqual(intent);
    expect(await standing()).toEqual(before);
  });

  it('that was refused is forgotten, and nothing has moved', async () => {
    const before = await standing();
    expect(await failureOf(buy({ ...order, price: unit }))).toMatchObject({
      kind: 'rejected',
      code: codes.termsChanged,
    });
    expect((await kept()).id).not.toBe(intent.id);
    expect(await standing()).toEqual(before);
  });

  it.each([
    ['sent again', () => buy()],
    ['sent again from a new page', async () => ((intent = await kept()), buy(null))],
  ])('%s, and refused before its id was looked at, is charged once by the copy that was late', async (_, again) => {
    const before = await standing();
    await served.disturb(createPath, 'error-before');
    await failureOf(buy());
    await served.disturb(createPath, 'error-before');
    const tooMany = JSON.stringify({ code: codes.tooManyAttempts, msg: 'too many', data: null });
    served.wire.after = (reply, { url }) =>
      url.endsWith(createPath) ? new Response(tooMany, { headers: reply.headers }) : reply;
    expect(await failureOf(again())).toEqual(new Failure('server', codes.tooManyAttempts));
    served.wire.after = (reply) => reply;
    expect(await kept()).toEqual({ ...intent, sent: fields });
    await send();
    const outcome = await ask();
    if (outcome.state !== 'done') throw new Error(`the server says ${outcome.state}`);
    expect(await standing()).toEqual({ usdt: before.usdt - outcome.result.price, orders: before.orders + 1 });
  });

  it('that the server refused for good is so whoever asks again', async () => {
    const before = await standing();
    await served.disturb(createPath, 'lost-reply');
    order = { ...order, price: unit };
    expect(await failureOf(buy())).toEqual(new Failure('offline'));
    expect(await failureOf(buy())).toEqual(new Failure('server', codes.termsChanged));
    expect(await ask()).toMatchObject({ state: 'refused', failure: { code: codes.termsChanged } });
    expect((await kept()).id).not.toBe(intent.id);
    expect(await standing()).toEqual(before);
  });

  it.each(['unauthorized', 'html', 'malformed', 'error-before', 'error-after', 'lost-reply'])(
    'is kept while its outcome isn’t known (%s)',
    async (fault) => {
      await served.disturb(createPath, fault);
      expect(await failureOf(buy())).toBeInstanceOf(Failure);
      expect(await kept()).toEqual({ ...intent, sent: fields });
    },
  );

  it('under an id that carried another body has to be asked about', async () => {
    await send();
    expect(await failureOf(buy({ ...order, couponId: 'another' }))).toEqual(new Failure('server', codes.intentReused));
    expect((await kept()).id).toBe(intent.id);
    expect((await ask()).state).toBe('done');
    expect((await kept()).id).not.toBe(intent.id);
  });
});

describe('a device that can’t keep what must be kept', () => {
  const refuse = () => Promise.reject(new Failure('storage'));

  it('sends nothing', async () => {
    services = { ...services, intents: refuse };
    const { length } = served.wire.sent;
    expect(await openIntent(services, owner())).toBeNull();
    expect(await failureOf(buy())).toEqual(new Failure('storage'));
    expect(served.wire.sent).toHaveLength(length);
  });

  it('still gives the answer when only forgetting fails', async () => {
    const { intents } = services;
    let calls = 0;
    // The first keeps what goes out.
    services = { ...services, intents: (mode, work) => ((calls += 1) === 1 ? intents(mode, work) : refuse()) };
    expect(await buy()).toMatchObject({ productId: order.productId });
    expect(await ask()).toMatchObject({ state: 'done' });
  });
});

it('belongs to nobody without a session', () => {
  services = { ...services, session: () => null };
  expect(owner).toThrow(new Failure('unauthorized'));
});
