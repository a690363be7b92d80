import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day } from '#domain/limits.ts';
import { inviteLevels, type InviteLevel } from '#domain/sharing.ts';
import type { Caller, Context } from '#sandbox/context.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { promotion } from '#sandbox/ledger/accounts.ts';
import { balanceOf, postEntry } from '#sandbox/ledger/post.ts';
import { bonus } from '#sandbox/ledger/rules.ts';
import { withBook } from '#sandbox/ledger/transaction.ts';
import { addMember, addProduct, buy } from '#tests/sandbox/people.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';
import { activeInvited } from '#sandbox/services/members/grades.ts';
import { createMember } from '#sandbox/services/members/members.ts';
import { recordHandlers } from '#sandbox/services/wallet/records.ts';
import { sharingHandlers } from './sharing.ts';
import { teamHandlers } from './team.ts';

let world: World;
let top: Caller;

const figures = async (caller: Caller) =>
  (await teamHandlers.teamFigures(world.context, { caller, input: {}, intentId: '' })).data;
const floor = async (caller: Caller, level: InviteLevel, pageNum = 1, pageSize = 20) =>
  (await teamHandlers.teamMembers(world.context, { caller, input: { level, pageNum, pageSize }, intentId: '' })).data;
const openRecord = (caller: Caller, recordId: string) =>
  recordHandlers.record(world.context, { caller, input: { recordId }, intentId: '' });
const later = async (ms: number) => {
  world.clock.set(world.clock.now() + ms);
  await runJobs(world.context);
};

/** Leaves nothing for bonuses. */
const emptyBudget = (context: Context) =>
  withBook(context, async (transaction) => {
    const left = await balanceOf(transaction, promotion);
    if (left > 0n) {
      await postEntry(transaction, { kind: 'redeem', memberId: 'top', postings: bonus('redeemBonus', 'top', left) });
    }
  });

/** Top invited ada and bo; ada invited cy; cy invited di; di invited ed, who is a level too deep. */
beforeAll(async () => {
  world = await openWorld();
  const { context, clock } = world;
  await runJobs(context);
  await addProduct(context, 'crane', { price: '10.00', dayReturn: '30.00', bias: 20_000 });
  await addProduct(context, 'kiln', { price: '400.00', dayReturn: '1.00', bias: 20_000 });
  const seller = await addMember(context, 'seller', { usdt: '1000.00' });
  for (let index = 0; index < 5; index += 1) await buy(context, seller, 'crane');
  await later(2 * day);
  top = await addMember(context, 'top');
  const join = async (id: string, inviterId: string, usdt?: string) => {
    clock.set(clock.now() + 60_000);
    return addMember(context, id, { inviterId, ...(usdt !== undefined && { usdt }) });
  };
  await join('ada', 'top');
  await join('bo', 'top', '500.00');
  await join('cy', 'ada', '500.00');
  await join('di', 'cy');
  await join('ed', 'di', '500.00');
});
afterAll(() => world.close());

describe('a team', () => {
  it('is three levels deep, each with who invited them, latest first', async () => {
    expect((await floor(top, 'B')).list).toMatchObject([
      { referrer: '', totalReferrals: 0, level: 'B', active: false, bonus: null },
      { referrer: '', totalReferrals: 1, level: 'B', active: false, bonus: null },
    ]);
    const [{ account: ada } = { account: '' }] = (await floor(top, 'B', 2, 1)).list;
    expect((await floor(top, 'C')).list).toMatchObject([{ referrer: ada, totalReferrals: 1, level: 'C' }]);
    const third = await floor(top, 'D');
    expect(third.total).toBe(1);
    expect(third.list).toMatchObject([{ totalReferrals: 1, level: 'D' }]);
  });

  it('shows no id, no name, no account and nothing of what somebody owns', async () => {
    const { db } = world.context;
    const members = await db.selectFrom('members').selectAll().where('id', '!=', 'top').execute();
    const told = JSON.stringify(await Promise.all(inviteLevels.map((level) => floor(top, level))));
    for (const { id, name, phone, invite_code } of members) {
      for (const secret of [`"${id}"`, `"${name}"`, phone, invite_code]) expect(told).not.toContain(secret);
    }
    expect(told.match(/"assets":"notShown"/g)).toHaveLength(4);
  });

  it('is masked by e-mail for who has no phone', async () => {
    const inviter = await addMember(world.context, 'mailed');
    const email = 'zoe@example.org';
    await createMember(world.context, { country: 'IN', email, name: 'Zoe', region: 1, inviterId: inviter.id });
    expect((await floor(inviter, 'B')).list).toMatchObject([{ account: 'z•••@•••' }]);
  });

  it('is counted as it is listed, by page and by level', async () => {
    const { levels } = await figures(top);
    for (const level of inviteLevels) {
      const { total, list } = await floor(top, level);
      expect(list).toHaveLength(total);
      expect(levels[level]).toMatchObject({ num: total, activeNum: list.filter(({ active }) => active).length });
    }
    const info = (await sharingHandlers.shareInfo(world.context, { caller: top, input: {}, intentId: '' })).data;
    expect(info.levels).toEqual({ B: levels.B.num, C: levels.C.num, D: levels.D.num });
    const pages = await Promise.all([1, 2, 3].map((pageNum) => floor(top, 'B', pageNum, 1)));
    expect(pages.map(({ total, list }) => [total, list.length])).toEqual([
      [2, 1],
      [2, 1],
      [2, 0],
    ]);
    const ids = pages.flatMap(({ list }) => list.map(({ rowId }) => rowId));
    expect(new Set(ids).size).toBe(2);
    expect((await floor(top, 'B')).list.map(({ rowId }) => rowId)).toEqual(ids);
  });

  it("is another's own: the same member has another row for each who is above", async () => {
    const ada: Caller = { ...top, id: 'ada' };
    const [seenByTop] = (await floor(top, 'C')).list;
    const [seenByAda] = (await floor(ada, 'B')).list;
    expect(seenByAda).toMatchObject({ account: seenByTop?.account, referrer: '' });
    expect(seenByAda?.rowId).not.toBe(seenByTop?.rowId);
    const bo: Caller = { ...top, id: 'bo' };
    for (const level of inviteLevels) expect(await floor(bo, level)).toEqual({ total: 0, list: [] });
    const none = { num: 0, activeNum: 0, amount: '0.00', creditedNum: 0, notCreditedNum: 0 };
    expect(await figures(bo)).toEqual({ levels: { B: none, C: none, D: none }, latest: [] });
  });
});

