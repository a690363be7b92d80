import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { income } from '#contract/income.ts';
import { Failure } from '#domain/failure.ts';
import { parseDecimal } from '#domain/money.ts';
import { openServedClient, type ServedClient } from '#tests/support/served-client.ts';
import { askMode, loadCountries, signIn, signOut } from './access.ts';
import { loadProfile } from './person.ts';
import { loadCarousel, loadDocument } from './content.ts';
import { loadOrder, loadOrders } from './orders.ts';
import { loadProduct, loadProducts, loadUsableCoupons } from './products.ts';
import { loadIncomes, loadIncomeSeries, loadRecord, allRecords, loadRecords, loadWallet } from './wallet.ts';

let served: ServedClient;
beforeAll(async () => {
  served = await openServedClient();
});
beforeEach(() => served.begin());
afterAll(() => served.close());

const walletPath = '/api/assets/wallet/summary';
const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no failure',
    (error: unknown) => error,
  );

/** The same answer under another status, or with other headers. */
const redressed = (reply: Response, status: number, change: (headers: Headers) => void = () => undefined): Response => {
  const headers = new Headers(reply.headers);
  change(headers);
  return new Response(reply.body, { status, headers });
};

describe('a reply', () => {
  it('comes in domain words, with the server’s time', async () => {
    const { client, world, clock, wire } = served;
    const { at, origin, ...rest } = await loadWallet(client);
    expect({ at, origin }).toEqual({ at: world.clock.now(), origin: 'server' });
    expect(rest).toMatchObject({ value: { usdt: expect.any(BigInt), rateAt: expect.any(Number) } });
    expect(clock.now()).toBe(world.clock.now());
    expect(wire.told).toEqual(['answered']);
  });

  it('of every read is understood', async () => {
    const { client, world } = served;
    const { demo } = world;
    const replies = await Promise.all([
      askMode(client),
      loadCountries(client),
      loadProfile(client),
      loadProducts(client),
      loadProduct(client, demo.productId),
      loadUsableCoupons(client, demo.productId),
      loadDocument(client, 'cooperation', demo.productId),
      loadOrders(client, 'valid', 1),
      loadOrder(client, demo.orderId),
      loadRecords(client, allRecords, 1),
      loadRecord(client, demo.recordId),
      loadIncomes(client, { status: 'all', orderId: demo.orderId }, 1),
      loadIncomeSeries(client, 30),
      loadCarousel(client),
    ]);
    expect(replies.filter((reply) => typeof reply !== 'object')).toEqual([]);
  });
});

