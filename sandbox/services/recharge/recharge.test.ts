/** Recharges on the sandbox clock: what lands, what is credited when, and what the record says of it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { rechargeLifetime } from '#domain/limits.ts';
import { parseDecimal } from '#domain/money.ts';
import type { PayerHabit } from '#domain/scenario.ts';
import type { Caller } from '#sandbox/context.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { walletOf } from '#sandbox/ledger/accounts.ts';
import { balanceOf } from '#sandbox/ledger/post.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { addMember, recharge as credit } from '#tests/sandbox/people.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';
import { rechargeHandlers } from './recharge.ts';
import { setUsdtMinimum } from './recharge-terms.ts';
import { recordHandlers } from '#sandbox/services/wallet/records.ts';
import { payNow, setNextHabit } from './sandbox-payer.ts';

const second = 1_000;
/** USDT lands after 10 s, and has its 20 confirmations 60 s later. */
const creditDelay = 70 * second;

let world: World;
let member: Caller;
let made = 0;

beforeAll(async () => {
  world = await openWorld();
  await runJobs(world.context);
});
afterAll(async () => {
  expect((await verify(world.context)).checks.filter(({ ok }) => !ok)).toEqual([]);
  await world.close();
});
beforeEach(async () => {
  made += 1;
  member = await addMember(world.context, `member-${made}`);
});

const call = <Input>(input: Input, caller = member) => ({ caller, input, intentId: '' });

async function create(amount: string, channelId = '', intentId = world.context.random.hex(8)) {
  const method = channelId === '' ? ('usdt' as const) : ('cash' as const);
  const input = { method, channelId, amount: parseDecimal(amount) };
  return (await rechargeHandlers.createRecharge(world.context, { caller: member, input, intentId })).data;
}

/** As a request of any member does: the clock moves, and the jobs catch up. */
async function after(ms: number): Promise<void> {
  world.clock.advance(ms);
  await runJobs(world.context);
}

const read = async (rechargeId: string) => (await rechargeHandlers.recharge(world.context, call({ rechargeId }))).data;
const recordOf = async (recordId: string) => (await recordHandlers.record(world.context, call({ recordId }))).data;
const open = async () =>
  (await rechargeHandlers.openRecharges(world.context, call({}))).data.map(({ rechargeId }) => rechargeId);
const wallet = (currency: 'USDT' | 'INR' = 'USDT') =>
  balanceOf({ trx: world.context.db }, walletOf(member.id), currency);

async function ordered(habit: PayerHabit, amount: string, channelId = '') {
  await setNextHabit(world.context.db, habit);
  return create(amount, channelId);
}

describe('USDT', () => {
  it('lands after 10 s, counts 20 confirmations of 3 s, and is credited once', async () => {
    const { rechargeId, recordId, ...asked } = await create('25.50');
    expect(asked).toMatchObject({ status: 'unpaid', amount: '25.50', received: '0.00', chain: 'BEP20', reference: '' });
    expect(asked.address).toMatch(/^sandbox:bep20\/[0-9a-f]{40}$/);
    expect(await recordOf(recordId)).toMatchObject({ status: 'unpaid', amount: '25.50', postings: [], rechargeId });

    await after(10 * second - 1);
    expect(await read(rechargeId)).toMatchObject({ status: 'unpaid', received: '0.00', confirmations: 0 });
    await after(1);
    expect(await read(rechargeId)).toMatchObject({ status: 'unconfirmed', received: '25.50', confirmations: 0 });
    expect(await recordOf(recordId)).toMatchObject({ status: 'processing', amount: '25.50', postings: [] });
    await after(59 * second);
    expect(await read(rechargeId)).toMatchObject({ confirmations: 19, confirmationsNeeded: 20, credited: '0.00' });
    expect([await wallet(), await open()]).toEqual([0n, [rechargeId]]);

    await after(1 * second);
    const credited = await read(rechargeId);
    expect(credited).toMatchObject({ status: 'credited', credited: '25.50', confirmations: 20, late: false });
    expect(credited.creditTime).toBe(asked.createTime + creditDelay);
    expect(await recordOf(recordId)).toMatchObject({
      status: 'succeeded',
      amount: '25.50',
      reason: '',
      source: 'outside:faucet',
      postings: [{ from: 'outside:faucet', to: `member:${member.id}:wallet`, amount: '25.50', rule: 'recharge' }],
    });
    await after(rechargeLifetime);
    await runJobs(world.context);
    expect([await wallet(), await open()]).toEqual([parseDecimal('25.50'), []]);
  });

  it('has an address of its own each time', async () => {
    const made = [await create('10.00'), await create('10.00')];
    expect(new Set(made.map(({ address }) => address)).size).toBe(2);
    expect(await open()).toHaveLength(2);
  });

  it('is credited by one run of the jobs, however far the clock moved', async () => {
    const { rechargeId, createTime } = await create('10.00');
    await after(3 * 86_400_000);
    const { status, creditTime } = await read(rechargeId);
    expect([status, creditTime]).toEqual(['credited', createTime + creditDelay]);
  });
});

