/** Withdrawal (product 15.14). */
import assert from 'node:assert/strict';
import { codes } from '#contract/codes.ts';
import { fieldsOf } from '#contract/endpoint.ts';
import { withdrawals } from '#contract/withdrawal.ts';
import { parseDecimal } from '#domain/money.ts';
import { fundPasswordText, reads, type Bench, type CasesOf } from '#tests/conformance/bench.ts';

const amount = parseDecimal('20');

/** Terms of a withdrawal, in a window in which it can be made. */
export async function quote({ done, later, addressId }: Bench) {
  const payeeId = await addressId();
  if (!(await done(withdrawals.withdrawalOptions, {})).value.window.isOpen) await later({ to: 'window' });
  return (await done(withdrawals.quoteWithdrawal, { currency: 'USDT', amount, payeeId })).value;
}

async function authorised(bench: Bench) {
  const { id: quoteId, fee, payeeId } = await quote(bench);
  await bench.done(withdrawals.authoriseWithdrawal, { quoteId, fundPassword: fundPasswordText });
  return { quoteId, amount, fee, payeeId };
}

const create = async (bench: Bench) => (await bench.done(withdrawals.createWithdrawal, await authorised(bench))).value;

export const withdrawalCases: CasesOf<typeof withdrawals> = {
  withdrawalOptions: reads(
    withdrawals.withdrawalOptions,
    {},
    async ({ hasFundPassword, window, usdt }, { done, other }) => {
      assert.ok(hasFundPassword && window.opensAt < window.closesAt && usdt.left <= usdt.dailyLimit);
      const theirs = await done(withdrawals.withdrawalOptions, {}, { as: await other() });
      assert.deepEqual([theirs.value.hasFundPassword, theirs.value.usdt.payees], [false, 0]);
    },
  ),

  async quoteWithdrawal(bench) {
    const { amount: quoted, fee, net } = await quote(bench);
    assert.equal(quoted, amount);
    assert.equal(net, amount - fee);
    const asked = { currency: 'USDT', amount: parseDecimal('0.01'), payeeId: await bench.addressId() } as const;
    await bench.refused(withdrawals.quoteWithdrawal, fieldsOf(withdrawals.quoteWithdrawal, asked), codes.belowMinimum);
  },

  async authoriseWithdrawal(bench) {
    const { id: quoteId } = await quote(bench);
    const wrong = { quoteId, fundPassword: 'Wrong2026x' };
    await bench.refused(withdrawals.authoriseWithdrawal, wrong, codes.wrongFundPassword);
    await bench.done(withdrawals.authoriseWithdrawal, { quoteId, fundPassword: fundPasswordText });
  },

  async createWithdrawal(bench) {
    const { refused, once, wallet } = bench;
    const { id: quoteId, fee, payeeId } = await quote(bench);
    const bare = fieldsOf(withdrawals.createWithdrawal, { quoteId, amount, fee, payeeId });
    await refused(withdrawals.createWithdrawal, bare, codes.notAuthorised);
    const asked = await authorised(bench);
    const changed = fieldsOf(withdrawals.createWithdrawal, { ...asked, fee: fee + 1n });
    await refused(withdrawals.createWithdrawal, changed, codes.termsChanged);
    const before = await wallet();
    const { value } = await once(withdrawals.createWithdrawal, asked);
    const after = await wallet();
    assert.equal(before.usdt - after.usdt, amount);
    assert.equal(after.hold - before.hold, amount, 'it is on hold until it arrives');
    assert.equal(value.net, amount - fee);
  },

  async cancelWithdrawal(bench) {
    const { refused, once, wallet, other } = bench;
    const before = await wallet();
    const { id: withdrawalId } = await create(bench);
    await refused(withdrawals.cancelWithdrawal, { withdrawalId }, codes.notFound, { as: await other() });
    const { value } = await once(withdrawals.cancelWithdrawal, { withdrawalId });
    assert.equal(value.status, 'cancelled');
    assert.equal((await wallet()).usdt, before.usdt, 'the whole amount is back, fee included');
    await refused(withdrawals.cancelWithdrawal, { withdrawalId }, codes.alreadyCancelled);
  },

  async withdrawal(bench) {
    const { id: withdrawalId } = await create(bench);
    assert.equal((await bench.done(withdrawals.withdrawal, { withdrawalId })).value.status, 'pending');
    await bench.refused(withdrawals.withdrawal, { withdrawalId }, codes.notFound, { as: await bench.other() });
  },
};
