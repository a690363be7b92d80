import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codes } from '#contract/codes.ts';
import { day, hour } from '#domain/limits.ts';
import { parseDecimal } from '#domain/money.ts';
import type { Caller } from '#sandbox/context.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { assetHandlers } from '#sandbox/services/asset-handlers.ts';
import { incomeHandlers } from '#sandbox/services/income-handlers.ts';
import { addMember, addProduct, buy } from '#tests/sandbox/people.ts';
import { openWorld, worldStart, type World } from '#tests/sandbox/world.ts';
import { runJobs } from './run-jobs.ts';

let world: World;
let asha: Caller;

beforeEach(async () => {
  world = await openWorld();
  await runJobs(world.context);
  asha = await addMember(world.context, 'asha', { usdt: '1000.00' });
});

afterEach(async () => {
  expect((await verify(world.context)).checks.filter(({ ok }) => !ok)).toEqual([]);
  await world.close();
});

/** Jumps to an instant after the start, and lets everything happen. */
async function goTo(elapsed: number): Promise<void> {
  world.clock.set(worldStart + elapsed);
  await runJobs(world.context);
}

const walletOf = async (caller: Caller) =>
  (await assetHandlers.wallet(world.context, { caller, input: {}, intentId: '' })).data;
const incomesOf = async (caller: Caller, status: 'all' | 'notReceived' | 'taken' = 'all') =>
  (
    await incomeHandlers.incomes(world.context, {
      caller,
      input: { status, orderId: '', pageNum: 1, pageSize: 100 },
      intentId: '',
    })
  ).data.list;
const take = (caller: Caller) =>
  incomeHandlers.takeIncome(world.context, { caller, input: {}, intentId: world.context.random.hex(8) });
const recordsOf = async (caller: Caller) =>
  (
    await assetHandlers.records(world.context, {
      caller,
      input: { type: '1', from: '', to: '', pageNum: 1, pageSize: 100 },
      intentId: '',
    })
  ).data.list;
