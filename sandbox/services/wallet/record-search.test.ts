/** Records that are looked for: by what they are about, by amount and by the other side; one's own alone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { parseDecimal, toDecimal } from '#domain/money.ts';
import { counterparties } from '#domain/counterparty.ts';
import { isWith, otherAccount } from '#domain/other-account.ts';
import { recordGroups, type MoneyRecord, type RecordFilter, type RecordType } from '#domain/wallet.ts';
import type { Caller } from '#sandbox/context.ts';
import { demoMember } from '#sandbox/seed/people.ts';
import { addMember } from '#tests/sandbox/people.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';
import { recordHandlers } from './records.ts';

const asha: Caller = { id: demoMember.id, region: demoMember.region, language: 'en_US' };

let world: World;

beforeAll(async () => {
  world = await openWorld({ seeded: true });
});
afterAll(() => world.close());

async function found(caller: Caller, filter: Partial<RecordFilter> = {}) {
  const input = { type: recordGroups.all, from: '', to: '', ...filter, pageNum: 1, pageSize: 100 };
  return (await recordHandlers.records(world.context, { caller, input, intentId: '' })).data;
}

const about = async (caller: Caller, find: string) =>
  (await found(caller, { find })).list.map(({ description }) => description).toSorted();

interface Written {
  id: string;
  about?: string;
  amount?: string;
  type?: RecordType;
}

const write = (memberId: string, rows: readonly Written[]) =>
  world.context.db
    .insertInto('records')
    .values(
      rows.map(({ id, about: text = '', amount = '1.00', type = 'bonus' }, index) => ({
        id: `${memberId}-${id}`,
        member_id: memberId,
        type,
        currency: 'USDT' as const,
        amount: parseDecimal(amount),
        status: 'credited' as const,
        is_settled: false,
        at: index,
        about: text,
        rule: 'none',
        source: 'none',
        order_id: null,
      })),
    )
    .execute();

describe('a text', () => {
  it('is found in what a record is about, whatever its case, with the number of all', async () => {
    const { total, list } = await found(asha, { find: 'CRANE' });
    expect(total).toBeGreaterThan(0);
    expect(list.every(({ description }) => description.toLowerCase().includes('crane'))).toBe(true);
    const { list: all } = await found(asha);
    expect(all.some(({ description }) => !description.toLowerCase().includes('crane'))).toBe(true);
    expect(await found(asha, { find: 'no such thing' })).toEqual({ total: 0, list: [] });
  });

  it('stands for itself: no letter of it is a pattern', async () => {
    const member = await addMember(world.context, 'patterns');
    const texts = ['100% more', '100 more', 'a_b', 'aXb', String.raw`a\b`, "it's; drop table records --", '(.*)'];
    await write(
      member.id,
      texts.map((text, index) => ({ id: String(index), about: text })),
    );
    expect(await about(member, '%')).toEqual(['100% more']);
    expect(await about(member, '0% m')).toEqual(['100% more']);
    expect(await about(member, '_')).toEqual(['a_b']);
    expect(await about(member, '\\')).toEqual([String.raw`a\b`]);
    expect(await about(member, '.*')).toEqual(['(.*)']);
    expect(await about(member, "it's; drop")).toEqual(["it's; drop table records --"]);
    expect((await found(member)).total).toBe(texts.length);
  });

  it('is found as its reader sees it', async () => {
    const member = await addMember(world.context, 'reader');
    await write(member.id, [
      { id: 'day', about: 'Daily check-in' },
      { id: 'name', about: 'Harbour crane', type: 'buyMachine' },
    ]);
    const hindi = { ...member, language: 'hi_IN' };
    const [shown = ''] = (await found(hindi, { find: 'Daily check' })).list.map(({ description }) => description);
    expect(shown).not.toBe('');
    expect(shown).not.toBe('Daily check-in');
    expect(await about(hindi, shown.slice(1, 6))).toEqual([shown]);
    expect(await about(member, shown.slice(1, 6))).toEqual([]);
  });

  it('is found in the kind of a record that says nothing else, as its reader sees it', async () => {
    const member = await addMember(world.context, 'kinds');
    await write(member.id, [
      { id: 'welcome', type: 'welcomeBonus' },
      { id: 'gift', type: 'registrationGift' },
      { id: 'group' },
      { id: 'exchange', type: 'exchange' },
      { id: 'recharge', type: 'recharge' },
      { id: 'referral', type: 'referralBonusB', about: 'Noor' },
      { id: 'gone', type: 'referralBonusC' },
      { id: 'random', type: 'randomBonus' },
    ]);
    const types = async (language: string, find: string) =>
      (await found({ ...member, language }, { find })).list.map(({ type }) => type).toSorted();
    expect(await types('en_US', 'bonus')).toEqual(['bonus', 'randomBonus', 'referralBonusC', 'welcomeBonus']);
    expect(await types('en_US', 'referral')).toEqual(['referralBonusC']);
    expect(await types('en_US', 'Exch')).toEqual(['exchange']);
    expect(await types('en_US', 'gift')).toEqual(['registrationGift']);
    expect(await types('en_US', 'recharge')).toEqual(['recharge']);
    expect(await types('de_DE', 'willkommen')).toEqual(['welcomeBonus']);
    expect(await types('de_DE', 'welcome')).toEqual([]);
  });

  it('of one member finds nothing of another', async () => {
    const [noor, other] = [await addMember(world.context, 'noor'), await addMember(world.context, 'other')];
    await write(noor.id, [{ id: 'secret', about: 'Only for Noor', amount: '77.00' }]);
    expect(await about(noor, 'only for')).toEqual(['Only for Noor']);
    for (const filter of [
      { find: 'only for' },
      { find: '%' },
      { least: '77', most: '77' },
      { who: 'promotion' },
    ] as const) {
      expect(await found(other, filter)).toEqual({ total: 0, list: [] });
      const input = { type: recordGroups.all, from: '', to: '', ...filter };
      const { data } = await recordHandlers.recordTotals(world.context, { caller: other, input, intentId: '' });
      expect(data).toEqual([]);
    }
  });
});

describe('an amount', () => {
  it('is found between two, both counted, whichever way it went', async () => {
    const member = await addMember(world.context, 'amounts');
    const amounts = ['5.00', '-5.00', '4.999999', '-12.50', '12.500001', '0.00'];
    await write(
      member.id,
      amounts.map((amount, index) => ({ id: String(index), amount })),
    );
    const between = async (least: string, most: string) =>
      (await found(member, { least, most })).list.map(({ amount }) => amount).toSorted();
    expect(await between('5', '12.5')).toEqual(['-12.50', '-5.00', '5.00']);
    expect(await between('12.500001', '')).toEqual(['12.500001']);
    expect(await between('', '0')).toEqual(['0.00']);
    expect(await between('6', '5')).toEqual([]);
  });
});

describe('the other side', () => {
  it('of each record is one that finds it, and finds no other', async () => {
    const { list, total } = await found(asha);
    const all = await Promise.all(counterparties.map(async (who) => ({ who, ...(await found(asha, { who })) })));
    expect(all.reduce((sum, one) => sum + one.total, 0)).toBe(total);
    const seen = all.filter((one) => one.total > 0).map(({ who }) => who);
    expect(seen).toEqual(expect.arrayContaining(['machine', 'escrow', 'promotion', 'faucet']));
    for (const { who, list: own } of all) {
      const ids = new Set(own.map(({ recordId }) => recordId));
      const expected = list.filter((record) => isWith(who, record as unknown as MoneyRecord));
      expect(
        expected.every(({ recordId }) => ids.has(recordId)),
        who,
      ).toBe(true);
    }
    expect(otherAccount({ type: 'governmentSubsidy', status: 'credited', currency: 'USDT' })).toBeNull();
  });
});

it('counts into the sums, together with kind and days', async () => {
  const filter = { type: recordGroups.machines, from: '', to: '', find: 'crane', least: '1', who: 'escrow' } as const;
  const { list } = await found(asha, filter);
  const { data } = await recordHandlers.recordTotals(world.context, { caller: asha, input: filter, intentId: '' });
  const out = list.reduce((sum, { amount }) => sum + (amount.startsWith('-') ? -parseDecimal(amount) : 0n), 0n);
  expect(out > 0n).toBe(true);
  expect(data.map((total) => total.out)).toEqual([toDecimal(out)]);
});

describe('over the wire', () => {
  let served: ServedWorld;
  beforeAll(async () => {
    served = await openServedWorld();
  });
  afterAll(() => served.close());
  const path = '/api/assets/wallet/record/total';

  it('is refused without a session', async () => {
    expect(await served.ask('GET', path, { fields: { type: '1', find: 'a' } })).toMatchObject({
      status: 401,
      data: null,
    });
  });

  it.each([
    ['least', '1e3'],
    ['least', '1,5'],
    ['most', '0x10'],
    ['most', "1' or '1'='1"],
    ['find', 'x'.repeat(81)],
    ['who', 'wallet'],
  ])('refuses %s=%s', async (name, value) => {
    const token = await served.signIn();
    const told = await served.ask('GET', path, { token, fields: { type: '1', [name]: value } });
    expect(told).toMatchObject({ status: 200, code: codes.badInput, data: null });
  });

  it('reads digits of any script', async () => {
    const token = await served.signIn();
    const ask = (least: string) => served.ask('GET', path, { token, fields: { type: '1', least } });
    expect((await ask('५०')).data).toEqual((await ask('50')).data);
  });
});
