/** Whatever a broken or older server answers: what does not match its schema never reaches the caller as data. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { calmWire, clientOn } from '#tests/support/bare-client.ts';
import { openServedClient, type ServedClient } from '#tests/support/served-client.ts';
import { loadCountries, signIn } from './access.ts';
import { loadProfile } from './person.ts';
import type { Client } from './client.ts';
import { loadComing } from './coming.ts';
import { loadDocument, loadScrollNotices } from './content.ts';
import { loadOrder, loadOrders } from './orders.ts';
import { loadProduct, loadProducts, loadUsableCoupons } from './products.ts';
import { loadIncomes, loadRecord, allRecords, loadRecords, loadWallet } from './wallet.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Path = readonly (string | number)[];
interface Recorded {
  name: string;
  call: (client: Client) => Promise<unknown>;
  reply: Json;
}

let served: ServedClient;
let recorded: Recorded[] = [];

beforeAll(async () => {
  served = await openServedClient();
  await served.begin();
  const { productId, orderId, recordId, country, phone, password } = served.world.demo;
  const calls: Record<string, (client: Client) => Promise<unknown>> = {
    countries: loadCountries,
    signIn: (client) => signIn(client, { country, phone, password }),
    profile: loadProfile,
    products: loadProducts,
    product: (client) => loadProduct(client, productId),
    coupons: (client) => loadUsableCoupons(client, productId),
    agreement: (client) => loadDocument(client, 'cooperation', productId),
    orders: (client) => loadOrders(client, 'valid', 1),
    order: (client) => loadOrder(client, orderId),
    wallet: loadWallet,
    records: (client) => loadRecords(client, allRecords, 1),
    record: (client) => loadRecord(client, recordId),
    incomes: (client) => loadIncomes(client, { status: 'all' }, 1),
    notices: loadScrollNotices,
    coming: (client) => loadComing(client, ''),
  };
  recorded = [];
  for (const [name, call] of Object.entries(calls)) {
    let text = '';
    served.wire.after = async (reply) => {
      text = await reply.clone().text();
      return reply;
    };
    await call(served.client);
    recorded.push({ name, call, reply: JSON.parse(text) as Json });
  }
});
afterAll(() => served.close());

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pathsOf = (value: Json, path: Path = []): Path[] => {
  const below = Array.isArray(value)
    ? (value as readonly Json[]).flatMap((item, index) => pathsOf(item, [...path, index]))
    : isObject(value)
      ? Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]))
      : [];
  return [path, ...below];
};

/** The same value with another one, or nothing, at a path. */
function changed(value: Json, [key, ...rest]: Path, change: (before: Json) => Json | undefined): Json | undefined {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return (value as readonly Json[]).map((item, index) =>
      index === key ? (changed(item, rest, change) ?? null) : item,
    );
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      const next = name === key ? changed(item, rest, change) : item;
      return next === undefined ? [] : [[name, next]];
    }),
  );
}

/** What no schema takes in the place of a value. */
const wrongFor = (before: Json): Json[] => {
  if (typeof before === 'string') return [7, true, { wrong: true }, ['x']];
  if (typeof before === 'number') return ['7', true, { wrong: true }, [7], 1.5];
  if (typeof before === 'boolean') return ['true', 1, { wrong: true }];
  if (before === null) return [true, { wrong: true }, [1]];
  return [7, 'x', null, true];
};

/** A record of another kind has none. */
const isNullable = (path: Path): boolean => path.at(-1) === 'income';

/**
 * `timezoneType` may be missing: then it is 0, and it stands for a missing `region` (product 4.2). So may `nextTime`, `cancelUntil` and
 * `running`, in what was told before they were (product 6.6, 6.16).
 */
const isOptional = (path: Path): boolean =>
  ['timezoneType', 'region', 'nextTime', 'cancelUntil', 'running'].includes(String(path.at(-1))) || isOfList(path);

/** Days counted of a machine in the list, in what a device kept before they were told there. */
const isOfList = (path: Path): boolean =>
  typeof path.at(-2) === 'number' && ['fullDays', 'countedDays'].includes(String(path.at(-1)));

it('never reaches the caller', async () => {
  const mutation = fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.boolean());
  await fc.assert(
    fc.asyncProperty(mutation, async ([which, where, how, removes]) => {
      const chosen = recorded[which % recorded.length];
      if (!chosen) throw new Error('nothing was recorded');
      const paths = pathsOf(chosen.reply);
      const path = paths[where % paths.length] ?? [];
      const canGo = removes && typeof path.at(-1) === 'string' && !isOptional(path);
      const broken = changed(chosen.reply, path, (before) => {
        if (canGo) return undefined;
        const wrong = wrongFor(before).filter((value) => value !== null || !isNullable(path));
        return wrong[how % wrong.length];
      });
      const { client } = clientOn(calmWire(), () => Response.json(broken, { headers: { 'X-Server-Time': '1000' } }), {
        token: () => 'token',
      });
      const outcome = await chosen.call(client).then(
        () => `${chosen.name} took ${JSON.stringify(broken).slice(0, 200)} changed at ${path.join('.')}`,
        (error: unknown) => (error instanceof Failure ? error.kind : error),
      );
      const { code, data } = (broken ?? {}) as { code?: Json; data?: Json };
      // An envelope with another code is a refusal, which is no data either; and so is nobody in the place of a person.
      const isRefusal = path.join('.') === 'code' && !canGo && typeof code === 'number';
      const isNobody = chosen.name === 'profile' && path.join('.') === 'data' && data === null;
      expect(outcome).toBe(isRefusal || isNobody ? 'rejected' : 'invalid');
    }),
    { numRuns: 1_500 },
  );
});

/** Only a record says by its sign which way the money went. */
const isSigned = (name: string, path: Path): boolean => name.startsWith('record') && path.at(-1) === 'amount';

it('is no amount below nothing where there can be none', async () => {
  const taken: string[] = [];
  let tried = 0;
  for (const { name, call, reply } of recorded) {
    for (const path of pathsOf(reply)) {
      let isAmount = false;
      const broken = changed(reply, path, (before) => {
        isAmount = typeof before === 'string' && /^\d+\.\d{2,6}$/.test(before);
        return '-1.00';
      });
      if (!isAmount || isSigned(name, path)) continue;
      tried += 1;
      const { client } = clientOn(calmWire(), () => Response.json(broken, { headers: { 'X-Server-Time': '1000' } }), {
        token: () => 'token',
      });
      await call(client).then(
        () => taken.push(`${name} ${path.join('.')}`),
        () => undefined,
      );
    }
  }
  expect(taken).toEqual([]);
  expect(tried).toBeGreaterThan(100);
});