describe('cash', () => {
  it('is credited at once, under a reference without look-alikes', async () => {
    const data = await create('500.00', 'upi');
    expect(data).toMatchObject({
      status: 'credited',
      currency: 'INR',
      channelName: 'Play UPI',
      address: '',
      chain: '',
      confirmations: 0,
      confirmationsNeeded: 0,
    });
    expect(data.reference).toMatch(/^DR-[A-HJKMNP-Z2-9]{6}$/);
    expect(await wallet('INR')).toBe(parseDecimal('500.00'));
  });
});

describe('what arrives is credited', () => {
  it('when it is less, and the rest when it follows', async () => {
    const { rechargeId, recordId } = await ordered('partial', '100.01');
    await after(creditDelay);
    expect(await read(rechargeId)).toMatchObject({ status: 'partial', credited: '50.00' });
    expect(await recordOf(recordId)).toMatchObject({
      status: 'succeeded',
      amount: '50.00',
      reason: 'Less arrived than asked',
    });
    expect(await open()).toEqual([rechargeId]);
    expect(await payNow(world.context, {})).toEqual({ rechargeId, amount: parseDecimal('50.01') });
    expect(await read(rechargeId)).toMatchObject({ status: 'unconfirmed', received: '100.01', confirmations: 0 });
    expect(await recordOf(recordId)).toMatchObject({ status: 'succeeded', amount: '50.00' });
    await after(60 * second);
    expect(await read(rechargeId)).toMatchObject({ status: 'credited', credited: '100.01' });
    const record = await recordOf(recordId);
    expect([record.amount, record.reason, record.postings.length]).toEqual(['100.01', '', 2]);
  });

  it('when it is more', async () => {
    const { rechargeId, recordId } = await ordered('over', '10.01');
    await after(creditDelay);
    expect(await read(rechargeId)).toMatchObject({ status: 'credited', credited: '15.01', received: '15.01' });
    expect(await recordOf(recordId)).toMatchObject({ amount: '15.01', reason: 'More arrived than asked' });
  });

  it('when it is late, after it had expired', async () => {
    const { rechargeId, recordId, expireTime } = await ordered('late', '20.00');
    await after(rechargeLifetime - 1);
    expect(await read(rechargeId)).toMatchObject({ status: 'unpaid' });
    await after(1);
    expect(world.clock.now()).toBe(expireTime);
    expect(await read(rechargeId)).toMatchObject({ status: 'expired', late: false });
    expect(await recordOf(recordId)).toMatchObject({ status: 'expired', amount: '20.00', postings: [] });
    expect(await open()).toEqual([]);
    await after(60 * second);
    expect(await read(rechargeId)).toMatchObject({ status: 'unconfirmed', late: true });
    expect(await recordOf(recordId)).toMatchObject({ status: 'processing' });
    await after(60 * second);
    expect(await read(rechargeId)).toMatchObject({ status: 'credited', late: true, credited: '20.00' });
    expect(await recordOf(recordId)).toMatchObject({ status: 'succeeded', amount: '20.00' });
    expect(await wallet()).toBe(parseDecimal('20.00'));
  });

  it('when it comes to one that expired unpaid, found by its id', async () => {
    const { rechargeId } = await ordered('none', '500.00', 'card');
    await after(rechargeLifetime);
    expect(await read(rechargeId)).toMatchObject({ status: 'expired' });
    await payNow(world.context, { rechargeId, amount: parseDecimal('1.25') });
    expect(await read(rechargeId)).toMatchObject({ status: 'partial', credited: '1.25', late: true });
    expect(await wallet('INR')).toBe(parseDecimal('1.25'));
  });

  it('as ordered for one recharge only', async () => {
    await ordered('none', '10.00');
    const { rechargeId } = await create('10.00');
    await after(creditDelay);
    expect(await read(rechargeId)).toMatchObject({ status: 'credited' });
  });
});

