import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codes } from '#contract/codes.ts';
import { day, fundPasswordRest, hour, withdrawalQuoteLifetime } from '#domain/limits.ts';
import { parseDecimal } from '#domain/money.ts';
import type { Caller } from '#sandbox/context.ts';
import { openSandboxClock } from '#sandbox/control/sandbox-clock.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { addMember, recharge } from '#tests/sandbox/people.ts';
import { authorise, bindPayees, bodyOf, create, quote, withdraw, type Payees } from '#tests/sandbox/withdrawals.ts';
import { testClock } from '#tests/sandbox/test-clock.ts';
import { openWorld, worldStart, type World } from '#tests/sandbox/world.ts';
import { assetHandlers } from '#sandbox/services/asset-handlers.ts';
import { setFundPassword } from '#sandbox/services/access/fund-password.ts';
import { orderedEnd, orderEnd } from './next-withdrawal.ts';

let world: World;
let asha: Caller;
let payees: Payees;

beforeEach(async () => {
  world = await openWorld();
  await runJobs(world.context);
  asha = await addMember(world.context, 'asha', { usdt: '500.00' });
  payees = await bindPayees(world.context, asha);
});

afterEach(async () => {
  expect((await verify(world.context)).checks.filter(({ ok }) => !ok)).toEqual([]);
  await world.close();
});

const call = <Input>(input: Input, caller = asha) => ({ caller, input, intentId: '' });
const balances = async (caller = asha) => (await assetHandlers.wallet(world.context, call({}, caller))).data;
const options = async (caller = asha) => (await assetHandlers.withdrawalOptions(world.context, call({}, caller))).data;
const detail = async (withdrawalId: string, caller = asha) =>
  (await assetHandlers.withdrawal(world.context, call({ withdrawalId }, caller))).data;
const record = async (recordId: string) => (await assetHandlers.record(world.context, call({ recordId }))).data;
const ask = (amount: string, currency: 'USDT' | 'INR' = 'USDT') =>
  withdraw(world.context, asha, { amount, payees, currency });

/** Jumps to an instant after the start, and lets everything happen. */
async function goTo(elapsed: number): Promise<void> {
  world.clock.set(worldStart + elapsed);
  await runJobs(world.context);
}

describe('the options', () => {
  test('say what each way allows, and when the window is', async () => {
    expect(await options()).toEqual({
      open: true,
      openTime: worldStart - hour,
      closeTime: worldStart + 8 * hour,
      usdt: { currency: 'USDT', minimum: '1.00', dailyLimit: '1000.00', left: '1000.00', payees: 1 },
      cash: { currency: 'INR', minimum: '100.00', dailyLimit: '88000.00', left: '88000.00', payees: 1 },
      hasPaypass: true,
      hasPasskey: false,
      restTime: null,
      limitResetTime: worldStart + 14 * hour,
    });
    await goTo(8 * hour);
    expect(await options()).toMatchObject({ open: false, openTime: worldStart + 23 * hour });
  });

  test('count the day of the region', async () => {
    await ask('30.00');
    await ask('20.50');
    expect((await options()).usdt.left).toBe('949.50');
    await goTo(14 * hour - 1);
    expect((await options()).usdt.left).toBe('949.50');
    await goTo(14 * hour);
    expect((await options()).usdt.left).toBe('1000.00');
  });

  test('do not count what failed', async () => {
    const { db } = world.context;
    await orderEnd(world.context, 'fails');
    await ask('30.00');
    await ask('20.50');
    await goTo(3 * day);
    // Nothing fails on the day on which it was asked for: they are moved to this one, and back.
    await db
      .updateTable('withdrawals')
      .set({ created_at: worldStart + 3 * day })
      .execute();
    expect((await options()).usdt.left).toBe('979.50');
    await db.updateTable('withdrawals').set({ created_at: worldStart }).execute();
  });

  test('know who has nothing yet, and until when withdrawals rest', async () => {
    const noor = await addMember(world.context, 'noor');
    expect(await options(noor)).toMatchObject({ hasPaypass: false, usdt: { payees: 0 }, cash: { payees: 0 } });
    const rests = worldStart + fundPasswordRest;
    await setFundPassword(world.context, noor.id, 'Harbour2027', rests);
    expect((await options(noor)).restTime).toBe(rests);
    world.clock.set(rests);
    expect((await options(noor)).restTime).toBeNull();
  });

  test('leave removed payees out', async () => {
    await world.context.db.updateTable('payout_addresses').set({ removed_at: worldStart }).execute();
    expect((await options()).usdt.payees).toBe(0);
  });
});

