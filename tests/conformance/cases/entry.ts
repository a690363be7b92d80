/** What a visitor calls, and signing in (product 15.6). */
import assert from 'node:assert/strict';
import { codes } from '#contract/codes.ts';
import { fieldsOf } from '#contract/endpoint.ts';
import { person } from '#contract/person.ts';
import { user } from '#contract/user.ts';
import { reads, type CasesOf } from '#tests/conformance/bench.ts';
import { ask } from '#tests/conformance/call.ts';

export const entryCases: CasesOf<typeof user> = {
  mode: reads(user.mode, {}, ({ mode }) => assert.equal(mode, 'sandbox', 'it moves play money only')),

  countries: reads(user.countries, {}, (list) =>
    assert.ok(list.some(({ code, dial }) => code === 'IN' && dial === '91')),
  ),

  async login({ done, refused, newcomer }) {
    const somebody = await newcomer();
    const { country, account: phone, password } = somebody;
    const wrong = fieldsOf(user.login, { country, phone, password: `${password}0` });
    await refused(user.login, wrong, codes.wrongCredentials);
    await refused(user.login, { ...wrong, phone: 'nobody' }, codes.badInput);
    const { value } = await done(user.login, { country, phone, password });
    assert.equal(value.member, somebody.inviteCode);
    assert.notEqual(value.token, somebody.token, 'each sign-in has a token of its own');
    assert.equal((await done(person.profile, {}, { as: value })).value?.inviteCode, somebody.inviteCode);
  },

  demo: reads(user.demo, {}, async ({ country, phone, password }, { done }) => {
    await done(user.login, { country, phone, password });
  }),

  async logout({ send, done, signIn, other }) {
    const session = await signIn(await other());
    await done(user.logout, {}, { as: session });
    assert.equal(
      (await ask(send, person.profile, {}, { token: session.token })).status,
      401,
      'its token is worth nothing',
    );
  },
};
