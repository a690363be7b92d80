/** The person, their region and their passwords (product 15.7 to 15.9). */
import assert from 'node:assert/strict';
import { codes } from '#contract/codes.ts';
import { fieldsOf } from '#contract/endpoint.ts';
import { fundPassword } from '#contract/fund-password.ts';
import { person } from '#contract/person.ts';
import { region } from '#contract/region.ts';
import { security } from '#contract/security.ts';
import { user } from '#contract/user.ts';
import { fundPasswordText, reads, type CasesOf } from '#tests/conformance/bench.ts';
import { ask } from '#tests/conformance/call.ts';
import { picture } from '#tests/conformance/picture.ts';

export const personCases: CasesOf<typeof person & typeof region & typeof security> = {
  profile: reads(person.profile, {}, async (profile, { member }) =>
    assert.equal(profile?.inviteCode, (await member()).inviteCode),
  ),

  async modifyHead({ send, done, refused }) {
    const { value: address } = await done(person.modifyHead, {}, { files: [picture] });
    assert.equal((await done(person.profile, {})).value?.avatar, address);
    const shown = await send(address, {});
    assert.match(shown.headers.get('content-type') ?? '', /^image\//, 'it is served as a picture');
    await shown.body?.cancel();
    await refused(person.modifyHead, {}, codes.pictureRefused, {
      files: [new TextEncoder().encode('GIF89a no picture')],
    });
  },

  async modifyName({ done, refused, other }) {
    const as = await other();
    const name = `Harbour ${as.inviteCode.slice(0, 6)}`;
    await done(person.modifyName, { name }, { as });
    assert.equal((await done(person.profile, {}, { as })).value?.name, name);
    await refused(person.modifyName, { name: '\u202eabc' }, codes.badInput, { as });
  },

  async modifyRegion({ send, done, newcomer, signIn }) {
    const here = await newcomer();
    const elsewhere = await signIn(here);
    const { value } = await done(region.modifyRegion, { region: 2 }, { as: here });
    assert.equal(value.ended, 1);
    assert.equal((await ask(send, person.profile, {}, { token: elsewhere.token })).status, 401);
    assert.equal(
      (await done(user.login, { country: 'IN', phone: here.account, password: here.password })).value.region,
      2,
    );
  },

  async updatePassword({ send, done, refused, member, newcomer, signIn }) {
    const here = await newcomer();
    const elsewhere = await signIn(here);
    const password = 'Another2026';
    const wrong = fieldsOf(security.updatePassword, { current: `${here.password}0`, password });
    await refused(security.updatePassword, wrong, codes.wrongPassword, { as: here });
    const same = fieldsOf(security.updatePassword, { current: here.password, password: here.password });
    await refused(security.updatePassword, same, codes.samePassword, { as: here });
    const fund = { current: (await member()).password, password: fundPasswordText };
    await refused(security.updatePassword, fieldsOf(security.updatePassword, fund), codes.sameAsFundPassword);
    const { value } = await done(security.updatePassword, { current: here.password, password }, { as: here });
    assert.equal(value.ended, 1);
    assert.equal((await ask(send, person.profile, {}, { token: elsewhere.token })).status, 401);
    await done(person.profile, {}, { as: here });
    await signIn({ ...here, password });
  },
};

export const fundPasswordCases: CasesOf<typeof fundPassword> = {
  hasPayPassword: reads(fundPassword.hasPayPassword, {}, async ({ hasPassword, targets }, { done, other }) => {
    assert.ok(hasPassword);
    assert.deepEqual(
      targets.map(({ channel }) => channel),
      ['phone'],
    );
    assert.equal((await done(fundPassword.hasPayPassword, {}, { as: await other() })).value.hasPassword, false);
  }),

  async payCodeByPhone({ refused, other }) {
    await refused(fundPassword.payCodeByPhone, {}, codes.channelMissing, { as: await other() });
  },

  async payCodeByEmail({ done, refused, other, codeFor, later }) {
    const as = await other();
    await later({ minutes: 2 });
    assert.equal((await done(fundPassword.payCodeByEmail, {}, { as })).value.channel, 'email');
    assert.match(await codeFor(as.account), /^\d{6}$/);
    await refused(fundPassword.payCodeByEmail, {}, codes.codeTooSoon, { as });
    await refused(fundPassword.payCodeByEmail, {}, codes.channelMissing);
  },

  async updatePayPassword({ done, refused, member, codeFor, later }) {
    const { account, password: loginPassword } = await member();
    await later({ minutes: 11 });
    await done(fundPassword.payCodeByPhone, {});
    const asked = { channel: 'phone', code: await codeFor(account), password: fundPasswordText } as const;
    const wrong = fieldsOf(fundPassword.updatePayPassword, { ...asked, current: 'Wrong2026x' });
    await refused(fundPassword.updatePayPassword, wrong, codes.wrongPassword);
    const same = { ...asked, current: fundPasswordText, password: loginPassword };
    await refused(
      fundPassword.updatePayPassword,
      fieldsOf(fundPassword.updatePayPassword, same),
      codes.sameAsLoginPassword,
    );
    await done(fundPassword.updatePayPassword, { ...asked, current: fundPasswordText });
  },
};
