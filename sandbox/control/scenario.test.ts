/** Scenarios brought about and described, over HTTP. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#contract/contract.ts';
import { day, hour } from '#domain/limits.ts';
import { calm, formatScenario, parseScenario, scenarios } from '#domain/scenario.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';

let world: ServedWorld;
beforeAll(async () => {
  world = await openServedWorld();
});
afterAll(() => world.close());

const enact = (scenario: unknown) => world.control('POST', '/sandbox/scenario', { scenario });
const described = async (): Promise<string> =>
  ((await world.control('GET', '/sandbox/scenario')).body as { scenario: string }).scenario;
const failing = async (): Promise<unknown[]> =>
  ((await world.control('GET', '/sandbox/verify')).body as { checks: { ok: boolean }[] }).checks.filter(
    ({ ok }) => !ok,
  );

it('makes the world, moves the clock and orders what the text says, and tells it back', async () => {
  const text =
    'seed.monsoon,forward.1d2h,deposit.partial,withdrawal.fails,slow.assets/wallet/summary.10,error-before.*.x2';
  await world.control('POST', '/sandbox/faults', { path: '*', fault: 'html' });
  const { status, body } = await enact(text);
  const begun = await world.context.db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'demoStart')
    .executeTakeFirstOrThrow();
  expect({ status, body }).toEqual({
    status: 200,
    body: { now: Number(begun.value) + day + 2 * hour, scenario: text },
  });
  expect(await described()).toBe(text);
  expect((await world.control('GET', '/sandbox/faults')).body).toEqual({
    faults: [
      { path: '/api/assets/wallet/summary', fault: 'slow', times: 1, ms: 10 },
      { path: '*', fault: 'error-before', times: 2, ms: 3_000 },
    ],
  });
  expect(await failing()).toEqual([]);

  // Without a seed it goes on from here; what waited before and isn't in the text is forgotten.
  world.clock.advance(40_000);
  expect(await described()).toBe(text);
  expect((await enact('forward.1d3h5m')).status).toBe(200);
  expect(await described()).toBe('seed.monsoon,forward.1d3h5m');
  // Naming the time that it is moves nothing; a time that is over is refused, and nothing of the rest is done.
  expect((await enact('forward.1d3h5m,deposit.none')).status).toBe(200);
  const behind = await enact('forward.1d3h4m,deposit.over,html.*');
  expect(behind).toMatchObject({ status: 400, body: { msg: expect.stringContaining('that time is over') } });
  expect(await described()).toBe('seed.monsoon,forward.1d3h5m,deposit.none');
});

it.each([
  undefined,
  null,
  7,
  '',
  'nonsense',
  'seed.a b',
  'seed.a,seed.b',
  'forward.401d',
  'slow./etc/passwd?x',
  'seed.__proto__.x',
  ['seed.a'],
  'x'.repeat(10_001),
])('refuses %s, and does nothing', async (wrong) => {
  const before = await described();
  expect((await enact(wrong)).status).toBe(400);
  expect(await described()).toBe(before);
});

it('is refused to other origins', async () => {
  const headers = { Origin: 'https://elsewhere.example', 'Content-Type': 'application/json' };
  for (const [path, order] of [
    ['scenario', { scenario: 'offline' }],
    ['clock/pause', { paused: true }],
    ['earnings', { level: 'none' }],
    ['promotion', { level: 'empty' }],
    ['members/region', { phone: world.demo.phone, region: 2 }],
  ] as const) {
    const reply = await world.app.request(`/sandbox/${path}`, { method: 'POST', headers, body: JSON.stringify(order) });
    expect([path, reply.status]).toEqual([path, 403]);
  }
  for (const path of ['scenario', 'facts']) {
    expect((await world.app.request(`/sandbox/${path}`, { headers })).status).toBe(403);
  }
});

/** What all products earned on each of the last closed days, the latest first. */
async function earnedLately(days: number): Promise<bigint[]> {
  const rows = await world.context.db
    .selectFrom('product_earnings')
    .select(({ fn }) => fn.sum<string>('earned').as('earned'))
    .groupBy('day')
    .orderBy('day', 'desc')
    .limit(days)
    .execute();
  return rows.map(({ earned }) => BigInt(earned));
}

