/** What the panel can do to recharges and the rate: by JSON, and by plain forms. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';

let world: ServedWorld;
let token = '';

beforeAll(async () => {
  world = await openServedWorld();
  token = await world.signIn();
});
afterAll(async () => {
  expect((await world.control('GET', '/sandbox/verify')).body).toMatchObject({ ok: true });
  await world.close();
});

type Deposit = Record<'rechargeId' | 'status' | 'received' | 'credited' | 'amount', string>;

const order = (path: string, body: object) => world.control('POST', `/sandbox/${path}`, body);
const advance = (minutes: number) => order('clock/advance', { minutes });

async function create(amount: string, channelId = ''): Promise<Deposit> {
  const told = await world.ask('POST', '/api/assets/wallet/recharge/create', {
    token,
    intent: randomUUID(),
    fields: { method: channelId === '' ? 'usdt' : 'cash', channelId, amount },
  });
  expect(told.code).toBe(200);
  return told.data as Deposit;
}

async function read({ rechargeId }: Deposit): Promise<Deposit> {
  const told = await world.ask('GET', '/api/assets/wallet/recharge/status', { token, fields: { rechargeId } });
  return told.data as Deposit;
}

describe('the next recharge', () => {
  it.each([
    ['full', 3, 'credited', '40.00'],
    ['partial', 3, 'partial', '20.00'],
    ['over', 3, 'credited', '60.00'],
    ['late', 33, 'credited', '40.00'],
    ['none', 33, 'expired', '0.00'],
  ])('is paid %s', async (next, minutes, status, credited) => {
    expect(await order('deposits', { next })).toEqual({ status: 200, body: { next } });
    const made = await create('40.00');
    await advance(minutes);
    expect(await read(made)).toMatchObject({ status, credited });
  });

  it.each([{ next: 'twice' }, {}, { next: 'full', more: 1 }])('is not ordered as %o', async (wrong) => {
    expect((await order('deposits', wrong)).status).toBe(400);
  });
});

describe('a payment', () => {
  it('goes to the newest open recharge, and is what is missing', async () => {
    await order('deposits', { next: 'none' });
    await create('30.00');
    await order('deposits', { next: 'none' });
    const newest = await create('700.00', 'bank');
    expect(await order('deposits/pay', {})).toEqual({
      status: 200,
      body: { rechargeId: newest.rechargeId, amount: '700.00' },
    });
    expect(await read(newest)).toMatchObject({ status: 'credited', credited: '700.00' });
  });

  it('goes to an expired one by its id, with any amount', async () => {
    await order('deposits', { next: 'none' });
    const made = await create('30.00');
    await advance(40);
    expect(await read(made)).toMatchObject({ status: 'expired' });
    expect((await order('deposits/pay', { rechargeId: made.rechargeId, amount: '0.25' })).status).toBe(200);
    expect(await read(made)).toMatchObject({ status: 'unconfirmed', received: '0.25' });
    await advance(1);
    expect(await read(made)).toMatchObject({ status: 'partial', credited: '0.25' });
  });

  it('finds nothing where nothing is open or missing', async () => {
    await advance(40);
    expect((await order('deposits/pay', {})).status).toBe(404);
    expect((await order('deposits/pay', { rechargeId: 'none' })).status).toBe(404);
    const { rechargeId } = await create('500.00', 'upi');
    expect((await order('deposits/pay', { rechargeId })).status).toBe(404);
    expect((await order('deposits/pay', { rechargeId, amount: '-1' })).status).toBe(400);
    expect((await order('deposits/pay', { rechargeId, amount: '0.001' })).status).toBe(400);
  });
});

it('the least USDT is what was set', async () => {
  expect(await order('deposits/minimum', { amount: 25 })).toEqual({ status: 200, body: { usdtMinimum: '25.00' } });
  const told = await world.ask('GET', '/api/assets/system/pay/config/banks', { token });
  expect(told.data).toMatchObject({ usdtMinimum: '25.00' });
  expect((await order('deposits/minimum', { amount: '0' })).status).toBe(400);
});

it('the rate is what was set, from now on', async () => {
  expect(await order('rate', { rate: '91.123456' })).toEqual({ status: 200, body: { rate: '91.123456' } });
  const told = await world.ask('GET', '/api/assets/exchangeRate/get', { token, fields: { currency: 'INR' } });
  expect(told.data).toMatchObject({ rate: '91.123456', rateTime: world.clock.now(), used: false });
  const summary = await world.ask('GET', '/api/assets/wallet/summary', { token });
  expect(summary.data).toMatchObject({ rate: '91.123456', rateTime: world.clock.now() });
  for (const rate of ['0', '-1', 'much', '1.1234567', '0.009999'])
    expect((await order('rate', { rate })).status).toBe(400);
});

describe('the panel', () => {
  it('lists open recharges and codes, and shows what is set', async () => {
    await order('deposits', { next: 'over' });
    const { rechargeId } = await create('31.00');
    await order('deposits', { next: 'late' });
    const page = await (await world.app.request('/sandbox')).text();
    for (const part of [rechargeId, 'Asha: 31.00 USDT', 'value="late" selected', 'WELCOME5', 'LAST1', '20 left']) {
      expect(page).toContain(part);
    }
    expect(page).toMatch(/OLD2026[^/]*<\/dt>\s*<dd>3\.00 USDT, expired/);
    await order('deposits', { next: 'full' });
  });

  it('works by plain forms, and says what could not be done', async () => {
    const send = async (path: string, fields: Record<string, string>) => {
      const body = new URLSearchParams(fields);
      const reply = await world.app.request(`/sandbox/${path}`, {
        method: 'POST',
        body,
        headers: { Accept: 'text/html' },
      });
      return [reply.status, reply.headers.get('location')];
    };
    expect(await send('deposits', { next: 'none' })).toEqual([303, '/sandbox?told=awaited']);
    await create('50.00');
    expect(await send('deposits/pay', { rechargeId: '', amount: '' })).toEqual([303, '/sandbox?told=paid']);
    expect(await send('deposits/minimum', { amount: '10.00' })).toEqual([303, '/sandbox?told=changed']);
    expect(await send('rate', { rate: '88.00' })).toEqual([303, '/sandbox?told=changed']);
    expect(await send('rate', { rate: 'much' })).toEqual([303, '/sandbox?told=wrong']);
    expect(await send('deposits/pay', { rechargeId: 'none' })).toEqual([303, '/sandbox?told=refused']);
    expect(await (await world.app.request('/sandbox?told=refused')).text()).toContain('There is nothing');
  });
});