describe('is refused', () => {
  it.each([
    ['500 rupees less a hundredth', '499.99', 'bank', codes.belowMinimum, 'Recharge amount cannot be less than 500'],
    ['USDT under the minimum', '9.99', '', codes.belowMinimum, 'Recharge amount cannot be less than 10'],
    ['nothing', '0', '', codes.badInput, 'Not valid: amount'],
    ['less than nothing', '-10.00', '', codes.badInput, 'Not valid: amount'],
    ['part of a hundredth', '10.001', '', codes.badInput, 'Not valid: amount'],
    ['more than a million', '1000000.01', 'upi', codes.badInput, 'Not valid: amount'],
    ['an unknown channel', '600.00', 'cheque', codes.badInput, 'Not valid: channelId'],
  ])('%s', async (_what, amount, channelId, code, message) => {
    await expect(create(amount, channelId)).rejects.toMatchObject({ code, message });
    expect(await open()).toEqual([]);
  });

  it('under a minimum that was changed, which the options show', async () => {
    await setUsdtMinimum(world.context.db, parseDecimal('12.50'));
    const { data } = await rechargeHandlers.rechargeOptions(world.context, call({}));
    expect(data).toMatchObject({ chain: 'BEP20', usdtMinimum: '12.50' });
    expect(data.channels.map(({ kind, minimum }) => [kind, minimum])).toEqual([
      ['upi', '500.00'],
      ['bank', '500.00'],
      ['card', '500.00'],
    ]);
    await expect(create('12.49')).rejects.toMatchObject({ message: 'Recharge amount cannot be less than 12.50' });
    await setUsdtMinimum(world.context.db, parseDecimal('10.00'));
  });

  it("another member's, as if it were not there", async () => {
    const { rechargeId } = await create('10.00');
    const stranger = await addMember(world.context, `stranger-${made}`);
    await expect(rechargeHandlers.recharge(world.context, call({ rechargeId }, stranger))).rejects.toMatchObject({
      code: codes.notFound,
    });
  });
});

it('asked for three times at once under one id is one recharge', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => create('30.00', '', 'once')));
  expect(new Set(answers.map(({ rechargeId }) => rechargeId)).size).toBe(1);
  expect(await open()).toHaveLength(1);
});

it('of history is credited at once, by the same rows', async () => {
  await credit(world.context, member.id, '7.00');
  expect(await wallet()).toBe(parseDecimal('7.00'));
  const { id } = await world.context.db
    .selectFrom('recharges')
    .select('id')
    .where('member_id', '=', member.id)
    .executeTakeFirstOrThrow();
  const { createTime, creditTime, ...data } = await read(id);
  expect(data).toMatchObject({ status: 'credited', credited: '7.00', confirmations: 20 });
  expect([createTime, creditTime]).toEqual([world.clock.now() - creditDelay, world.clock.now()]);
});
