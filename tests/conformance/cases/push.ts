/** Web push (product 15.25): a backend that has no keys says so, and takes no subscription. */
import assert from 'node:assert/strict';
import { createECDH, randomBytes } from 'node:crypto';
import { codes } from '#contract/codes.ts';
import { push } from '#contract/push.ts';
import type { PushSubscribing } from '#domain/push.ts';
import type { Bench, CasesOf, Person } from '#tests/conformance/bench.ts';

/** Of no browser: nothing that is sent there can be read. */
const subscribing = () => ({
  pushEndpoint: `https://push.example/${randomBytes(16).toString('hex')}`,
  key: createECDH('prime256v1').generateKeys('base64url'),
  pushAuth: randomBytes(16).toString('base64url'),
  kinds: ['income', 'messages'] satisfies PushSubscribing['kinds'][number][],
});

const standing = async ({ done }: Bench, as: Person) => (await done(push.pushStanding, {}, { as })).value;

/** As the wire has it. */
const formOf = ({ pushEndpoint, key, pushAuth, kinds } = subscribing()) => ({
  pushEndpoint,
  pushKey: key,
  pushAuth,
  pushKinds: kinds.join(','),
});

/** @returns whether this backend pushes */
async function subscribe(bench: Bench, as: Person): Promise<boolean> {
  const { publicKey } = await standing(bench, as);
  if (publicKey === '') await bench.refused(push.subscribePush, formOf(), codes.notFound, { as });
  else await bench.done(push.subscribePush, subscribing(), { as });
  return publicKey !== '';
}

export const pushCases: CasesOf<typeof push> = {
  async pushStanding(bench) {
    const here = await bench.newcomer();
    const elsewhere = await bench.signIn(here);
    await subscribe(bench, here);
    assert.deepEqual((await standing(bench, elsewhere)).kinds, [], "another session's is its own");
  },

  async subscribePush(bench) {
    const as = await bench.newcomer();
    const isOn = await subscribe(bench, as);
    assert.deepEqual((await standing(bench, as)).kinds, isOn ? ['messages', 'income'] : []);
    const refused = { ...formOf(), pushEndpoint: 'https://127.0.0.1/push' };
    await bench.refused(push.subscribePush, refused, isOn ? codes.badInput : codes.notFound, { as });
    if (isOn) await bench.done(push.subscribePush, { ...subscribing(), kinds: ['notices'] }, { as });
    assert.deepEqual((await standing(bench, as)).kinds, isOn ? ['notices'] : []);
  },

  async unsubscribePush(bench) {
    const as = await bench.newcomer();
    const isOn = await subscribe(bench, as);
    const { value } = await bench.done(push.unsubscribePush, {}, { as });
    assert.equal(value.removed, isOn ? 1 : 0);
    assert.equal((await bench.done(push.unsubscribePush, {}, { as })).value.removed, 0);
  },
};
