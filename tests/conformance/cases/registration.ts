/** A new account, and a new password for a forgotten one (product 15.7). */
import assert from 'node:assert/strict';
import { codes } from '#contract/codes.ts';
import { fieldsOf } from '#contract/endpoint.ts';
import { registration } from '#contract/registration.ts';
import { user } from '#contract/user.ts';
import { newAccount, newPassword, reads, type Case, type CasesOf } from '#tests/conformance/bench.ts';

const country = 'IN';
const otherCode = (code: string): string => (code === '000000' ? '000001' : '000000');

type CodeCall = (typeof registration)['registerCodeByPhone' | 'registerCodeByEmail' | 'resetCodeByPhone'];

/** A code goes out, whether somebody has the account or not, and not another one at once. */
const sendsCode =
  (endpoint: CodeCall, type: 'phone' | 'email'): Case =>
  async ({ done, refused }) => {
    const account = newAccount(type);
    const { value } = await done(endpoint, { country, account });
    assert.equal(value.channel, type);
    assert.ok(!value.to.includes(account), 'where it went is masked');
    assert.ok(value.sentAt < value.retryAt && value.retryAt < value.expiresAt);
    await refused(endpoint, { country, account }, codes.codeTooSoon);
    await refused(endpoint, { country, account: 'nobody' }, codes.accountInvalid);
  };

export const registrationCases: CasesOf<typeof registration> = {
  registerTypes: reads(registration.registerTypes, {}, (types) => assert.ok(types.includes('phone'))),

  async checkAccount({ done, refused, other }) {
    const asked = { type: 'phone', country, account: '+91 98 7654 3210' } as const;
    assert.equal((await done(registration.checkAccount, asked)).value, '9876543210', 'a number has one form');
    assert.equal((await done(registration.checkAccount, { ...asked, account: '12' })).value, null);
    const taken = { type: 'email', country, account: (await other()).account } as const;
    assert.equal(
      (await done(registration.checkAccount, taken)).value,
      taken.account,
      'it does not tell who is a member',
    );
    await refused(
      registration.checkAccount,
      fieldsOf(registration.checkAccount, { ...asked, inviteCode: 'NOBODYS0' }),
      codes.inviteCodeUnknown,
    );
  },

  registerCodeByPhone: sendsCode(registration.registerCodeByPhone, 'phone'),
  registerCodeByEmail: sendsCode(registration.registerCodeByEmail, 'email'),

  async registerByPhone({ done, refused, codeFor }) {
    const account = newAccount('phone');
    await done(registration.registerCodeByPhone, { country, account });
    const code = await codeFor(account);
    const { inviteCode } = (await done(registration.demoInvite, {})).value;
    const asked = { country, account, code, password: newPassword, inviteCode };
    const wrong = fieldsOf(registration.registerByPhone, { ...asked, code: otherCode(code) });
    await refused(registration.registerByPhone, wrong, codes.codeWrong);
    const first = (await done(registration.registerByPhone, asked)).value;
    const again = (await done(registration.registerByPhone, asked)).value;
    assert.equal(again.session.member, first.session.member, 'the same call again makes no second account');
    assert.deepEqual(again.credits, first.credits, 'and gives nothing twice');
  },

  async register({ newcomer, done }) {
    const somebody = await newcomer('email');
    const { value } = await done(user.login, { country, phone: somebody.account, password: somebody.password });
    assert.equal(value.member, somebody.inviteCode, 'who registered by e-mail signs in with it');
  },

  resetCodeByPhone: sendsCode(registration.resetCodeByPhone, 'phone'),
  resetCodeByEmail: sendsCode(registration.resetCodeByEmail, 'email'),

  async resetPassword({ newcomer, done, refused, codeFor, signIn, later }) {
    const somebody = await newcomer();
    const { account } = somebody;
    await later({ minutes: 2 });
    await done(registration.resetCodeByPhone, { country, account });
    const code = await codeFor(account);
    const asked = { type: 'phone', country, account, code, password: 'Another2026' } as const;
    const wrong = fieldsOf(registration.resetPassword, { ...asked, code: otherCode(code) });
    await refused(registration.resetPassword, wrong, codes.codeWrong);
    await done(registration.resetPassword, asked);
    const old = { country, phone: account, password: somebody.password };
    await refused(user.login, old, codes.wrongCredentials);
    await signIn({ ...somebody, password: asked.password });
  },

  demoInvite: reads(registration.demoInvite, {}, ({ inviteCode }) => assert.notEqual(inviteCode, '')),
};
