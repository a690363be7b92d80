/** What is kept about the member, and the deletion of an account (product 5.17, 5.18). */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { codes } from '#contract/codes.ts';
import { fieldsOf } from '#contract/endpoint.ts';
import { ownData } from '#contract/own-data.ts';
import { person } from '#contract/person.ts';
import { user } from '#contract/user.ts';
import { dataKinds } from '#domain/own-data.ts';
import { reads, type Bench, type CasesOf, type Person } from '#tests/conformance/bench.ts';
import { ask } from '#tests/conformance/call.ts';

/** What deleting them asks now. */
async function deletionOf({ done }: Bench, somebody: Person) {
  const { given } = (await done(ownData.deletionTerms, {}, { as: somebody })).value;
  return { intentId: randomUUID(), password: somebody.password, usdt: given.USDT, inr: given.INR };
}

export const ownDataCases: CasesOf<typeof ownData> = {
  ownData: reads(ownData.ownData, {}, ({ kinds }) => {
    assert.deepEqual(
      kinds.map(({ kind }) => kind),
      dataKinds,
    );
    assert.ok(kinds.some(({ count }) => count > 0));
  }),

  ownDataFile: reads(ownData.ownDataFile, {}, async ({ text }, { member }) => {
    const { account, password } = await member();
    assert.ok(
      typeof JSON.parse(text) === 'object' && text.includes(account),
      'the file is JSON and says who it is about',
    );
    assert.ok(!text.includes(password), 'no password is in it');
  }),

  deletionTerms: reads(ownData.deletionTerms, {}, async ({ given, balance, income, prices, held }, { wallet }) => {
    const { usdt, inr } = await wallet();
    assert.deepEqual([balance.USDT, balance.INR], [usdt, inr]);
    assert.equal(given.USDT, usdt + income + prices + held.USDT, 'what is given up adds up');
    assert.equal(given.INR, inr + held.INR);
  }),

  async deleteAccount(bench) {
    const { done, refused, newcomer, send } = bench;
    const somebody = await newcomer();
    const asked = await deletionOf(bench, somebody);
    const fields = fieldsOf(ownData.deleteAccount, asked);
    await refused(ownData.deleteAccount, { ...fields, password: 'Wrong2026x' }, codes.wrongPassword, { as: somebody });
    const changed = fieldsOf(ownData.deleteAccount, { ...asked, inr: asked.inr + 1n });
    await refused(ownData.deleteAccount, changed, codes.termsChanged, { as: somebody });
    await done(ownData.deleteAccount, asked, { as: somebody });
    assert.equal((await ask(send, person.profile, {}, { token: somebody.token })).status, 401, 'the session has ended');
    const { country, account: phone, password } = somebody;
    await refused(user.login, { country, phone, password }, codes.wrongCredentials, { as: null });
  },

  async deletionOutcome(bench) {
    const { done, newcomer } = bench;
    const somebody = await newcomer();
    const asked = await deletionOf(bench, somebody);
    const { intentId } = asked;
    assert.equal((await done(ownData.deletionOutcome, { intentId })).value.deleted, false);
    await done(ownData.deleteAccount, asked, { as: somebody });
    assert.equal((await done(ownData.deletionOutcome, { intentId })).value.deleted, true, 'without a session');
  },
};
