/** Where the member is signed in (product 5.11). */
import assert from 'node:assert/strict';
import { person } from '#contract/person.ts';
import { sessions } from '#contract/sessions.ts';
import type { Bench, CasesOf, Person } from '#tests/conformance/bench.ts';
import { ask } from '#tests/conformance/call.ts';

const all = { pageNum: 1, pageSize: 100 } as const;

const isOpen = async ({ send }: Bench, { token }: Person): Promise<boolean> =>
  (await ask(send, person.profile, {}, { token })).status === 200;

export const sessionCases: CasesOf<typeof sessions> = {
  async sessions({ done, signIn, other }) {
    const here = await signIn(await other());
    const { total, list } = (await done(sessions.sessions, all, { as: here })).value;
    assert.equal(total, list.length);
    assert.deepEqual(list.map(({ isThis }) => isThis).filter(Boolean), [true], 'one of them is this one');
    assert.ok(list[0]?.isThis, 'and comes first');
  },

  async endSession(bench) {
    const { done, signIn, newcomer, member } = bench;
    const here = await newcomer();
    const elsewhere = await signIn(here);
    const { list } = (await done(sessions.sessions, all, { as: here })).value;
    const sessionId = list.find(({ isThis }) => !isThis)?.id ?? '';
    const strangers = await done(sessions.endSession, { sessionId }, { as: await member() });
    assert.equal(strangers.value.ended, 0, "nobody ends another member's");
    assert.ok(await isOpen(bench, elsewhere));
    assert.equal((await done(sessions.endSession, { sessionId }, { as: here })).value.ended, 1);
    assert.ok(!(await isOpen(bench, elsewhere)));
    assert.equal((await done(sessions.endSession, { sessionId }, { as: here })).value.ended, 0);
  },

  async endOtherSessions(bench) {
    const { done, signIn, newcomer } = bench;
    const here = await newcomer();
    const elsewhere = [await signIn(here), await signIn(here)];
    assert.equal((await done(sessions.endOtherSessions, {}, { as: here })).value.ended, 2);
    assert.ok(await isOpen(bench, here));
    for (const one of elsewhere) assert.ok(!(await isOpen(bench, one)));
  },

  async logoutEverywhere(bench) {
    const { done, signIn, newcomer } = bench;
    const here = await newcomer();
    const elsewhere = await signIn(here);
    assert.equal((await done(sessions.logoutEverywhere, {}, { as: here })).value.ended, 2);
    for (const one of [here, elsewhere]) assert.ok(!(await isOpen(bench, one)));
  },
};
