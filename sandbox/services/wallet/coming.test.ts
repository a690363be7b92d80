/** What is said to come, held against what the book then does (product 7.7), and the file of it, read by another hand. */
import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ComingKind } from '#domain/coming.ts';
import { day, hour, minute } from '#domain/limits.ts';
import { parseDecimal } from '#domain/money.ts';
import { isoDay } from '#domain/time.ts';
import type { Caller } from '#sandbox/context.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { takeIncome } from '#sandbox/services/income/income.ts';
import { addMember, addProduct, buy } from '#tests/sandbox/people.ts';
import { bindPayees, withdraw } from '#tests/sandbox/withdrawals.ts';
import { openWorld, worldStart, type World } from '#tests/sandbox/world.ts';
import { comingMonth } from './coming.ts';

let world: World;
let asha: Caller;

beforeEach(async () => {
  world = await openWorld();
  asha = await addMember(world.context, 'asha', { usdt: '1000.00' });
});
afterEach(() => world.close());

async function goTo(elapsed: number): Promise<void> {
  world.clock.set(worldStart + elapsed);
  await runJobs(world.context);
}

const read = async (month = '', caller = asha) =>
  (await comingMonth(world.context, { caller, input: { month }, intentId: '' })).data;

/** All months that there are, one after the other. */
async function readAll() {
  const first = await read();
  const next = first.lastMonth === first.month ? [] : [await read(first.lastMonth)];
  return [first, ...next];
}

const sumOf = (amounts: readonly string[]): bigint => amounts.reduce((sum, one) => sum + parseDecimal(one), 0n);
type Month = Awaited<ReturnType<typeof read>>;
const amountsOf = ({ days }: Month, kind: ComingKind): [string, bigint][] =>
  days
    .map(({ day: date, list }): [string, bigint] => [
      date,
      sumOf(list.filter((event) => event.kind === kind).map(({ money }) => money?.amount ?? '0.00')),
    ])
    .filter(([, amount]) => amount > 0n);

/** What the book says of days of the region. */
async function booked() {
  const { db } = world.context;
  const incomes = await db.selectFrom('incomes').select(['due_at as at', 'amount']).orderBy('due_at').execute();
  const returns = await db
    .selectFrom('records')
    .select(['at', 'amount'])
    .where('type', '=', 'returnOfPrincipal')
    .orderBy('at')
    .execute();
  const byDay = (rows: readonly { at: number; amount: bigint }[]) => {
    const sums = new Map<string, bigint>();
    for (const { at, amount } of rows) {
      const date = isoDay(at, asha.region);
      sums.set(date, (sums.get(date) ?? 0n) + amount);
    }
    return [...sums];
  };
  return { incomes: byDay(incomes), principals: byDay(returns) };
}

