/** Cancelling while it is pending: all of it back, once, and one winner against the jobs (product 9.10, rule L6). */
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#sandbox/app.ts';
import { codes } from '#contract/codes.ts';
import { withdrawals } from '#contract/withdrawal.ts';
import { day, hour } from '#domain/limits.ts';
import type { Caller } from '#sandbox/context.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { assetHandlers } from '#sandbox/services/asset-handlers.ts';
import { codeOf } from '#tests/sandbox/code-of.ts';
import { callAs } from '#tests/sandbox/http-member.ts';
import { addMember, recharge } from '#tests/sandbox/people.ts';
import { bindPayees, cancel, withdraw, type Payees } from '#tests/sandbox/withdrawals.ts';
import { openWorld, worldStart, type World } from '#tests/sandbox/world.ts';
import { orderEnd } from './next-withdrawal.ts';

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
const balances = async () => (await assetHandlers.wallet(world.context, call({}))).data;
const detail = async (withdrawalId: string) =>
  (await assetHandlers.withdrawal(world.context, call({ withdrawalId }))).data;
const record = async (recordId: string) => (await assetHandlers.record(world.context, call({ recordId }))).data;
const ask = (amount: string, currency: 'USDT' | 'INR' = 'USDT') =>
  withdraw(world.context, asha, { amount, payees, currency });
const take = (withdrawalId: string, caller = asha, intentId?: string) =>
  cancel(world.context, caller, withdrawalId, intentId);

/** Jumps to an instant after the start, and lets everything happen. */
async function goTo(elapsed: number): Promise<void> {
  world.clock.set(worldStart + elapsed);
  await runJobs(world.context);
}

/** What the book has of withdrawals, in its order. */
const moved = async () =>
  (
    await world.context.db
      .selectFrom('postings')
      .select(['rule', 'amount'])
      .where('rule', 'like', 'withdrawal%')
      .orderBy('entry_id')
      .execute()
  ).map(({ rule, amount }) => [rule, amount]);

describe('a pending withdrawal', () => {
  test('comes back whole when it is cancelled, and its records say so', async () => {
    const made = await ask('100.01');
    await goTo(hour - 1);
    const at = worldStart + hour - 1;
    expect(await take(made.withdrawalId)).toEqual({ ...made, status: 'cancelled', endTime: at });
    expect(await balances()).toMatchObject({ usdt: '500.00', hold: '0.00' });
    expect(await detail(made.withdrawalId)).toMatchObject({ status: 'cancelled', endTime: at, reason: '' });
    expect(await record(made.recordId)).toMatchObject({ status: 'cancelled', amount: '-100.01', postings: [{}] });
    expect(await record(`withdrawalCancelled-${made.withdrawalId}`)).toMatchObject({
      type: 'withdrawalCancelled',
      amount: '100.01',
      status: 'credited',
      time: at,
      source: 'member:asha:hold',
      rule: 'withdrawalCancellation',
      reason: '',
      withdrawalId: made.withdrawalId,
      postings: [{ rule: 'withdrawalCancellation', from: 'member:asha:hold', to: 'member:asha:wallet' }],
    });
    const { list } = (
      await assetHandlers.records(world.context, call({ type: '3', from: '', to: '', pageNum: 1, pageSize: 10 }))
    ).data;
    expect(list.map(({ type }) => type)).toEqual(['withdrawalCancelled', 'withdrawal']);
  });

  test('comes back in rupees to the same member', async () => {
    await recharge(world.context, asha.id, '5000.00', 'INR');
    const { withdrawalId } = await ask('4000.00', 'INR');
    await take(withdrawalId);
    expect(await balances()).toMatchObject({ usdt: '500.00', inr: '5000.00', holdInr: '0.00' });
  });

  test.each(['arrives', 'fails'] as const)('that would one day have said “%s” never ends again', async (end) => {
    await orderEnd(world.context, end);
    const { withdrawalId } = await ask('10.00');
    await take(withdrawalId);
    await goTo(9 * day);
    expect(await detail(withdrawalId)).toMatchObject({ status: 'cancelled', reason: '' });
    expect(await balances()).toMatchObject({ usdt: '500.00', hold: '0.00' });
    expect(await moved()).toEqual([
      ['withdrawalHold', 10_000_000n],
      ['withdrawalCancellation', 10_000_000n],
    ]);
  });

  test('does not count for the day once it is cancelled', async () => {
    const { withdrawalId } = await ask('30.00');
    const left = async () => (await assetHandlers.withdrawalOptions(world.context, call({}))).data.usdt.left;
    expect(await left()).toBe('970.00');
    await take(withdrawalId);
    expect(await left()).toBe('1000.00');
  });

  test('is no one else’s to cancel, and nobody’s without a session', async () => {
    const noor = await addMember(world.context, 'noor');
    const { withdrawalId } = await ask('10.00');
    expect(await codeOf(take(withdrawalId, noor))).toBe(codes.notFound);
    expect(await codeOf(take('none'))).toBe(codes.notFound);
    const app = createApp({ ...world.context, wallClock: { now: () => 0 } });
    const stranger = callAs(app, { ...asha, token: '' }, withdrawals.cancelWithdrawal, { withdrawalId }, 'intent-1');
    await expect(stranger).rejects.toThrow('answered 401');
    expect(await detail(withdrawalId)).toMatchObject({ status: 'pending' });
  });
});