test('terms that were only looked at are forgotten a day after they expired', async () => {
  const { db } = world.context;
  const kept = async () => (await db.selectFrom('withdrawal_quotes').select('id').execute()).map(({ id }) => id);
  const [looked, left] = [
    await quote(world.context, asha, { amount: '10.00', payees }),
    await quote(world.context, asha, { amount: '20.00', payees }),
  ];
  await authorise(world.context, asha, left.quoteId);
  await ask('30.00');
  const [used] = (await kept()).filter((id) => id !== looked.quoteId && id !== left.quoteId);
  await goTo(day + withdrawalQuoteLifetime);
  const newest = await quote(world.context, asha, { amount: '10.00', payees });
  expect((await kept()).toSorted()).toEqual([left.quoteId, String(used), newest.quoteId].toSorted());
});

describe('a withdrawal', () => {
  test('holds the whole amount, is taken up after an hour, and arrives as it was reviewed', async () => {
    const seen = await quote(world.context, asha, { amount: '100.01', payees });
    expect(seen).toMatchObject({
      currency: 'USDT',
      amount: '100.01',
      fee: '5.0005',
      net: '95.0095',
      payeeId: payees.USDT,
      firstUse: true,
      arriveFrom: worldStart + day,
      arriveTo: worldStart + 3 * day,
      expireTime: worldStart + withdrawalQuoteLifetime,
    });
    expect(await balances()).toMatchObject({ usdt: '500.00', hold: '0.00' });
    await authorise(world.context, asha, seen.quoteId);
    const made = await create(world.context, asha, bodyOf(seen));
    const address = await world.context.db.selectFrom('payout_addresses').selectAll().executeTakeFirstOrThrow();
    expect(made).toMatchObject({
      amount: '100.01',
      fee: '5.0005',
      net: '95.0095',
      payee: address.address,
      status: 'pending',
      createTime: worldStart,
      processTime: worldStart + hour,
      arriveFrom: seen.arriveFrom,
      arriveTo: seen.arriveTo,
      endTime: null,
      reason: '',
    });
    expect(address.used_at).toBe(worldStart);
    expect(await balances()).toMatchObject({ usdt: '399.99', hold: '100.01', holdInr: '0.00' });
    expect(await record(made.recordId)).toMatchObject({
      type: 'withdrawal',
      amount: '-100.01',
      status: 'pending',
      withdrawalId: made.withdrawalId,
      source: 'member:asha:wallet',
      postings: [{ from: 'member:asha:wallet', to: 'member:asha:hold', amount: '100.01' }],
    });

    await goTo(hour - 1);
    expect((await detail(made.withdrawalId)).status).toBe('pending');
    await goTo(hour);
    expect((await detail(made.withdrawalId)).status).toBe('processing');
    expect((await record(made.recordId)).status).toBe('processing');
    await goTo(day - 1);
    expect((await detail(made.withdrawalId)).status).toBe('processing');
    await goTo(3 * day);
    const arrived = await detail(made.withdrawalId);
    expect(arrived).toMatchObject({ status: 'arrived', reason: '' });
    expect(arrived.endTime).toBeGreaterThanOrEqual(made.arriveFrom);
    expect(arrived.endTime).toBeLessThanOrEqual(made.arriveTo);
    expect(await balances()).toMatchObject({ usdt: '399.99', hold: '0.00' });
    expect(await record(made.recordId)).toMatchObject({
      status: 'arrived',
      postings: [
        { rule: 'withdrawalHold', amount: '100.01' },
        { rule: 'withdrawalPayout', to: 'outside:payout', amount: '95.0095' },
        { rule: 'withdrawalFee', to: 'fees', amount: '5.0005' },
      ],
    });
    expect((await quote(world.context, asha, { amount: '1.00', payees })).firstUse).toBe(false);
  });

  test('goes to a bank account in rupees', async () => {
    await recharge(world.context, asha.id, '5000.00', 'INR');
    const made = await ask('4000.00', 'INR');
    expect(made).toMatchObject({ currency: 'INR', fee: '200.00', net: '3800.00' });
    expect(made.payee).toMatch(/^Harbour Bank, HARB0123456, \d{9}, Asha$/);
    expect(await balances()).toMatchObject({ usdt: '500.00', inr: '1000.00', hold: '0.00', holdInr: '4000.00' });
    expect((await options()).cash.left).toBe('84000.00');
    await goTo(3 * day);
    expect(await balances()).toMatchObject({ inr: '1000.00', holdInr: '0.00' });
  });

  test('of everything takes the exact balance', async () => {
    await recharge(world.context, asha.id, '0.000007');
    await ask('500.000007');
    expect(await balances()).toMatchObject({ usdt: '0.00', hold: '500.000007' });
  });

  test('that fails gives everything back, once, and says why', async () => {
    await orderEnd(world.context, 'fails');
    const { withdrawalId, recordId } = await ask('33.33');
    expect(await orderedEnd(world.context.db)).toBe('arrives');
    await goTo(hour);
    expect(await detail(withdrawalId)).toMatchObject({ status: 'processing', reason: '' });
    await goTo(3 * day);
    const reason = 'The payout could not be delivered';
    expect(await detail(withdrawalId)).toMatchObject({ status: 'failed', reason });
    expect(await balances()).toMatchObject({ usdt: '500.00', hold: '0.00' });
    expect(await record(recordId)).toMatchObject({ status: 'failed', amount: '-33.33', postings: [{}] });
    expect(await record(`withdrawalFailed-${withdrawalId}`)).toMatchObject({
      type: 'withdrawalFailed',
      amount: '33.33',
      status: 'credited',
      source: 'member:asha:hold',
      reason,
      withdrawalId,
      postings: [{ rule: 'withdrawalReturn', from: 'member:asha:hold', to: 'member:asha:wallet' }],
    });
    await goTo(9 * day);
    expect(await balances()).toMatchObject({ usdt: '500.00' });
    // What was ordered was for one.
    const second = await ask('33.33');
    await goTo(14 * day);
    expect((await detail(second.withdrawalId)).status).toBe('arrived');
  });

  test('that is overdue arrives 48 hours after the window that was shown', async () => {
    await orderEnd(world.context, 'overdue');
    const { withdrawalId, arriveTo } = await ask('10.00');
    await goTo(5 * day - 1);
    expect(await detail(withdrawalId)).toMatchObject({ status: 'processing', arriveTo, endTime: null });
    await goTo(5 * day);
    expect(await detail(withdrawalId)).toMatchObject({ status: 'arrived', endTime: arriveTo + 2 * day });
  });

  test('that would arrive on a weekend arrives when Monday begins', async () => {
    await goTo(4 * day);
    const monday = worldStart + 7 * day - 10 * hour;
    const made = await ask('10.00');
    expect(made).toMatchObject({ arriveFrom: monday, arriveTo: worldStart + 7 * day });
    await goTo(7 * day - 10 * hour - 1);
    expect((await detail(made.withdrawalId)).status).toBe('processing');
    await goTo(7 * day);
    expect((await detail(made.withdrawalId)).endTime).toBeGreaterThanOrEqual(monday);
  });

  test('succeeds at once where the host’s clock is behind the book', async () => {
    const slow = testClock(worldStart);
    const behind = { ...world.context, clock: await openSandboxClock(world.context.db, slow) };
    world.clock.advance(hour);
    await recharge(world.context, 'asha', '1.00');
    const seen = await quote(behind, asha, { amount: '5.00', payees });
    expect(seen.expireTime).toBe(worldStart + hour + withdrawalQuoteLifetime);
    await authorise(behind, asha, seen.quoteId);
    expect(await create(behind, asha, bodyOf(seen))).toMatchObject({ amount: '5.00' });
  });

  test('is seen by its member alone', async () => {
    const noor = await addMember(world.context, 'noor');
    const { withdrawalId } = await ask('10.00');
    for (const [id, caller] of [
      [withdrawalId, noor],
      ['none', asha],
    ] as const) {
      await expect(detail(id, caller)).rejects.toMatchObject({ code: codes.notFound });
    }
  });

  test('that is sent again gives the first answer, whatever has become of it', async () => {
    const seen = await quote(world.context, asha, { amount: '10.00', payees });
    await authorise(world.context, asha, seen.quoteId);
    const made = await create(world.context, asha, bodyOf(seen), 'intent-1');
    await goTo(3 * day);
    expect(await create(world.context, asha, bodyOf(seen), 'intent-1')).toEqual(made);
    expect(await balances()).toMatchObject({ usdt: '490.00', hold: '0.00' });
  });

  test('keeps its address when that is edited or removed afterwards', async () => {
    const { withdrawalId, payee } = await ask('10.00');
    await world.context.db
      .updateTable('payout_addresses')
      .set({ address: 'another', removed_at: worldStart })
      .execute();
    expect((await detail(withdrawalId)).payee).toBe(payee);
    await goTo(3 * day);
    expect(await detail(withdrawalId)).toMatchObject({ payee, status: 'arrived' });
  });
});

test('who has just moved has the limit of 24 hours, and is told when they end', async () => {
  await world.context.db.updateTable('members').set({ region_since: worldStart }).where('id', '=', asha.id).execute();
  expect((await options()).limitResetTime).toBe(worldStart + day);
  await expect(ask('1000.01')).rejects.toMatchObject({
    code: codes.limitReached,
    message: 'The daily limit is 1,000.00 play USDT. 1,000.00 play USDT are left until 17/11/2026 10:00',
  });
});

test('the daily limit is of the day: all of it, and again tomorrow', async () => {
  await recharge(world.context, asha.id, '2000.00');
  await ask('999.00');
  await expect(ask('1.000001')).rejects.toMatchObject({
    code: codes.limitReached,
    message: 'The daily limit is 1,000.00 play USDT. 1.00 play USDT are left until 17/11/2026 00:00',
  });
  await ask('1.00');
  expect((await options()).usdt.left).toBe('0.00');
  await goTo(day);
  await ask('1000.00');
  expect(parseDecimal((await balances()).usdt)).toBe(parseDecimal('500.00'));
});
