/** Filters and sums of capital records, over the demo world. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { day, hour } from '#domain/limits.ts';
import { parseDecimal, type Currency } from '#domain/money.ts';
import { otherAccount } from '#domain/other-account.ts';
import {
  recordGroups,
  recordTypes,
  type RecordFilter,
  type RecordGroup,
  type RecordStatus,
  type RecordType,
} from '#domain/wallet.ts';
import type { Caller } from '#sandbox/context.ts';
import { walletOf } from '#sandbox/ledger/accounts.ts';
import { balanceOf } from '#sandbox/ledger/post.ts';
import { demoMember } from '#sandbox/seed/people.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';
import { addMember } from '#tests/sandbox/people.ts';
import { toRegion } from '#sandbox/calendar.ts';
import { recordHandlers } from './records.ts';

const asha: Caller = { id: demoMember.id, region: demoMember.region, language: 'en_US' };

let world: World;

beforeAll(async () => {
  world = await openWorld({ seeded: true });
});
afterAll(() => world.close());

type Filter = Partial<RecordFilter>;

const call = <Input>(caller: Caller, input: Input) => ({ caller, input, intentId: '' });
const filterOf = ({ type = recordGroups.all, from = '', to = '', ...more }: Filter) => ({ type, from, to, ...more });

/** Every record of a filter, page by page. */
async function listOf(caller: Caller, filter: Filter = {}) {
  const found = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const input = { ...filterOf(filter), pageNum, pageSize: 40 };
    const { total, list } = (await recordHandlers.records(world.context, call(caller, input))).data;
    found.push(...list);
    if (found.length >= total) return found;
  }
}

/** In less out, millionths. */
async function netOf(caller: Caller, filter: Filter = {}): Promise<Record<Currency, bigint>> {
  const { data } = await recordHandlers.recordTotals(world.context, call(caller, filterOf(filter)));
  const net = { USDT: 0n, INR: 0n };
  for (const total of data) {
    const sides = [parseDecimal(total.in), parseDecimal(total.out)] as const;
    for (const side of sides) expect(side >= 0n).toBe(true);
    net[total.currency] += sides[0] - sides[1];
  }
  return net;
}

/** Records of something that is still pending. */
const write = (memberId: string, rows: readonly { id: string; type?: RecordType; at: number }[]) =>
  world.context.db
    .insertInto('records')
    .values(
      rows.map((row) => ({
        type: 'bonus' as const,
        ...row,
        member_id: memberId,
        currency: 'USDT' as const,
        amount: 1n,
        status: 'pending' as const,
        is_settled: false,
        about: '',
        rule: 'none',
        source: 'none',
        order_id: null,
      })),
    )
    .execute();

async function everybody(): Promise<Caller[]> {
  const rows = await world.context.db.selectFrom('members').select(['id', 'region']).execute();
  return rows.map(({ id, region }) => ({ id, region: toRegion(region), language: 'en_US' }));
}

describe('the sum of all records', () => {
  it('is the balance of the wallet, for every member and currency', async () => {
    const members = await everybody();
    expect(members.length).toBeGreaterThan(20);
    for (const member of members) {
      const account = walletOf(member.id);
      const trx = world.context.db;
      expect(await netOf(member), member.id).toEqual({
        USDT: await balanceOf({ trx }, account, 'USDT'),
        INR: await balanceOf({ trx }, account, 'INR'),
      });
    }
  });

  it('is the sum of its groups, and of any two spans of days', async () => {
    const groups = Object.values(recordGroups).filter((group) => group !== recordGroups.all);
    for (const member of [asha, ...(await everybody()).slice(0, 5)]) {
      const whole = await netOf(member);
      const parts = await Promise.all(groups.map((type) => netOf(member, { type })));
      const before = await netOf(member, { to: '2026-11-05' });
      const after = await netOf(member, { from: '2026-11-06' });
      for (const currency of ['USDT', 'INR'] as const) {
        expect(parts.reduce((sum, part) => sum + part[currency], 0n)).toBe(whole[currency]);
        expect(before[currency] + after[currency]).toBe(whole[currency]);
      }
    }
  });

  it('leaves out what has not arrived, failed or was not credited', async () => {
    const list = await listOf(asha);
    const settled: RecordStatus[] = ['succeeded', 'paid', 'credited', 'received', 'arrived'];
    expect(list.some(({ status }) => status === 'notReceived')).toBe(true);
    const sum = list
      .filter(
        ({ currency, status, type }) => currency === 'USDT' && (settled.includes(status) || type === 'withdrawal'),
      )
      .reduce((total, { amount }) => total + parseDecimal(amount), 0n);
    expect((await netOf(asha)).USDT).toBe(sum);
  });

  it('of a member without records is empty', async () => {
    const nobody = await addMember(world.context, 'nobody');
    expect((await recordHandlers.recordTotals(world.context, call(nobody, filterOf({})))).data).toEqual([]);
  });
});

