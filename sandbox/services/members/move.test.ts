/** A member moves by the settings: what was told stays, what is reckoned from then on is the new region's (product 4.2). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { hour } from '#domain/limits.ts';
import { regionOf } from '#domain/regions.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';

const [india, egypt, lanka, states] = [regionOf('IN'), regionOf('EG'), regionOf('LK'), regionOf('US')];

let world: ServedWorld;
let token = '';

beforeAll(async () => {
  world = await openServedWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  token = await world.signIn();
});

const move = (region: number | string, by = token) =>
  world.ask('POST', '/api/user/user/modify-region', { fields: { region: String(region) }, token: by });
const options = async () =>
  (await world.ask('GET', '/api/assets/wallet/withdraw/options', { token })).data as {
    open: boolean;
    openTime: number;
    closeTime: number;
    usdt: { left: string };
  };
/** 100 play USDT, by all of its steps. */
async function withdraw(): Promise<void> {
  const ask = (path: string, fields: Record<string, string>) =>
    world.ask('POST', `/api/assets/wallet/withdraw/${path}`, { fields, token, intent: crypto.randomUUID() });
  const { addressId: payeeId, fundPassword } = world.demo;
  const quoted = await ask('quote', { currency: 'USDT', amount: '100', payeeId });
  const { quoteId, amount, fee } = quoted.data as { quoteId: string; amount: string; fee: string };
  await ask('authorise', { quoteId, fundPassword });
  expect((await ask('create', { quoteId, amount, fee, payeeId })).code).toBe(codes.ok);
}
const kept = () =>
  world.context.db
    .selectFrom('orders')
    .select(['id', 'next_due_at', 'expires_at'])
    .where('member_id', '=', world.demo.memberId)
    .orderBy('id')
    .execute();

describe('moving', () => {
  it('keeps this session and what was told, ends the others, and is told at the next sign-in', async () => {
    const other = await world.signIn();
    const before = await kept();
    expect(await move(egypt)).toMatchObject({ code: 200, data: { ended: expect.any(Number) } });
    expect(await kept()).toEqual(before);
    expect((await world.ask('GET', '/api/user/user/info', { token })).code).toBe(200);
    expect((await world.ask('GET', '/api/user/user/info', { token: other })).status).toBe(401);
    const { country, phone, password } = world.demo;
    const told = await world.ask('POST', '/api/user/auth/logpe/pass', { fields: { country, phone, password } });
    expect(told.data).toMatchObject({ region: egypt, timezoneType: 0 });
    await move(india, told.msg);
  });

  it('changes nothing where they live there already', async () => {
    const other = await world.signIn();
    const quotes = () => world.context.db.selectFrom('withdrawal_quotes').select('id').orderBy('id').execute();
    const { addressId: payeeId } = world.demo;
    const fields = { currency: 'USDT', amount: '100', payeeId };
    await world.ask('POST', '/api/assets/wallet/withdraw/quote', { fields, token, intent: crypto.randomUUID() });
    const before = await quotes();
    expect(before).not.toEqual([]);
    expect(await move(india)).toMatchObject({ code: 200, data: { ended: 0 } });
    expect((await world.ask('GET', '/api/user/user/info', { token: other })).code).toBe(200);
    expect(await quotes()).toEqual(before);
  });

  it('opens the window from 9 to 18 of the new place', async () => {
    await move(lanka);
    const there = await options();
    await move(states);
    const away = await options();
    const clock = (at: number, timeZone: string) =>
      new Date(at).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
    expect([clock(there.openTime, 'Asia/Colombo'), clock(there.closeTime, 'Asia/Colombo')]).toEqual(['09:00', '18:00']);
    expect([clock(away.openTime, 'America/New_York'), clock(away.closeTime, 'America/New_York')]).toEqual([
      '09:00',
      '18:00',
    ]);
    await move(india);
  });

  it('drops a quote that was only looked at', async () => {
    const fields = { currency: 'USDT', amount: '5', payeeId: world.demo.addressId };
    const quoted = await world.ask('POST', '/api/assets/wallet/withdraw/quote', { fields, token });
    const { quoteId } = quoted.data as { quoteId: string };
    await move(egypt);
    const asked = { fields: { quoteId, fundPassword: world.demo.fundPassword }, token };
    expect((await world.ask('POST', '/api/assets/wallet/withdraw/authorise', asked)).code).not.toBe(codes.ok);
    await move(india);
  });

  it('gives no second day of withdrawals within one', async () => {
    const full = (await options()).usdt.left;
    await withdraw();
    const left = (await options()).usdt.left;
    expect(left).not.toBe(full);
    // Past midnight in Colombo and Cairo, never 24 hours later.
    for (let hours = 0; hours < 20; hours += 5) {
      await move(hours % 2 === 0 ? states : lanka);
      world.clock.advance(5 * hour);
      expect((await options()).usdt.left).toBe(left);
    }
    world.clock.advance(5 * hour);
    expect((await options()).usdt.left).toBe(full);
    await move(india);
  });

  it.each(['27', '-1', '1.5', 'x', '', '0x1'])('takes no region %j', async (region) => {
    expect((await move(region)).code).toBe(codes.badInput);
  });

  it('is for members', async () => {
    expect((await move(egypt, 'x'.repeat(43))).status).toBe(401);
  });
});