describe('what a team brought', () => {
  it('is the fixed bonus of each level, whatever was paid in, with its record', async () => {
    const { context } = world;
    await buy(context, { ...top, id: 'bo' }, 'kiln');
    await buy(context, { ...top, id: 'cy' }, 'crane');
    expect((await figures(top)).levels).toMatchObject({
      B: { activeNum: 1, amount: '0.00', creditedNum: 0 },
      C: { activeNum: 1, amount: '0.00' },
    });
    expect(await activeInvited(context, 'top')).toBe((await figures(top)).levels.B.activeNum);
    await later(day);
    const { levels, latest } = await figures(top);
    expect(levels).toMatchObject({
      B: { amount: '1.00', creditedNum: 1, notCreditedNum: 0 },
      C: { amount: '0.50', creditedNum: 1, notCreditedNum: 0 },
      D: { amount: '0.00', creditedNum: 0 },
    });
    const shown = latest.map(({ level, amount, status }) => `${level} ${amount} ${status}`);
    expect(new Set(shown)).toEqual(new Set(['B 1.00 credited', 'C 0.50 credited']));
    expect(latest).toHaveLength(2);
    const brought = (await floor(top, 'B')).list.find(({ active }) => active)?.bonus;
    expect(brought).toMatchObject({ amount: '1.00', status: 'credited' });
    const { data } = await openRecord(top, brought?.recordId ?? '');
    expect(data).toMatchObject({ type: 'referralBonusB', amount: '1.00', source: 'promo:budget' });
    expect(data.postings).toMatchObject([{ from: 'promo:budget', to: 'member:top:wallet', amount: '1.00' }]);
    expect(latest.map(({ recordId }) => recordId)).toContain(brought?.recordId);
  });

  it('is shown to who got it alone', async () => {
    const [{ recordId } = { recordId: '' }] = (await figures(top)).latest;
    await expect(openRecord({ ...top, id: 'bo' }, recordId)).rejects.toThrow('There is no such record');
    // Cy brought two bonuses: ada's own is another record than top's.
    const [own] = (await figures({ ...top, id: 'ada' })).latest;
    expect(own).toMatchObject({ level: 'B', amount: '1.00' });
    expect((await figures(top)).latest.map((one) => one.recordId)).not.toContain(own?.recordId);
  });

  it('is "not credited" with an empty budget, once and for good, and in no sum', async () => {
    const { context } = world;
    const dora = await addMember(context, 'dora', { inviterId: 'top', usdt: '500.00' });
    await buy(context, dora, 'crane');
    // The budget of the next midnight comes before the order's first full day: this takes it.
    const dueAt = context.clock.now() + day;
    await later(dueAt - context.clock.now() - 1);
    await emptyBudget(context);
    await later(1);
    const { levels } = await figures(top);
    expect(levels.B).toMatchObject({ num: 3, activeNum: 2, amount: '1.00', creditedNum: 1, notCreditedNum: 1 });
    const [row] = (await floor(top, 'B')).list;
    expect(row?.bonus).toMatchObject({ amount: '1.00', status: 'notCredited' });
    const { data } = await openRecord(top, row?.bonus?.recordId ?? '');
    expect(data).toMatchObject({ status: 'notCredited', reason: 'The promotion budget was empty', postings: [] });
    await later(3 * day);
    expect((await figures(top)).levels.B).toMatchObject({ creditedNum: 1, notCreditedNum: 1 });
  });
});

it('is counted and paged for a team of 3,000', async () => {
  const { db, clock } = world.context;
  const made = Array.from({ length: 3_000 }, (_, index) => ({
    id: `crowd-${index}`,
    country: 'IN',
    phone: String(6_000_000_000 + index),
    name: 'Crowd',
    avatar: '',
    password_hash: null,
    region: 1,
    vip_level: 0,
    invite_code: `CROWD${index}`,
    inviter_id: index < 30 ? 'bo' : `crowd-${index % 30}`,
    created_at: clock.now() + index,
  }));
  for (let from = 0; from < made.length; from += 1_000)
    await db
      .insertInto('members')
      .values(made.slice(from, from + 1_000))
      .execute();
  const bo: Caller = { ...top, id: 'bo' };
  expect((await figures(bo)).levels).toMatchObject({ B: { num: 30 }, C: { num: 2_970 }, D: { num: 0 } });
  const last = await floor(bo, 'C', 149, 20);
  expect(last.total).toBe(2_970);
  expect(last.list).toHaveLength(10);
  expect((await floor(top, 'C')).total).toBe(31);
});
