import { afterEach, expect, test } from 'vitest';
import { day, hour } from '#domain/limits.ts';
import type { Caller } from '#sandbox/context.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { setEarningsLevel } from './earnings-level.ts';
import { takeIncome } from './income.ts';
import { today } from './today.ts';
import { wallet } from '#sandbox/services/wallet/wallet.ts';
import { demoMember } from '#sandbox/seed/people.ts';
import { addMember, addProduct, buy, recharge } from '#tests/sandbox/people.ts';
import { openWorld, worldStart, type World } from '#tests/sandbox/world.ts';

let world: World;
afterEach(() => world.close());

const call = (caller: Caller) => ({ caller, input: {}, intentId: '' });
const todayOf = async (caller: Caller) => (await today(world.context, call(caller))).data;

async function goTo(after: number): Promise<void> {
  world.clock.set(worldStart + after);
  await runJobs(world.context);
}

test('what is due of the demo member’s machines adds up to the wallet’s', async () => {
  world = await openWorld({ seeded: true });
  const asha: Caller = { id: demoMember.id, region: demoMember.region, language: 'en_US' };
  const { machines, recharged, rented, collected, sinceTime, nextTime } = await todayOf(asha);
  const { data } = await wallet(world.context, call(asha));
  const cents = (amount: string) => Math.round(Number(amount) * 100);
  expect(machines.reduce((sum, { due }) => sum + cents(due), 0)).toBe(cents(data.due));
  expect(machines.reduce((sum, { dueCount }) => sum + dueCount, 0)).toBe(data.dueCount);
  expect(machines.every(({ due, stated }) => cents(due) <= cents(stated))).toBe(true);
  expect({ recharged, rented, collected }).toEqual({ recharged: true, rented: true, collected: true });
  const now = world.context.clock.now();
  expect(sinceTime).toBeLessThanOrEqual(now);
  expect(nextTime).toBeGreaterThan(now);
});

test('a newcomer’s steps are done one after the other', async () => {
  world = await openWorld();
  const ravi = await addMember(world.context, 'ravi');
  await addProduct(world.context, 'loom', { price: '20.00', dayReturn: '1.00' });
  const steps = async () => {
    const { recharged, rented, collected } = await todayOf(ravi);
    return [recharged, rented, collected];
  };
  expect(await todayOf(ravi)).toMatchObject({ machines: [], sinceTime: null, nextTime: null, trial: null });
  expect(await steps()).toEqual([false, false, false]);
  await recharge(world.context, ravi.id, '100.00');
  await buy(world.context, ravi, 'loom');
  expect((await steps()).slice(1)).toEqual([true, false]);
  const before = await todayOf(ravi);
  expect(before).toMatchObject({ sinceTime: worldStart, nextTime: worldStart + day });
  expect(before.machines).toMatchObject([{ running: 1, dayReturnAmount: '1.00', due: '0.00', stated: '0.00' }]);
  await goTo(day + hour);
  await takeIncome(world.context, { ...call(ravi), intentId: 'taken' });
  expect((await steps()).slice(1)).toEqual([true, true]);
});

test('a day that paid nothing counts as stated beside those that wait', async () => {
  world = await openWorld();
  const ravi = await addMember(world.context, 'ravi');
  await addProduct(world.context, 'loom', { price: '20.00', dayReturn: '1.00' });
  await recharge(world.context, ravi.id, '100.00');
  await buy(world.context, ravi, 'loom');
  await goTo(day + hour);
  const [first] = (await todayOf(ravi)).machines;
  await setEarningsLevel(world.context.db, 'none');
  await goTo(4 * day + hour);
  const [later] = (await todayOf(ravi)).machines;
  expect(later?.due).toBe(first?.due);
  expect(Number(later?.stated)).toBeGreaterThan(Number(first?.stated));
});

test('of a free trial the day that runs and what it pays next are told', async () => {
  world = await openWorld({ seeded: true });
  const row = await world.context.db
    .selectFrom('orders')
    .innerJoin('members', 'members.id', 'orders.member_id')
    .select(['member_id', 'region', 'next_day', 'next_due_at', 'orders.valid_days'])
    .where('is_trial', '=', true)
    .where('orders.status', '=', 'valid')
    .executeTakeFirstOrThrow();
  const caller: Caller = { id: row.member_id, region: 1, language: 'en_US' };
  expect((await todayOf(caller)).trial).toMatchObject({
    day: row.next_day,
    validDays: row.valid_days,
    nextTime: row.next_due_at,
  });
});

test('a member’s devices hear that income was collected, and that it arrived', async () => {
  world = await openWorld();
  const ravi = await addMember(world.context, 'ravi', { usdt: '100.00' });
  await addProduct(world.context, 'loom', { price: '20.00', dayReturn: '1.00', bias: 40_000 });
  await buy(world.context, ravi, 'loom');
  await goTo(day + hour);
  const heard = new Set<string>();
  const stop = await world.listen('changed', (change) => heard.add(change));
  const { data } = await takeIncome(world.context, { ...call(ravi), intentId: 'taken' });
  await expect.poll(() => [...heard]).toEqual(['ravi|wallet']);
  heard.clear();
  await goTo(data.arriveTime - worldStart);
  await expect.poll(() => [...heard]).toContain('ravi|wallet');
  await stop();
});