describe('what comes', () => {
  it('is what the book then pays, day by day, where each day is a full one', async () => {
    await addProduct(world.context, 'crane', { validDays: 17, bias: 40_000 });
    await addProduct(world.context, 'loom', { price: '20.00', dayReturn: '0.25', validDays: 5, bias: 40_000 });
    await buy(world.context, asha, 'crane');
    await buy(world.context, asha, 'loom');
    await buy(world.context, asha, 'loom');
    const said = await readAll();
    const incomes = said.flatMap((month) => amountsOf(month, 'income'));
    const principals = said.flatMap((month) => amountsOf(month, 'principal'));
    expect(said.map(({ month }) => month)).toEqual(['2026-11', '2026-12']);
    expect(principals).toHaveLength(2);
    for (let days = 1; days <= 18; days += 1) await goTo(days * day);
    expect(await booked()).toEqual({ incomes, principals });
    expect(await read()).toMatchObject({ days: [{ list: [], totals: [] }] });
  });

  it('is still the same on a later day, for the days that are left', async () => {
    await addProduct(world.context, 'crane', { bias: 40_000 });
    await buy(world.context, asha, 'crane');
    const before = (await readAll()).flatMap((month) => amountsOf(month, 'income'));
    await goTo(3 * day + hour);
    const later = (await readAll()).flatMap((month) => amountsOf(month, 'income'));
    expect(later).toEqual(before.slice(3));
  });

  it('is stated, and a poor machine pays less of it', async () => {
    await addProduct(world.context, 'crane', { bias: 2_000, validDays: 5 });
    await buy(world.context, asha, 'crane');
    const said = amountsOf(await read(), 'income').reduce((sum, [, amount]) => sum + amount, 0n);
    await goTo(8 * day);
    const paid = (await booked()).incomes.reduce((sum, [, amount]) => sum + amount, 0n);
    expect(said).toBe(5n * parseDecimal('1.20'));
    expect(paid).toBeLessThan(said);
  });

  it('comes on Monday where it would on a weekend', async () => {
    await addProduct(world.context, 'crane');
    await buy(world.context, asha, 'crane');
    const dates = new Map(amountsOf(await read(), 'income'));
    expect(dates.has('2026-11-21') || dates.has('2026-11-22')).toBe(false);
    expect(dates.get('2026-11-23')).toBe(3n * parseDecimal('1.20'));
  });

  it('comes on Monday also from an order that expired on the weekend, in the month after where that begins then', async () => {
    // Sunday 2027-01-31, 10:00 in India.
    const sunday = Date.UTC(2027, 0, 31, 4, 30);
    world.clock.set(sunday - 6 * day);
    await runJobs(world.context);
    await addProduct(world.context, 'crane', { validDays: 6, bias: 40_000 });
    await buy(world.context, asha, 'crane');
    expect(await read()).toMatchObject({ month: '2027-01', lastMonth: '2027-02' });
    world.clock.set(sunday + hour);
    await runJobs(world.context);
    const [january, february] = await readAll();
    expect(january).toMatchObject({ month: '2027-01', lastMonth: '2027-02', days: [{ list: [] }] });
    expect(february?.days).toMatchObject([
      { day: '2027-02-01', list: [{ kind: 'income', count: 2, money: { amount: '2.40' } }] },
    ]);
  });

  it('says what is on its way, and when a first order can be cancelled no more', async () => {
    await addProduct(world.context, 'crane', { bias: 40_000 });
    const payees = await bindPayees(world.context, asha);
    await buy(world.context, asha, 'crane');
    const cancel = (await read()).days.flatMap(({ list }) => list).find(({ kind }) => kind === 'cancelUntil');
    expect(cancel).toMatchObject({ time: worldStart + day, money: null });
    await goTo(day + hour);
    await takeIncome(world.context, { caller: asha, input: {}, intentId: 'taken' });
    await withdraw(world.context, asha, { amount: '10.00', payees });
    const now = worldStart + day + hour;
    const events = (await read()).days.flatMap(({ list }) => list);
    expect(events.find(({ kind }) => kind === 'arrival')).toMatchObject({
      time: now + 30 * minute,
      money: { amount: '1.20' },
    });
    const going = events.find(({ kind }) => kind === 'withdrawal');
    expect(going).toMatchObject({ time: now + day, untilTime: now + 3 * day, money: { amount: '9.50' } });
    expect(events.some(({ kind }) => kind === 'cancelUntil')).toBe(false);
    const [date] = (await read()).days.filter(({ list }) => list.some(({ kind }) => kind === 'withdrawal'));
    expect(sumOf(date?.totals.map(({ amount }) => amount) ?? [])).toBe(parseDecimal('1.20'));
  });

  it('is told up to a payment in the next month, also without an order', async () => {
    const payees = await bindPayees(world.context, asha);
    // Noon of 30 November.
    await goTo(14 * day + 2 * hour);
    expect((await read()).lastMonth).toBe('2026-11');
    await withdraw(world.context, asha, { amount: '10.00', payees });
    expect(await read()).toMatchObject({ days: [{ list: [] }], lastMonth: '2026-12' });
    const [arrival] = (await read('2026-12')).days;
    expect(arrival).toMatchObject({ day: '2026-12-01', list: [{ kind: 'withdrawal' }] });
  });

  it('has no withdrawal in its file that should have arrived before', async () => {
    const payees = await bindPayees(world.context, asha);
    await withdraw(world.context, asha, { amount: '10.00', payees });
    await world.context.db.updateTable('withdrawals').set({ arrives_from: 0, arrives_to: 1 }).execute();
    const { days, file } = await read();
    expect(days[0]).toMatchObject({ list: [{ kind: 'withdrawal', time: worldStart, untilTime: 1 }] });
    expect(file).not.toContain('VEVENT');
  });

  it('says when withdrawals are open, where they are', async () => {
    await addProduct(world.context, 'crane');
    await buy(world.context, asha, 'crane');
    const [today] = (await read()).days;
    expect(today).toMatchObject({ day: '2026-11-16', hours: [{ openTime: worldStart - hour }] });
    world.clock.set(worldStart + 5 * day);
    expect((await read()).days[0]).toMatchObject({ day: '2026-11-21', hours: [] });
  });

  it("is nobody else's, and nothing of a month that is over", async () => {
    await addProduct(world.context, 'crane');
    await buy(world.context, asha, 'crane');
    const ravi = await addMember(world.context, 'ravi');
    expect((await read('', ravi)).days).toMatchObject([{ list: [] }]);
    expect((await read('2026-10')).days).toEqual([]);
    expect((await read('2027-05')).days).toEqual([]);
  });
});