describe('a request', () => {
  it('says the language and the token', async () => {
    await loadWallet(served.client);
    const [request] = served.wire.sent;
    expect(request?.url).toBe(`http://localhost${walletPath}`);
    expect(request?.headers.get('Language')).toBe('en_US');
    expect(request?.headers.get('X-Access-Token')).toHaveLength(43);
    expect(request?.headers.get('Idempotency-Key')).toBeNull();
  });

  it('of a visitor has no token', async () => {
    served.holdToken(null);
    await loadCountries(served.client);
    expect(served.wire.sent.map(({ headers }) => headers.get('X-Access-Token'))).toEqual([null]);
  });

  it('has its input in the query of a GET and in the form of a POST', async () => {
    const { client, wire, world } = served;
    await loadProduct(client, world.demo.productId);
    await signIn(client, { country: 'IN', phone: world.demo.phone, password: world.demo.password });
    const [get, post] = wire.sent;
    expect(new URL(get?.url ?? '').search).toBe(`?productId=${world.demo.productId}`);
    expect(post?.headers.get('Content-Type')).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(new URLSearchParams(await post?.text()))).toEqual({
      country: 'IN',
      phone: world.demo.phone,
      password: world.demo.password,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  it('that moves money has its intent id', async () => {
    const intentId = randomUUID();
    expect(await failureOf(served.client.call(income.takeIncome, {}, { intentId }))).not.toBeInstanceOf(TypeError);
    expect(served.wire.sent[0]?.headers.get('Idempotency-Key')).toBe(intentId);
  });

  it('for members does not leave without a token', async () => {
    const { client, wire } = served;
    served.holdToken(null);
    for (const call of [
      () => loadWallet(client),
      () => client.call(income.takeIncome, {}, { intentId: randomUUID() }),
      () => signOut(client),
    ]) {
      expect(await failureOf(call())).toEqual(new Failure('unauthorized'));
    }
    expect({ sent: wire.sent, told: wire.told }).toEqual({ sent: [], told: [] });
  });
});

describe('a token that the server refuses', () => {
  const refused = new Failure('unauthorized', 401, 'Please sign in again');
  const [old, next] = ['o'.repeat(43), 'n'.repeat(43)];

  it.each([401, 200])(
    'ends the session that used it, also when another is held by then (status %s)',
    async (status) => {
      served.holdToken(old);
      served.wire.after = (reply) => {
        served.holdToken(next);
        return redressed(reply, status);
      };
      expect(await failureOf(loadWallet(served.client))).toEqual(refused);
      expect(served.wire.told).toEqual(['answered', old]);
    },
  );

  it('is an order of the sandbox too', async () => {
    await served.disturb(walletPath, 'unauthorized');
    expect(await failureOf(loadWallet(served.client))).toEqual(refused);
  });

  it('concerns nobody when a visitor is refused', async () => {
    served.holdToken(null);
    served.wire.after = (reply) => redressed(reply, 401);
    expect(await failureOf(loadCountries(served.client))).toMatchObject({ kind: 'unauthorized' });
    expect(served.wire.told).toEqual(['answered']);
  });
});

describe('what goes wrong', () => {
  it('is rejected where the server says no, with its code and sentence', async () => {
    const wrong = signIn(served.client, { country: 'IN', phone: served.world.demo.phone, password: 'wrong' });
    expect(await failureOf(wrong)).toMatchObject({
      kind: 'rejected',
      code: codes.wrongCredentials,
      message: expect.stringMatching(/\w/),
    });
    expect(served.wire.told).toEqual(['answered']);
  });

  it.each([
    ['error-before', new Failure('server', 500, 'Network abnormality, please try again later'), ['answered']],
    ['error-after', new Failure('server', 500, 'Network abnormality, please try again later'), ['answered']],
    ['lost-reply', new Failure('offline'), ['unanswered']],
    ['malformed', new Failure('invalid'), ['answered']],
    ['html', new Failure('invalid'), ['answered']],
  ])('after %s', async (fault, failure, told) => {
    await served.disturb(walletPath, fault);
    expect(await failureOf(loadWallet(served.client))).toEqual(failure);
    expect(served.wire.told).toEqual(told);
    expect((await loadWallet(served.client)).origin).toBe('server');
  });

  it.each([null, '', '0', '-1', 'soon', '1.5', 'Infinity'])(
    'is no answer of ours with the server time %j',
    async (time) => {
      const { client, wire, clock } = served;
      const before = clock.now();
      wire.after = (reply) =>
        redressed(reply, 200, (headers) =>
          time === null ? headers.delete('X-Server-Time') : headers.set('X-Server-Time', time),
        );
      expect(await failureOf(loadWallet(client))).toEqual(new Failure('invalid'));
      expect({ told: wire.told, now: clock.now() }).toEqual({ told: [], now: before });
    },
  );

  it('is a server’s trouble when a proxy says 502', async () => {
    served.wire.after = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    expect(await failureOf(loadWallet(served.client))).toEqual(new Failure('server', 502));
  });

  it('is offline when nothing can be reached', async () => {
    served.wire.before = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await failureOf(loadWallet(served.client))).toEqual(new Failure('offline'));
    expect(served.wire.told).toEqual(['unanswered']);
  });
});

describe('signing out', () => {
  it('makes the token worthless', async () => {
    await signOut(served.client);
    expect(await failureOf(loadWallet(served.client))).toMatchObject({ kind: 'unauthorized' });
  });
});

it('shows the same balance as the server’s book', async () => {
  const told = await served.world.ask('GET', walletPath, { token: await served.world.signIn() });
  const { usdt } = told.data as { usdt: string };
  expect(await loadWallet(served.client)).toMatchObject({ value: { usdt: parseDecimal(usdt) } });
});