describe('a group', () => {
  it('holds its types, and each type is in one', async () => {
    const all = await listOf(asha);
    const seen = new Map<RecordType, RecordGroup[]>();
    for (const type of Object.values(recordGroups).filter((group) => group !== recordGroups.all)) {
      for (const record of await listOf(asha, { type }))
        seen.set(record.type, [...(seen.get(record.type) ?? []), type]);
    }
    for (const { type } of all) expect(new Set(seen.get(type)).size, type).toBe(1);
    expect(new Set(seen.get('recharge'))).toEqual(new Set([recordGroups.recharge]));
    expect(new Set(seen.get('buyMachine'))).toEqual(new Set([recordGroups.machines]));
    expect(new Set(seen.get('returnOfPrincipal'))).toEqual(new Set([recordGroups.machines]));
    expect(new Set(seen.get('referralBonusB'))).toEqual(new Set([recordGroups.bonus]));
    expect(new Set(seen.get('dailyIncome'))).toEqual(new Set([recordGroups.income]));
  });

  it('of one currency leaves the other out', async () => {
    const all = await listOf(asha, { type: recordGroups.recharge });
    for (const currency of ['USDT', 'INR'] as const) {
      const one = await listOf(asha, { type: recordGroups.recharge, currency });
      expect(one.length).toBeGreaterThan(0);
      expect(one).toEqual(all.filter((record) => record.currency === currency));
      const { data } = await recordHandlers.recordTotals(world.context, call(asha, filterOf({ currency })));
      expect(data.map((total) => total.currency)).toEqual([currency]);
    }
  });

  it('exists for every type of record', async () => {
    const member = await addMember(world.context, 'collector');
    await write(
      member.id,
      recordTypes.map((type, index) => ({ id: `one-${type}`, type, at: index })),
    );
    const groups = Object.values(recordGroups).filter((group) => group !== recordGroups.all);
    const lists = await Promise.all(groups.map((type) => listOf(member, { type })));
    expect(lists.flatMap((list) => list.map(({ type }) => type)).toSorted()).toEqual([...recordTypes].toSorted());
  });
});

it.each<[RecordType, string | null, string | null]>([
  ['recharge', 'some-1', null],
  ['withdrawal', null, 'some-1'],
  ['withdrawalFailed', null, 'some-1'],
  ['withdrawalCancelled', null, 'some-1'],
  ['exchange', null, null],
])('a record of type %s opens to recharge %s and withdrawal %s', async (type, rechargeId, withdrawalId) => {
  const member = await addMember(world.context, `opener-${type}`);
  const recordId = `${type}-some-1`;
  await write(member.id, [{ id: recordId, type, at: 1 }]);
  const { data } = await recordHandlers.record(world.context, call(member, { recordId }));
  expect(data).toMatchObject({ recordId, rechargeId, withdrawalId, orderId: null });
  await expect(recordHandlers.record(world.context, call(asha, { recordId }))).rejects.toMatchObject({
    code: codes.notFound,
  });
});

describe('days', () => {
  it('are the caller’s own, both ends counted', async () => {
    const member = await addMember(world.context, 'late');
    // Midnight in Kolkata is 18:30 UTC of the day before.
    const midnight = Date.UTC(2026, 9, 4, 18, 30);
    const at = [midnight - 1, midnight, midnight + day - 1, midnight + day];
    await write(
      member.id,
      at.map((time, index) => ({ id: `late-${index}`, at: time })),
    );
    const ids = async (caller: Caller, filter: Filter) =>
      (await listOf(caller, filter)).map(({ recordId }) => recordId.at(-1)).join('');
    expect(await ids(member, { from: '2026-10-05', to: '2026-10-05' })).toBe('21');
    expect(await ids(member, { from: '2026-10-05' })).toBe('321');
    expect(await ids(member, { to: '2026-10-05' })).toBe('210');
    expect(await ids(member, { from: '2026-10-06', to: '2026-10-05' })).toBe('');
    expect(await ids({ ...member, region: 0 }, { from: '2026-10-05', to: '2026-10-05' })).toBe('32');
  });

  it('are as long as the clocks say when they change', async () => {
    const member = await addMember(world.context, 'anja', { region: 5 });
    // 25 October 2026 has 25 hours in Berlin.
    const start = Date.UTC(2026, 9, 24, 22);
    const at = [start, start + 25 * hour - 1, start + 25 * hour];
    await write(
      member.id,
      at.map((time, index) => ({ id: `dst-${index}`, at: time })),
    );
    const list = await listOf(member, { from: '2026-10-25', to: '2026-10-25' });
    expect(list.map(({ recordId }) => recordId)).toEqual(['dst-1', 'dst-0']);
  });

  it.each([
    ['from', '2026-02-31'],
    ['to', '2026-13-01'],
    ['to', '2026-00-10'],
    ['from', '2027-02-29'],
  ])('%s %s does not exist', async (name, date) => {
    const filter = filterOf({ [name]: date });
    const refusal = { code: codes.badInput, message: `Not valid: ${name}` };
    await expect(recordHandlers.recordTotals(world.context, call(asha, filter))).rejects.toMatchObject(refusal);
    const paged = { ...filter, pageNum: 1, pageSize: 20 };
    await expect(recordHandlers.records(world.context, call(asha, paged))).rejects.toMatchObject(refusal);
  });

  it.each(['0000-01-01', '9999-12-31', '2028-02-29'])('%s does', async (date) => {
    const { data } = await recordHandlers.recordTotals(world.context, call(asha, filterOf({ from: date, to: date })));
    expect(data).toEqual([]);
  });
});

describe('the other side of a record, as a list tells it', () => {
  it('is an account of its postings, or who would have paid', async () => {
    const seen = new Set<RecordType>();
    for (const member of [asha, ...(await everybody()).slice(0, 8)]) {
      for (const { recordId, type, status, currency } of await listOf(member)) {
        const { data } = await recordHandlers.record(world.context, call(member, { recordId }));
        // Written by these tests, and posted by nobody.
        if (data.source === 'none') continue;
        const name = otherAccount({ type, status, currency });
        const accounts = [data.source, ...data.postings.flatMap(({ from, to }) => [from, to])];
        const sides = accounts.map((account) => (account === name ? name : account.split(':')[2]));
        expect(sides, `${recordId}, ${status}: ${accounts.join(' ')}`).toContain(name);
        seen.add(type);
      }
    }
    expect(seen.size).toBeGreaterThan(6);
  });
});