describe('the presets', () => {
  const moneyPaths = Object.values(contract)
    .flatMap((endpoints) => Object.values(endpoints))
    .filter((endpoint) => 'money' in endpoint && endpoint.money)
    .map(({ backend, path }) => `/api/${backend}/${path}`);

  it.each(scenarios.filter(({ name }) => name !== 'empty-revenue'))(
    '$name is enacted by its name',
    async ({ name, text }) => {
      const { faults, ...rest } = parseScenario(text) ?? calm;
      // A fault for money is one for each call that moves money, and for no other.
      const each = faults.flatMap((fault) =>
        fault.path === 'money' ? moneyPaths.map((path) => ({ ...fault, path })) : [fault],
      );
      const spelled = formatScenario({ ...rest, faults: each });
      const { status, body } = await enact(name);
      expect({ status, body }).toMatchObject({ status: 200, body: { scenario: text } });
      expect(await described()).toMatch(new RegExp(`(^|,)${RegExp.escape(spelled)}$`));
    },
  );

  it('empty-revenue shows the demo member income that falls short', async () => {
    expect((await enact('empty-revenue')).status).toBe(200);
    const token = await world.signIn();
    const { data } = await world.ask('GET', '/api/income/income/list', {
      token,
      fields: { status: 'notReceived', pageNum: '1', pageSize: '50' },
    });
    const { list } = data as { list: { stated: string; amount: string; shortfall: string }[] };
    const short = list.filter(({ amount, stated }) => Number(amount) > 0 && Number(amount) < Number(stated));
    expect(short.length).toBeGreaterThanOrEqual(2);
    for (const { stated, amount, shortfall } of short) {
      expect(Number(amount) + Number(shortfall)).toBeCloseTo(Number(stated), 6);
    }
    expect(await failing()).toEqual([]);
    // Days that earned nothing are written down as such; a day that renters pay for again is not.
    expect(await earnedLately(4)).toEqual([0n, 0n, 0n, 0n]);
    await world.control('POST', '/sandbox/earnings', { level: 'usual' });
    await world.control('POST', '/sandbox/clock/advance', { days: 1 });
    expect((await earnedLately(1))[0]).toBeGreaterThan(0n);
    expect(await failing()).toEqual([]);
  });
});

it('empties the promotion budget by a bonus that names its source; a code is then refused with its reason', async () => {
  const token = await world.signIn();
  const paid = await world.control('POST', '/sandbox/promotion', { level: 'empty' });
  expect(paid).toMatchObject({ status: 200, body: { level: 'empty', paid: expect.stringMatching(/^[1-9]\d*\.\d+$/) } });
  const redeemed = await world.ask('POST', '/api/assets/gift/redeem', {
    token,
    intent: randomUUID(),
    fields: { code: 'WELCOME5' },
  });
  expect(redeemed.msg).toContain("promotion budget can't pay");
  const record = await world.context.db
    .selectFrom('records')
    .select(['type', 'status', 'source', 'rule', 'member_id'])
    .where('rule', '=', 'randomBonus')
    .executeTakeFirstOrThrow();
  expect(record).toMatchObject({ type: 'randomBonus', status: 'credited', source: 'promo:budget' });
  expect(record.member_id).not.toBe(world.demo.memberId);
  // Again: nothing is left, and nothing is posted.
  expect((await world.control('POST', '/sandbox/promotion', { level: 'empty' })).body).toMatchObject({ paid: '0.00' });
  expect((await world.control('POST', '/sandbox/promotion', { level: 'full' })).status).toBe(400);
  expect(await failing()).toEqual([]);
  // Half of the day's fees fill it again.
  await world.control('POST', '/sandbox/clock/advance', { days: 1 });
  expect(await described()).not.toContain('promotion');
});