describe('the same again', () => {
  test('gives the first answer under one id, and says that it is cancelled under another', async () => {
    const { withdrawalId } = await ask('10.00');
    const first = await take(withdrawalId, asha, 'intent-1');
    await goTo(2 * hour);
    expect(await take(withdrawalId, asha, 'intent-1')).toEqual(first);
    expect(await codeOf(take(withdrawalId))).toBe(codes.alreadyCancelled);
    expect(await balances()).toMatchObject({ usdt: '500.00', hold: '0.00' });
  });

  test('16 times at once, under one id or as many, is once', async () => {
    const [one, other] = [await ask('10.00'), await ask('20.00')];
    const same = await Promise.all(Array.from({ length: 16 }, () => take(one.withdrawalId, asha, 'intent-1')));
    expect(new Set(same.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const each = await Promise.all(Array.from({ length: 16 }, () => codeOf(take(other.withdrawalId))));
    expect(each.filter((code) => code === codes.ok)).toHaveLength(1);
    expect(each.filter((code) => code === codes.alreadyCancelled)).toHaveLength(15);
    expect((await moved()).filter(([rule]) => rule === 'withdrawalCancellation')).toHaveLength(2);
  });
});

describe('its time to be processed', () => {
  test.each([
    ['processing', hour],
    ['arrived', 4 * day],
    ['failed', 4 * day],
  ] as const)('has passed: one that is %s goes its way', async (status, elapsed) => {
    await orderEnd(world.context, status === 'failed' ? 'fails' : 'arrives');
    const { withdrawalId } = await ask('10.00');
    await goTo(elapsed);
    const before = await balances();
    expect(await codeOf(take(withdrawalId))).toBe(codes.alreadyProcessed);
    expect(await detail(withdrawalId)).toMatchObject({ status });
    expect(await balances()).toEqual(before);
  });

  test('counts by the clock, also where the jobs are late', async () => {
    const { withdrawalId } = await ask('10.00');
    world.clock.set(worldStart + hour);
    expect(await codeOf(take(withdrawalId))).toBe(codes.alreadyProcessed);
    await runJobs(world.context);
    expect(await detail(withdrawalId)).toMatchObject({ status: 'processing' });
  });

  test.each(['the jobs first', 'the member first'])('is met by both at once, %s: one of them wins', async (order) => {
    for (let round = 0; round < 8; round += 1) {
      const { withdrawalId, processTime } = await ask('10.00');
      // The clock reaches its time while the call is on its way, each round a little later.
      world.clock.set(processTime - 1);
      const steps = [
        async () => {
          for (let turn = 0; turn < round * 2; turn += 1) await setImmediate();
          world.clock.set(processTime);
          await runJobs(world.context);
        },
        () => codeOf(take(withdrawalId)),
      ];
      if (order === 'the member first') steps.reverse();
      const told = await Promise.all(steps.map((step) => step()));
      const code = told.find((one) => typeof one === 'number');
      const { status } = await detail(withdrawalId);
      expect([code, status]).toBeOneOf([
        [codes.ok, 'cancelled'],
        [codes.alreadyProcessed, 'processing'],
      ]);
      world.clock.set(worldStart + (round + 1) * 7 * day);
      await runJobs(world.context);
    }
    const [holds, ends] = [['withdrawalHold'], ['withdrawalPayout', 'withdrawalCancellation']].map(
      async (rules) => (await moved()).filter(([rule]) => rules.includes(String(rule))).length,
    );
    expect([await holds, await ends]).toEqual([8, 8]);
  });
});
