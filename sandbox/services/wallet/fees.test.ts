/** What applies before one begins: what each form's own call is told, and when it changes in the member's own days. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { hour } from '#domain/limits.ts';
import { parseDecimal } from '#domain/money.ts';
import { regionOf } from '#domain/regions.ts';
import type { Caller } from '#sandbox/context.ts';
import { assetHandlers } from '#sandbox/services/asset-handlers.ts';
import { setUsdtMinimum } from '#sandbox/services/recharge/recharge-terms.ts';
import { setRate } from '#sandbox/services/wallet/rates.ts';
import { addMember } from '#tests/sandbox/people.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';
import { bindPayees, withdraw } from '#tests/sandbox/withdrawals.ts';
import { openWorld, worldStart, type World } from '#tests/sandbox/world.ts';

let world: World;
let asha: Caller;
let made = 0;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  made += 1;
  world.clock.set(worldStart);
  asha = await addMember(world.context, `asha-${made}`, { usdt: '500' });
});

const told = async (caller = asha) =>
  (await assetHandlers.feesAndLimits(world.context, { caller, input: {}, intentId: '' })).data;

/** As a clock on the wall says it. */
const local = (at: number, timeZone: string) => new Date(at).toLocaleString('sv-SE', { timeZone });

it('says what the call of each form is told', async () => {
  await setUsdtMinimum(world.context.db, parseDecimal('12.50'));
  await setRate(world.context, parseDecimal('91.25'));
  const call = { caller: asha, input: {}, intentId: '' };
  const fees = await told();
  expect(fees.recharge.options).toEqual((await assetHandlers.rechargeOptions(world.context, call)).data);
  expect(fees.recharge.options.usdtMinimum).toBe('12.50');
  expect(fees.withdrawal.options).toEqual((await assetHandlers.withdrawalOptions(world.context, call)).data);
  const rate = { ...call, input: { currency: 'INR' as const } };
  expect(fees.exchange.quote).toEqual((await assetHandlers.exchangeRate(world.context, rate)).data);
  expect(fees.exchange.quote.rate).toBe('91.25');
});

it('charges what is withdrawn, and what machines earn; nothing else', async () => {
  const { recharge: paidIn, rent, withdrawal, exchange, redeem } = await told();
  expect([paidIn.fee, rent.fee, exchange.fee, redeem.fee]).toEqual([0, 0, 0, 0]);
  expect([withdrawal.fee, rent.managementFee]).toEqual([500, 1_000]);
});

describe('when it changes next', () => {
  it('is a moment of the member’s own zone', async () => {
    const anja = await addMember(world.context, 'anja', { region: regionOf('DE') });
    const [there, here] = [await told(anja), await told()];
    const berlin = (at: number) => local(at, 'Europe/Berlin');
    const kolkata = (at: number) => local(at, 'Asia/Kolkata');
    expect(kolkata(worldStart)).toBe('2026-11-16 10:00:00');
    expect(here.withdrawal.options).toMatchObject({ open: true });
    expect(there.withdrawal.options).toMatchObject({ open: false });
    expect(kolkata(here.withdrawal.options.closeTime)).toBe('2026-11-16 18:00:00');
    expect(berlin(there.withdrawal.options.openTime)).toBe('2026-11-16 09:00:00');
    expect(kolkata(here.withdrawal.limitResetTime)).toBe('2026-11-17 00:00:00');
    expect(berlin(there.withdrawal.limitResetTime)).toBe('2026-11-17 00:00:00');
    expect(here.rent.settlement).toBe(false);
    expect(kolkata(here.rent.settlementTurnTime)).toBe('2026-11-21 00:00:00');
    expect(berlin(there.rent.settlementTurnTime)).toBe('2026-11-21 00:00:00');
  });

  it('is Monday during a weekend', async () => {
    world.clock.advance(5 * 24 * hour);
    const { rent, withdrawal } = await told();
    expect(rent.settlement).toBe(true);
    expect(local(rent.settlementTurnTime, 'Asia/Kolkata')).toBe('2026-11-23 00:00:00');
    expect(local(withdrawal.options.openTime, 'Asia/Kolkata')).toBe('2026-11-23 09:00:00');
  });

  it('is not before 24 hours are over for who has just moved', async () => {
    await world.context.db.updateTable('members').set({ region_since: worldStart }).where('id', '=', asha.id).execute();
    expect((await told()).withdrawal.limitResetTime).toBe(worldStart + 24 * hour);
  });
});

it('counts what is the member’s own, and nobody else’s', async () => {
  const other = await addMember(world.context, `other-${made}`, { usdt: '500' });
  const before = await told(other);
  await withdraw(world.context, asha, { amount: '120', payees: await bindPayees(world.context, asha) });
  for (const code of ['WRONG1', 'WRONG2']) {
    const guess = assetHandlers.redeemCode(world.context, {
      caller: asha,
      input: { code },
      intentId: world.context.random.hex(16),
    });
    await expect(guess).rejects.toMatchObject({ code: codes.redeemCodeUnknown });
    world.clock.advance(60_000);
  }
  const { withdrawal, redeem } = await told();
  expect(withdrawal.options.usdt).toMatchObject({ left: '880.00', payees: 1 });
  expect(redeem).toMatchObject({ wrongAllowed: 10, wrongLeft: 8, nextTime: worldStart + hour });
  world.clock.set(worldStart);
  expect(await told(other)).toEqual(before);
  expect(before.redeem).toMatchObject({ wrongLeft: 10, nextTime: null });
});

describe('over the wire', () => {
  let served: ServedWorld;
  beforeAll(async () => {
    served = await openServedWorld();
  });
  afterAll(() => served.close());

  it('is refused without a session', async () => {
    const path = '/api/assets/wallet/fees';
    expect(await served.ask('GET', path)).toMatchObject({ status: 401, data: null });
    const token = await served.signIn();
    expect((await served.ask('GET', path, { token })).data).toMatchObject({ withdrawal: { fee: 500 } });
  });
});
