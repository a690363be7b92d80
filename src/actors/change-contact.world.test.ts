/** Changing a phone number on the real client and sandbox: lost replies, presses, tabs and deaths (product 5.16). */
import { codes } from '#contract/codes.ts';
import { contact } from '#contract/contact.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { contactProofLifetime, verificationCode } from '#domain/limits.ts';
import { loadProfile } from '#api/person.ts';
import { openDeviceStore } from '#storage/device.ts';
import { openServedClient, type ServedClient } from '#tests/support/served-client.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import { changeContactActor } from './change-contact.ts';

let served: ServedClient;
let made = 0;

beforeAll(async () => {
  served = await openServedClient();
  // This session stays, whatever is changed.
  await served.begin();
});
afterAll(() => served.close());
beforeEach(async () => {
  await served.world.context.db.deleteFrom('sign_in_attempts').execute();
  served.world.clock.advance(verificationCode.cooldown);
});

type Flow = ActorRefFrom<ReturnType<typeof changeContactActor>>;

const phoneNow = async (): Promise<string> => {
  const { memberId } = served.world.demo;
  const { db } = served.world.context;
  const row = await db.selectFrom('members').select('phone').where('id', '=', memberId).executeTakeFirstOrThrow();
  return row.phone ?? '';
};
const changes = async () =>
  (
    await served.world.context.db
      .selectFrom('contact_changes')
      .select('id')
      .where('changed_at', 'is not', null)
      .execute()
  ).length;
const next = (): string => {
  made += 1;
  return `98${60_000_000 + made}`;
};
const readCode = async (to: string): Promise<string> => {
  const { body } = await served.world.control('GET', `/sandbox/codes?to=${to}`);
  return (body as { code: string }).code;
};

const open = (changeId: string = crypto.randomUUID()): Flow =>
  createActor(changeContactActor({ ...served, device: openDeviceStore() }), {
    input: { changeId, country: 'IN' },
  }).start();
/** Stops waiting before the runner does, and says where it stands. */
const comesTo = (flow: Flow, state: ReturnType<Flow['getSnapshot']>['value']) =>
  waitFor(flow, (now) => now.value === state, { timeout: 60_000 }).catch((error: unknown) => {
    const { value, context } = flow.getSnapshot();
    throw new Error(`${state} is not reached from ${value}: ${context.failure?.kind} ${context.failure?.code}`, {
      cause: error,
    });
  });

/** The code step, once a code is out. */
async function codeStep(flow: Flow) {
  const { verification } = flow.getSnapshot().children;
  if (!verification) throw new Error('there is no code step');
  await waitFor(verification, (now) => now.matches('code'), { timeout: 60_000 }).catch((error: unknown) => {
    const { value, context } = verification.getSnapshot();
    throw new Error(`no code is out: ${value}, ${context.failure?.kind} ${context.failure?.code}`, { cause: error });
  });
  return verification;
}

async function typeCode(flow: Flow, to: string): Promise<void> {
  const verification = await codeStep(flow);
  verification.send({ type: 'code.type', text: await readCode(to) });
}

/** Until the new one's code is out. */
async function untilNewCode(phone: string, changeId?: string): Promise<Flow> {
  const flow = open(changeId);
  await comesTo(flow, 'form');
  flow.send({ type: 'form.submit' });
  await typeCode(flow, await phoneNow());
  await comesTo(flow, 'account');
  served.world.clock.advance(verificationCode.cooldown);
  flow.send({ type: 'field.change', field: 'phone', value: phone });
  flow.send({ type: 'account.submit' });
  await codeStep(flow);
  return flow;
}

it('changes it, and the profile says so', async () => {
  const phone = next();
  const flow = await untilNewCode(phone);
  await typeCode(flow, phone);
  await comesTo(flow, 'changed');
  expect(await phoneNow()).toBe(phone);
  expect(valueOf(await loadProfile(served.client)).phone.slice(-4)).toBe(phone.slice(-4));
});

it.each(['error-after', 'lost-reply'])(
  'asks what became of it where the reply is %s, and changes it once',
  async (fault) => {
    const [phone, before] = [next(), await changes()];
    const flow = await untilNewCode(phone);
    await served.disturb(`/api/user/${contact.changeContact.path}`, fault);
    await typeCode(flow, phone);
    await comesTo(flow, 'unsettled');
    expect(await phoneNow()).toBe(phone);
    flow.send({ type: 'outcome.check' });
    flow.send({ type: 'outcome.check' });
    await comesTo(flow, 'changed');
    expect(await changes()).toBe(before + 1);
  },
);

it('sends it after all where it had not come through', async () => {
  const phone = next();
  const flow = await untilNewCode(phone);
  await served.disturb(`/api/user/${contact.changeContact.path}`, 'error-before');
  await typeCode(flow, phone);
  await comesTo(flow, 'unsettled');
  expect(await phoneNow()).not.toBe(phone);
  flow.send({ type: 'outcome.check' });
  await comesTo(flow, 'changed');
  expect(await phoneNow()).toBe(phone);
});

it('takes the first code again where the answer to it was lost', async () => {
  const flow = open();
  await comesTo(flow, 'form');
  flow.send({ type: 'form.submit' });
  await served.disturb(`/api/user/${contact.proveContact.path}`, 'error-after');
  const old = await phoneNow();
  await typeCode(flow, old);
  await waitFor(flow, (now) => now.matches('verifyingOld') && now.context.failure !== null);
  await typeCode(flow, old);
  expect((await comesTo(flow, 'account')).context.failure).toBeNull();
});

it('is told by what the member has, after a tab died without an answer', async () => {
  const phone = next();
  const flow = await untilNewCode(phone);
  await served.disturb(`/api/user/${contact.changeContact.path}`, 'error-after');
  await typeCode(flow, phone);
  await comesTo(flow, 'unsettled');
  flow.stop();
  const reopened = open();
  await comesTo(reopened, 'form');
  const told = reopened.getSnapshot().context.standing?.targets.find(({ channel }) => channel === 'phone');
  expect(told?.to.slice(-4)).toBe(phone.slice(-4));
});

it('begins again where the old one was proven too long ago', async () => {
  const phone = next();
  const flow = open();
  await comesTo(flow, 'form');
  flow.send({ type: 'form.submit' });
  await typeCode(flow, await phoneNow());
  await comesTo(flow, 'account');
  served.world.clock.advance(contactProofLifetime - verificationCode.cooldown);
  flow.send({ type: 'field.change', field: 'phone', value: phone });
  flow.send({ type: 'account.submit' });
  await codeStep(flow);
  served.world.clock.advance(verificationCode.cooldown);
  await typeCode(flow, phone);
  await comesTo(flow, 'form');
  expect(flow.getSnapshot().context.failure?.code).toBe(codes.proofExpired);
});

it('of two tabs changes it in one; the other begins again', async () => {
  const [one, other] = [next(), next()];
  const first = await untilNewCode(one);
  served.world.clock.advance(verificationCode.cooldown);
  const second = await untilNewCode(other);
  await typeCode(first, one);
  await comesTo(first, 'changed');
  await typeCode(second, other);
  await comesTo(second, 'form');
  expect(await phoneNow()).toBe(one);
});