interface Parsed {
  uid: string;
  summary: string;
  description: string;
  at: number;
}
/** By ical.js. */
const parsed = (file: string): Parsed[] =>
  new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, description, startDate } = new ICAL.Event(component);
    return { uid, summary, description, at: startDate.toJSDate().getTime() };
  });

describe('the calendar file', () => {
  it('is read by another hand as what the reply says', async () => {
    await addProduct(world.context, 'crane');
    await buy(world.context, asha, 'crane');
    const { days, file } = await read();
    const events = days.flatMap(({ list }) => list);
    const found = parsed(file);
    expect(found.map(({ at }) => at)).toEqual(events.map(({ time }) => time));
    expect(found.filter(({ summary }) => summary === 'Machine crane: up to 1.20 play USDT').length).toBeGreaterThan(5);
    expect(new Set(found.map(({ uid }) => uid)).size).toBe(found.length);
  });

  it('tells apart two orders of one machine and one moment', async () => {
    await addProduct(world.context, 'crane', { price: '20.00', validDays: 5 });
    await buy(world.context, asha, 'crane');
    await buy(world.context, asha, 'crane');
    const found = parsed((await read()).file).filter(({ summary }) => summary.includes('comes back'));
    expect(new Set(found.map(({ uid }) => uid)).size).toBe(2);
  });

  it('keeps its ids, whenever it is made, and shares none with another member', async () => {
    await addProduct(world.context, 'crane', { bias: 40_000 });
    await buy(world.context, asha, 'crane');
    const ravi = await addMember(world.context, 'ravi', { usdt: '500.00' });
    await buy(world.context, ravi, 'crane');
    const idsOf = async (caller: Caller) => parsed((await read('', caller)).file).map(({ uid }) => uid);
    const before = await idsOf(asha);
    const theirs = await idsOf(ravi);
    expect(theirs.filter((uid) => before.includes(uid))).toEqual([]);
    await goTo(2 * day + hour);
    const later = await idsOf(asha);
    expect(later.length).toBeGreaterThan(3);
    expect(later.filter((uid) => !before.includes(uid))).toEqual([]);
  });

  it.each([
    ['Crane, "old"; \\ two\nlines'],
    ['नदी के किनारे की बहुत लंबे नाम वाली पवनचक्की और उसके पास की दूसरी चक्की'],
    ['🏗️'.repeat(40)],
  ])('keeps %j whole, in lines of 75 bytes at most', async (name) => {
    await addProduct(world.context, 'crane');
    await world.context.db.updateTable('products').set({ name }).where('id', '=', 'crane').execute();
    await buy(world.context, asha, 'crane');
    const { file } = await read('', { ...asha, language: 'hi_IN' });
    expect(parsed(file).every(({ summary }) => summary.includes(name))).toBe(true);
    const lines = file.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    // A character that is cut would come back as another one.
    expect(file).not.toContain('\uFFFD');
  });
});
