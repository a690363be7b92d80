/** Another phone number or e-mail address (product 5.16, 15.24). */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { codes } from '#contract/codes.ts';
import { contact } from '#contract/contact.ts';
import { fieldsOf } from '#contract/endpoint.ts';
import { person } from '#contract/person.ts';
import { user } from '#contract/user.ts';
import { ask } from '#tests/conformance/call.ts';
import { newAccount, type Bench, type CasesOf, type Person } from '#tests/conformance/bench.ts';

const country = 'IN';
const otherCode = (code: string): string => (code === '000000' ? '000001' : '000000');

/** Somebody new, who has proven their old phone. */
async function proven({ newcomer, done, codeFor, later }: Bench) {
  const as = await newcomer();
  // Of two codes of one moment none is the last.
  await later({ minutes: 2 });
  await done(contact.oldContactCode, { channel: 'phone' }, { as });
  const asked = { changeId: randomUUID(), type: 'phone', code: await codeFor(as.account) } as const;
  const { expireTime } = (await done(contact.proveContact, asked, { as })).value;
  return { as, asked, expireTime };
}

/** Asks for a code to something new, and reads it. */
async function codeTo({ done, codeFor }: Bench, as: Person, account: string): Promise<string> {
  const { value } = await done(contact.newContactCode, { type: 'phone', country, account }, { as });
  assert.ok(!value.to.includes(account), 'where it went is masked');
  return codeFor(account);
}

export const contactCases: CasesOf<typeof contact> = {
  async oldContactCode({ done, refused, newcomer, codeFor }) {
    const as = await newcomer();
    const { value } = await done(contact.oldContactCode, { channel: 'phone' }, { as });
    assert.ok(value.sentAt < value.retryAt && value.retryAt < value.expiresAt);
    assert.match(await codeFor(as.account), /^\d{6}$/);
    await refused(contact.oldContactCode, { channel: 'phone' }, codes.codeTooSoon, { as });
    await refused(contact.oldContactCode, { channel: 'email' }, codes.channelMissing, { as });
  },

  async proveContact(bench) {
    const { as, asked, expireTime } = await proven(bench);
    const again = (await bench.done(contact.proveContact, asked, { as })).value;
    assert.equal(again.expireTime, expireTime, 'the same call again proves nothing anew');
    const other = fieldsOf(contact.proveContact, { ...asked, changeId: randomUUID() });
    await bench.refused(contact.proveContact, other, codes.codeExpired, { as });
  },

  async newContactCode(bench) {
    const { as } = await proven(bench);
    const asked = { type: 'phone', country } as const;
    await bench.refused(contact.newContactCode, { ...asked, account: as.account }, codes.sameContact, { as });
    await bench.refused(contact.newContactCode, { ...asked, account: 'nobody' }, codes.accountInvalid, { as });
    const stranger = await bench.other();
    const fields = { ...asked, account: newAccount('phone') };
    await bench.refused(contact.newContactCode, fields, codes.proofExpired, { as: stranger });
    // A number that somebody has is answered as one that nobody has.
    await codeTo(bench, as, (await bench.newcomer()).account);
  },

  async changeContact(bench) {
    const { send, done, refused, signIn, newcomer, later } = bench;
    const { as, asked: before } = await proven(bench);
    const elsewhere = await signIn(as);
    const taken = await newcomer();
    await later({ minutes: 2 });
    const form = { changeId: before.changeId, type: 'phone', country } as const;
    const theirs = { ...form, account: taken.account, code: await codeTo(bench, as, taken.account) };
    await refused(contact.changeContact, fieldsOf(contact.changeContact, theirs), codes.accountExists, { as });
    const account = newAccount('phone');
    const asked = { ...form, account, code: await codeTo(bench, as, account) };
    const wrong = fieldsOf(contact.changeContact, { ...asked, code: otherCode(asked.code) });
    await refused(contact.changeContact, wrong, codes.codeWrong, { as });
    const first = (await done(contact.changeContact, asked, { as })).value;
    assert.equal(first.ended, 1);
    assert.deepEqual((await done(contact.changeContact, asked, { as })).value, first, 'the same call again');
    assert.equal((await done(person.profile, {}, { as })).value?.phone.includes(account.slice(-4)), true);
    assert.equal((await ask(send, person.profile, {}, { token: elsewhere.token })).status, 401);
    await refused(user.login, { country, phone: as.account, password: as.password }, codes.wrongCredentials);
    await signIn({ ...as, account });
  },
};