describe('income', () => {
  test('falls due a full day after the purchase, is taken, and arrives half an hour later', async () => {
    await addProduct(world.context, 'crane', { bias: 40_000 });
    await buy(world.context, asha, 'crane');
    await goTo(day - 1);
    await expect(take(asha)).rejects.toMatchObject({
      code: codes.nothingToReceive,
      message: 'No income to collect today',
    });
    await goTo(day);
    expect(await walletOf(asha)).toMatchObject({ usdt: '900.00', due: '1.20', dueCount: 1 });
    const reply = await take(asha);
    expect(reply.msg).toBe('Receive is successful. It is expected to arrive in 30 minutes');
    expect(reply.data).toEqual({ amount: '1.20', count: 1, arriveTime: worldStart + day + hour / 2 });
    expect(await walletOf(asha)).toMatchObject({ usdt: '900.00', due: '0.00', arriving: '1.20' });
    expect((await recordsOf(asha))[0]).toMatchObject({ type: 'dailyIncome', status: 'processing', amount: '1.20' });
    await goTo(day + hour / 2 - 1);
    expect(await walletOf(asha)).toMatchObject({ usdt: '900.00' });
    await goTo(day + hour / 2);
    expect(await walletOf(asha)).toMatchObject({ usdt: '901.20', arriving: '0.00' });
    const [income] = await incomesOf(asha, 'taken');
    const { data } = await assetHandlers.record(world.context, {
      caller: asha,
      input: { recordId: income?.incomeId ?? '' },
      intentId: '',
    });
    expect(data).toMatchObject({
      status: 'received',
      source: 'product:crane:revenue',
      sourceName: 'Machine crane',
      reason: '',
      postings: [{ rule: 'incomeDue' }, { rule: 'incomeTaken' }, { rule: 'incomeArrived' }],
    });
  });

  test("a weekend is settlement: what falls on it is credited when the region's Monday begins", async () => {
    await addProduct(world.context, 'crane', { bias: 30_000 });
    await buy(world.context, asha, 'crane');
    // Monday 10:00 in India; Friday's is the last before the weekend, Monday begins 18:30 UTC on Sunday.
    await goTo(6 * day);
    expect(await incomesOf(asha)).toHaveLength(4);
    await goTo(7 * day - 10 * hour - 1);
    expect(await incomesOf(asha)).toHaveLength(4);
    await goTo(7 * day - 10 * hour);
    const list = await incomesOf(asha);
    expect(list.map(({ dayIndex }) => dayIndex)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(list[0]?.time).toBe(worldStart + 7 * day - 10 * hour);
    await goTo(7 * day);
    expect(await incomesOf(asha)).toHaveLength(7);
  });

  test("what is taken on a weekend arrives with Monday's settlement", async () => {
    await addProduct(world.context, 'crane');
    await buy(world.context, asha, 'crane');
    await goTo(5 * day);
    const reply = await take(asha);
    expect(reply.data.arriveTime).toBe(worldStart + 7 * day - 10 * hour);
    expect(reply.msg).toContain("Monday's settlement");
  });

  test('each region has its own day and weekend', async () => {
    await addProduct(world.context, 'crane');
    const joana = await addMember(world.context, 'joana', { usdt: '200.00', region: 4 });
    await buy(world.context, joana, 'crane');
    // São Paulo is 8.5 hours behind India: its Monday begins at 03:00 UTC.
    await goTo(7 * day);
    const list = await incomesOf(joana);
    expect(list.map(({ dayIndex }) => dayIndex)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(list[1]?.time).toBe(worldStart + 7 * day - 10 * hour + 8.5 * hour);
  });

  test('a starved product pays what it earned, pro rata, and nothing else fills the gap', async () => {
    await addProduct(world.context, 'kiln', { bias: 5_000 });
    await addProduct(world.context, 'crane', { bias: 40_000 });
    const ben = await addMember(world.context, 'ben', { usdt: '1000.00' });
    await buy(world.context, asha, 'kiln');
    await buy(world.context, ben, 'kiln');
    await buy(world.context, ben, 'crane');
    await goTo(2 * day);
    const [mine] = await incomesOf(asha);
    const [his] = (await incomesOf(ben)).filter(({ productId }) => productId === 'kiln');
    expect(mine?.amount).toBe(his?.amount);
    expect(parseDecimal(mine?.amount ?? '0')).toBeLessThan(parseDecimal('1.20'));
    expect(parseDecimal(mine?.amount ?? '0') + parseDecimal(mine?.shortfall ?? '0')).toBe(parseDecimal('1.20'));
    expect((await incomesOf(ben)).find(({ productId }) => productId === 'crane')?.shortfall).toBe('0.00');
  });

  test('a day that earned nothing is shown as a shortfall, and is no money to take', async () => {
    await addProduct(world.context, 'idle', { bias: 0 });
    await buy(world.context, asha, 'idle');
    await goTo(day);
    expect(await incomesOf(asha)).toMatchObject([
      { amount: '0.00', shortfall: '1.20', status: 'received', arriveTime: null },
    ]);
    expect([await incomesOf(asha, 'notReceived'), await incomesOf(asha, 'taken')]).toEqual([[], []]);
    expect(await walletOf(asha)).toMatchObject({ due: '0.00', dueCount: 0 });
    expect((await recordsOf(asha))[0]).toMatchObject({ type: 'dailyIncome', status: 'notCredited', amount: '0.00' });
    await expect(take(asha)).rejects.toMatchObject({ code: codes.nothingToReceive });
  });

  test('the fact sheet and the series count what was paid', async () => {
    await addProduct(world.context, 'crane', { bias: 40_000 });
    await buy(world.context, asha, 'crane');
    await goTo(3 * day);
    const { data } = await assetHandlers.product(world.context, {
      caller: asha,
      input: { productId: 'crane' },
      intentId: '',
    });
    expect(data).toMatchObject({ escrow: '100.00', fullDays: 2, countedDays: 2, sold: 1, daotimes: 1 });
    expect(data.earnings).toHaveLength(3);
    expect(data.earnings[1]).toMatchObject({ paid: '1.20', stated: '1.20' });
    const series = await assetHandlers.incomeSeries(world.context, { caller: asha, input: { days: 5 }, intentId: '' });
    expect(series.data.map(({ paid }) => paid)).toEqual(['0.00', '0.00', '1.20', '1.20', '1.20']);
  });
});

describe('orders', () => {
  test('expire after their last day, and the principal comes back once', async () => {
    await addProduct(world.context, 'bike', { price: '24.00', dayReturn: '0.30', validDays: 3, bias: 20_000 });
    const { orderId } = await buy(world.context, asha, 'bike');
    await goTo(3 * day - 1);
    const returnOf = async () =>
      (await assetHandlers.principalReturn(world.context, { caller: asha, input: { orderId }, intentId: '' })).data;
    expect(await returnOf()).toMatchObject({ amount: '24.00', memberAmount: '24.00', returnTime: null });
    await goTo(3 * day);
    expect(await returnOf()).toMatchObject({ returnTime: worldStart + 3 * day });
    expect(await walletOf(asha)).toMatchObject({ usdt: '1000.00', escrow: '0.00', dueCount: 3 });
    expect(await recordsOf(asha)).toContainEqual(
      expect.objectContaining({ type: 'returnOfPrincipal', amount: '24.00', status: 'credited' }),
    );
    const { source } = await world.context.db
      .selectFrom('records')
      .select('source')
      .where('type', '=', 'returnOfPrincipal')
      .executeTakeFirstOrThrow();
    expect(source).toBe(`order:${orderId}:escrow`);
    await goTo(40 * day);
    expect(await incomesOf(asha)).toHaveLength(3);
    expect(await walletOf(asha)).toMatchObject({ usdt: '1000.00' });
  });
});

describe('products', () => {
  test('a pre-sale opens at its start, and an offer closes at its end', async () => {
    await addProduct(world.context, 'drone', { status: 5, startsAt: worldStart + day });
    await addProduct(world.context, 'pump', { status: 9, endsAt: worldStart + day });
    await goTo(day - 1);
    await expect(buy(world.context, asha, 'drone')).rejects.toMatchObject({ code: codes.notOnSale });
    await goTo(day);
    const { data } = await assetHandlers.products(world.context, { caller: asha, input: {}, intentId: '' });
    expect(data.map(({ status }) => status)).toEqual([1, 9]);
    await buy(world.context, asha, 'drone');
    await expect(buy(world.context, asha, 'pump')).rejects.toMatchObject({ code: codes.notOnSale });
  });
});

describe('referral bonuses', () => {
  const bonuses = async (caller: Caller) =>
    (await recordsOf(caller))
      .filter(({ type }) => type.startsWith('referral'))
      .map(({ type, status, amount }) => [type, status, amount]);

  test('are fixed, once, for three levels, and only what the budget holds', async () => {
    await addProduct(world.context, 'crane', { price: '10.00', dayReturn: '30.00', bias: 20_000 });
    const seller = await addMember(world.context, 'seller', { usdt: '1000.00' });
    for (let index = 0; index < 5; index += 1) await buy(world.context, seller, 'crane');
    const ben = await addMember(world.context, 'ben', { inviterId: 'asha' });
    const cho = await addMember(world.context, 'cho', { inviterId: 'ben' });
    const dev = await addMember(world.context, 'dev', { inviterId: 'cho' });
    await goTo(2 * day);
    const eve = await addMember(world.context, 'eve', { inviterId: 'dev', usdt: '500.00' });
    await buy(world.context, eve, 'crane');
    await goTo(3 * day - 1);
    expect(await bonuses(dev)).toEqual([]);
    await goTo(3 * day);
    expect([await bonuses(dev), await bonuses(cho), await bonuses(ben), await bonuses(asha)]).toEqual([
      [['referralBonusB', 'credited', '1.00']],
      [['referralBonusC', 'credited', '0.50']],
      [['referralBonusD', 'credited', '0.25']],
      [],
    ]);
    await buy(world.context, eve, 'crane');
    await goTo(9 * day);
    expect(await bonuses(dev)).toHaveLength(1);
  });

  test('are not credited, with the reason, when the budget is empty', async () => {
    await addProduct(world.context, 'idle', { price: '10.00', bias: 0 });
    const ben = await addMember(world.context, 'ben', { inviterId: 'asha', usdt: '500.00' });
    await buy(world.context, ben, 'idle');
    await goTo(day);
    expect(await bonuses(asha)).toEqual([['referralBonusB', 'notCredited', '1.00']]);
    const [record] = await recordsOf(asha);
    const { data } = await assetHandlers.record(world.context, {
      caller: asha,
      input: { recordId: record?.recordId ?? '' },
      intentId: '',
    });
    expect(data).toMatchObject({ source: 'promo:budget', reason: 'The promotion budget was empty', postings: [] });
    expect(await walletOf(asha)).toMatchObject({ usdt: '1000.00' });
  });
});
