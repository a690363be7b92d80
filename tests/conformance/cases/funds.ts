/** Recharges, records, exchange, fees (product 15.10, 15.12, 15.13). */
import assert from 'node:assert/strict';
import { codes } from '#contract/codes.ts';
import { fieldsOf } from '#contract/endpoint.ts';
import { exchangeRate, sellFinancial } from '#contract/exchange.ts';
import { feesAndLimits } from '#contract/fees.ts';
import { recharges } from '#contract/recharge.ts';
import { records } from '#contract/records.ts';
import { usdtFor } from '#domain/exchange.ts';
import { parseDecimal } from '#domain/money.ts';
import { reads, type Bench, type CasesOf } from '#tests/conformance/bench.ts';

const usdt = { method: 'usdt', channelId: '', amount: parseDecimal('25') } as const;

export const rechargeCases: CasesOf<typeof recharges> = {
  rechargeOptions: reads(recharges.rechargeOptions, {}, ({ channels }) => assert.ok(channels.length > 0)),

  async createRecharge(bench) {
    const { done, refused, once, later, wallet } = bench;
    const before = await wallet();
    const { value } = await once(recharges.createRecharge, usdt);
    assert.equal((await wallet()).usdt, before.usdt, 'nothing is credited before it is paid');
    await later({ minutes: 5 });
    const paid = (await done(recharges.recharge, { rechargeId: value.id })).value;
    assert.deepEqual([paid.status, paid.credited], ['credited', usdt.amount]);
    assert.equal((await wallet()).usdt - before.usdt, usdt.amount);
    const little = fieldsOf(recharges.createRecharge, { ...usdt, amount: 1n });
    await refused(recharges.createRecharge, little, codes.badInput);
    const under = fieldsOf(recharges.createRecharge, { ...usdt, amount: parseDecimal('0.01') });
    await refused(recharges.createRecharge, under, codes.belowMinimum);
  },

  async recharge({ done, refused, other }) {
    const { id: rechargeId } = (await done(recharges.createRecharge, usdt)).value;
    assert.equal((await done(recharges.recharge, { rechargeId })).value.id, rechargeId);
    await refused(recharges.recharge, { rechargeId }, codes.notFound, { as: await other() });
  },

  async openRecharges({ done, other }) {
    const { id } = (await done(recharges.createRecharge, usdt)).value;
    assert.ok((await done(recharges.openRecharges, {})).value.some((one) => one.id === id));
    assert.deepEqual((await done(recharges.openRecharges, {}, { as: await other() })).value, []);
  },
};

const allRecords = { type: '1', from: '', to: '' } as const;
const newest = async ({ done }: Bench) =>
  (await done(records.records, { ...allRecords, pageNum: 1, pageSize: 20 })).value;

export const recordCases: CasesOf<typeof records> = {
  async records({ done, refused }) {
    const first = (await done(records.records, { ...allRecords, pageNum: 1, pageSize: 1 })).value;
    const second = (await done(records.records, { ...allRecords, pageNum: 2, pageSize: 1 })).value;
    assert.ok(first.total > 1);
    assert.notEqual(first.list[0]?.id, second.list[0]?.id, 'a page begins where the one before ended');
    const many = { ...allRecords, pageNum: '1', pageSize: '101' };
    await refused(records.records, many, codes.badInput);
  },

  async recordTotals({ done, wallet }) {
    const { value } = await done(records.recordTotals, allRecords);
    const held = await wallet();
    const balances = { USDT: held.usdt, INR: held.inr };
    for (const { currency, in: moved, out } of value) {
      const sum = out < 0n ? moved + out : moved - out;
      assert.equal(sum, balances[currency], `all records of ${currency} together are the balance`);
    }
  },

  async record(bench) {
    const recordId = (await newest(bench)).list[0]?.id ?? '';
    const { value } = await bench.done(records.record, { recordId });
    assert.equal(value.id, recordId);
    await bench.refused(records.record, { recordId }, codes.notFound, { as: await bench.other() });
  },
};

export const exchangeCases: CasesOf<{ exchangeRate: typeof exchangeRate }> = {
  exchangeRate: reads(exchangeRate, { currency: 'INR' }, ({ rate, quotedAt, expiresAt }) => {
    assert.ok(rate > 0n && quotedAt < expiresAt);
  }),
};

export const sellCases: CasesOf<{ sellFinancial: typeof sellFinancial }> = {
  async sellFinancial({ done, refused, once, wallet }) {
    const { rate, quotedAt } = (await done(exchangeRate, { currency: 'INR' })).value;
    const before = await wallet();
    const asked = { rupees: parseDecimal('500'), rate, quotedAt };
    const other = fieldsOf(sellFinancial, { ...asked, rate: rate + 1n });
    await refused(sellFinancial, other, codes.termsChanged);
    const { value } = await once(sellFinancial, asked);
    const after = await wallet();
    assert.equal(before.inr - after.inr, asked.rupees);
    assert.equal(after.usdt - before.usdt, value.usdt);
    assert.equal(value.usdt, usdtFor(asked.rupees, rate), 'at the rate that was quoted, rounded down');
    await refused(sellFinancial, fieldsOf(sellFinancial, asked), codes.alreadyExchanged);
  },
};

export const feeCases: CasesOf<{ feesAndLimits: typeof feesAndLimits }> = {
  feesAndLimits: reads(feesAndLimits, {}, async ({ recharge }, { done }) => {
    assert.deepEqual(recharge.options, (await done(recharges.rechargeOptions, {})).value, 'the forms say the same');
  }),
};
