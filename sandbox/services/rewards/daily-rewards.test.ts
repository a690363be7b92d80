/** Signing in and the daily bonus: once a day, on every day, paid by promotion or not at all. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { day } from '#domain/limits.ts';
import { parseDecimal } from '#domain/money.ts';
import type { Caller } from '#sandbox/context.ts';
import { emptyPromotion } from '#sandbox/control/money-sources.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { promotion, walletOf } from '#sandbox/ledger/accounts.ts';
import { balanceOf } from '#sandbox/ledger/post.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { addMember } from '#tests/sandbox/people.ts';
import { openWorld, worldStart, type World } from '#tests/sandbox/world.ts';
import { assetHandlers } from '#sandbox/services/asset-handlers.ts';
import { dailyBonusHandlers, signHandlers } from './daily-rewards.ts';

let world: World;
let member: Caller;
let made = 0;

// The demo world: its promotion budget holds what fees left in it.
beforeAll(async () => {
  world = await openWorld({ seeded: true });
});
afterAll(async () => {
  expect((await verify(world.context)).checks.filter(({ ok }) => !ok)).toEqual([]);
  await world.close();
});
beforeEach(async () => {
  made += 1;
  member = await addMember(world.context, `regular-${made}`);
});

const handlers = {
  signIn: { take: signHandlers.signIn, status: signHandlers.signStatus },
  dailyBonus: { take: dailyBonusHandlers.takeDailyBonus, status: dailyBonusHandlers.dailyBonusStatus },
} as const;
type Kind = keyof typeof handlers;

const take = async (kind: Kind, caller = member, intentId = world.context.random.hex(8)) =>
  (await handlers[kind].take(world.context, { caller, input: {}, intentId })).data;
const statusOf = async (kind: Kind, caller = member) =>
  (await handlers[kind].status(world.context, { caller, input: {}, intentId: '' })).data;
const monthOf = async (month = '', caller = member) =>
  (await signHandlers.signRecord(world.context, { caller, input: { month }, intentId: '' })).data;
const recordOf = async (recordId: string) =>
  (await assetHandlers.record(world.context, { caller: member, input: { recordId }, intentId: '' })).data;
const wallet = (caller = member) => balanceOf({ trx: world.context.db }, walletOf(caller.id));
const budget = () => balanceOf({ trx: world.context.db }, promotion);
const rewardsOf = async (caller = member) =>
  (await world.context.db.selectFrom('daily_rewards').selectAll().where('member_id', '=', caller.id).execute()).length;

describe.each([
  ['signIn', '0.02', 'signInBonus', 'Daily check-in'],
  ['dailyBonus', '0.05', 'dailyBonus', 'Daily bonus'],
] as const)('%s', (kind, amount, rule, description) => {
  it('says what it is worth, pays it from the promotion budget, and the record says so', async () => {
    expect(await statusOf(kind)).toMatchObject({ signed: false, streak: 0, amount, reason: '' });
    const before = await budget();
    const receipt = await take(kind);
    expect(receipt).toMatchObject({ streak: 1, amount, credited: true, reason: '', time: world.clock.now() });
    expect([before - (await budget()), await wallet()]).toEqual([parseDecimal(amount), parseDecimal(amount)]);
    expect(await statusOf(kind)).toMatchObject({ signed: true, streak: 1, amount, nextTime: receipt.nextTime });
    expect(await recordOf(receipt.recordId)).toMatchObject({
      type: 'bonus',
      status: 'credited',
      amount,
      description,
      source: 'promo:budget',
      rule,
      postings: [{ from: 'promo:budget', to: `member:${member.id}:wallet`, amount }],
    });
  });

  it('is once a day, and a repeated request gets the first answer', async () => {
    const first = await take(kind, member, `first-${made}`);
    await expect(take(kind)).rejects.toMatchObject({ code: codes.dayTaken });
    expect(await take(kind, member, `first-${made}`)).toEqual(first);
    const other = await addMember(world.context, `other-${made}`);
    await expect(take(kind, other)).resolves.toMatchObject({ streak: 1 });
    expect([await wallet(), await rewardsOf()]).toEqual([parseDecimal(amount), 1]);
  });

  it("can't be written twice for a day, whatever the code does", async () => {
    await take(kind);
    const { db } = world.context;
    const row = await db
      .selectFrom('daily_rewards')
      .selectAll()
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    const again = { ...row, entry_id: null, reason: 'promotionEmpty' as const };
    await expect(db.insertInto('daily_rewards').values(again).execute()).rejects.toThrow(/daily_rewards_pkey/);
  });

  it('64 at once are one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, index) =>
        take(kind, member, `hasty-${made}-${index}`).then(
          () => codes.ok,
          (refusal: { code: number }) => refusal.code,
        ),
      ),
    );
    expect(answers.filter((code) => code === codes.ok)).toHaveLength(1);
    expect(answers.filter((code) => code === codes.dayTaken)).toHaveLength(63);
    expect(await wallet()).toBe(parseDecimal(amount));
  });
});

describe('days in a row', () => {
  it('each seventh is worth more, and it is said before; a day that is left out begins anew', async () => {
    const amounts: string[] = [];
    for (let index = 0; index < 8; index += 1) {
      const { amount } = await statusOf('signIn');
      const receipt = await take('signIn');
      expect(receipt).toMatchObject({ amount, streak: index + 1 });
      amounts.push(receipt.amount);
      world.clock.advance(day);
    }
    expect(amounts).toEqual(['0.02', '0.02', '0.02', '0.02', '0.02', '0.02', '0.10', '0.02']);
    world.clock.advance(day);
    expect(await statusOf('signIn')).toMatchObject({ signed: false, streak: 0, amount: '0.02' });
    expect(await take('signIn')).toMatchObject({ streak: 1 });
  });

  it('counts weekends, and credits them at once: the weekend rule is about income', async () => {
    // Saturday and Sunday of the member's region.
    const friday = Math.ceil((world.clock.now() - worldStart) / (7 * day)) * 7 * day + worldStart + 4 * day;
    for (const [index, at] of [friday, friday + day, friday + 2 * day, friday + 3 * day].entries()) {
      world.clock.set(at);
      expect(await take('signIn')).toMatchObject({ streak: index + 1, credited: true });
    }
    expect(await wallet()).toBe(parseDecimal('0.08'));
  });

  it('begins at the midnight of the region, and a move gives no second one', async () => {
    const midnight = (await statusOf('signIn')).nextTime;
    world.clock.set(midnight - 1);
    await take('signIn');
    world.clock.set(midnight);
    const moved = { ...member, region: 4 as const };
    // In São Paulo it is still the afternoon of the day that is taken.
    await expect(take('signIn', moved)).rejects.toMatchObject({ code: codes.dayTaken });
    const status = await statusOf('signIn', moved);
    expect(status.signed).toBe(true);
    world.clock.set(status.nextTime - 1);
    await expect(take('signIn', moved)).rejects.toMatchObject({ code: codes.dayTaken });
    world.clock.set(status.nextTime);
    expect(await take('signIn', moved)).toMatchObject({ streak: 2 });
  });
});

describe('the calendar', () => {
  it('has the days of a month, and begins with the month of joining', async () => {
    const start = await monthOf();
    expect(start).toMatchObject({ days: [], month: start.today.slice(0, 7), firstMonth: start.today.slice(0, 7) });
    await take('signIn');
    expect(await monthOf(start.month)).toEqual({
      ...start,
      days: [{ day: start.today, amount: '0.02', reason: '' }],
    });
    expect((await monthOf('2020-02')).days).toEqual([]);
    const other = await addMember(world.context, `calendar-${made}`);
    expect((await monthOf(start.month, other)).days).toEqual([]);
  });
});

describe('an empty promotion budget', () => {
  beforeAll(async () => {
    const { context } = world;
    await emptyPromotion({ context, shared: (work) => work(), settle: () => runJobs(context) });
  });

  it.each(['signIn', 'dailyBonus'] as const)('%s: the day counts, and says why nothing came', async (kind) => {
    const receipt = await take(kind, member, `empty-${made}`);
    expect(receipt).toMatchObject({ credited: false, reason: 'promotionEmpty', streak: 1 });
    expect([await wallet(), await budget()]).toEqual([0n, 0n]);
    expect(await statusOf(kind)).toMatchObject({ signed: true, reason: 'promotionEmpty' });
    expect(await recordOf(receipt.recordId)).toMatchObject({
      status: 'notCredited',
      reason: 'The promotion budget was empty',
      source: 'promo:budget',
      postings: [],
    });
    expect(await take(kind, member, `empty-${made}`)).toEqual(receipt);
    await expect(take(kind)).rejects.toMatchObject({ code: codes.dayTaken });
    // The days in a row go on.
    world.clock.advance(day);
    expect(await statusOf(kind)).toMatchObject({ signed: false, streak: 1, reason: '' });
  });
});
