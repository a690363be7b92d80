/** Deleting the account on the real client and sandbox: lost replies, presses, tabs and deaths (product 5.18). */
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { loadProfile } from '#api/person.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { leaverPassword } from '#tests/sandbox/leaver.ts';
import { recharge } from '#tests/sandbox/people.ts';
import { keepIntent, markSent, undecidedOf } from '#storage/intents.ts';
import { openLeaverWorld, type LeaverWorld } from '#tests/support/leaver-device.ts';
import type { Services } from '#services/services.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import { deleteAccountActor } from './delete-account.ts';

let world: LeaverWorld;

beforeAll(async () => {
  world = await openLeaverWorld();
});
afterAll(async () => {
  expect((await verify(world.world.context)).checks.filter(({ ok }) => !ok)).toEqual([]);
  await world.close();
});

type Flow = ActorRefFrom<ReturnType<typeof deleteAccountActor>>;
type Place = ReturnType<Flow['getSnapshot']>['value'];

const open = (page: Services): Flow => createActor(deleteAccountActor(page)).start();
const comesTo = (flow: Flow, state: Place) => waitFor(flow, (now) => now.value === state);

/** Up to the password. */
async function untilPassword(flow: Flow, password = leaverPassword): Promise<Flow> {
  await waitFor(flow, (now) => now.can({ type: 'deletion.open' }));
  flow.send({ type: 'deletion.open' });
  await comesTo(flow, 'terms');
  flow.send({ type: 'password.open' });
  flow.send({ type: 'password.type', password });
  return flow;
}

const confirm = { type: 'account.delete' } as const;
const keptBy = (page: Services) => page.members.read('deletion.v1');

it('deletes once, pressed twice', async () => {
  const device = await world.takeDevice();
  const flow = await untilPassword(open(device.page()));
  flow.send(confirm);
  flow.send(confirm);
  await comesTo(flow, 'deleted');
  expect(device.timesSent()).toBe(1);
  expect([await device.isDeleted(), await device.timesGivenUp()]).toEqual([true, 1]);
});

it.each(['', 'error-after'])('leaves no payment of theirs on the device, decided or not: %s', async (fault) => {
  const device = await world.takeDevice();
  const page = device.page();
  const owner = { member: device.session.member, kind: 'withdrawUsdt', subject: '' } as const;
  await markSent(page.intents, owner, await keepIntent(page.intents, owner), { money: '20.00' });
  const flow = await untilPassword(open(page));
  if (fault) await world.disturb(fault);
  flow.send(confirm);
  await comesTo(flow, 'deleted');
  expect(await undecidedOf(page.intents, owner.member)).toEqual([]);
});

it.each(['error-after', 'lost-reply'])('asks what became of it where the reply is %s: deleted, once', async (fault) => {
  const device = await world.takeDevice();
  const flow = await untilPassword(open(device.page()));
  await world.disturb(fault);
  flow.send(confirm);
  await comesTo(flow, 'deleted');
  expect(device.timesSent()).toBe(1);
  expect([await device.isDeleted(), await device.timesGivenUp()]).toEqual([true, 1]);
});

it('closes what had not come through, and deletes by a new intent', async () => {
  const device = await world.takeDevice();
  const page = device.page();
  const flow = await untilPassword(open(page));
  await world.disturb('error-before');
  const late: Request[] = [];
  device.wire.before = (request) => {
    if (request.method === 'POST') late.push(request.clone());
  };
  flow.send(confirm);
  await comesTo(flow, 'spared');
  expect([await device.isDeleted(), await keptBy(page)]).toEqual([false, undefined]);
  // A copy that comes after all.
  const [copy] = late;
  if (!copy) throw new Error('nothing was sent');
  const answer = (await (await world.world.app.fetch(copy)).json()) as { code: number };
  expect([answer.code, await device.isDeleted()]).toEqual([codes.intentReused, false]);
  await untilPassword(flow);
  flow.send(confirm);
  await comesTo(flow, 'deleted');
  expect([await device.isDeleted(), await device.timesGivenUp()]).toEqual([true, 1]);
});

it('is unknown while nobody answers, and asks at each press', async () => {
  const device = await world.takeDevice();
  const flow = await untilPassword(open(device.page()));
  let isCut = false;
  device.wire.after = (reply) => {
    isCut ||= device.timesSent() > 0;
    if (isCut) throw new TypeError('no network');
    return reply;
  };
  flow.send(confirm);
  await comesTo(flow, 'unknown');
  device.wire.after = (reply) => reply;
  flow.send({ type: 'outcome.check' });
  flow.send({ type: 'outcome.check' });
  await comesTo(flow, 'deleted');
  expect(await device.timesGivenUp()).toBe(1);
});

it('keeps no intent where it was refused', async () => {
  const device = await world.takeDevice();
  const page = device.page();
  const flow = await untilPassword(open(page), 'Wrong2026');
  flow.send(confirm);
  expect((await comesTo(flow, 'refused')).context.failure?.code).toBe(codes.wrongPassword);
  flow.send({ type: 'password.open' });
  flow.send({ type: 'password.type', password: leaverPassword });
  await recharge(world.world.context, device.session.member, '5.00');
  flow.send(confirm);
  // Other amounts than were shown: they are shown again.
  expect((await comesTo(flow, 'terms')).context.failure?.code).toBe(codes.termsChanged);
  expect([await device.isDeleted(), await keptBy(page)]).toEqual([false, undefined]);
});

it.each([
  ['the intent', 0, 'storage'],
  ['that it was refused', 1, 'rejected'],
] as const)('says why nothing was deleted on a device that can’t keep %s', async (_, writes, kind) => {
  const device = await world.takeDevice();
  const { members, ...page } = device.page();
  let left: number = writes;
  const update: typeof members.update = (...change) =>
    (left -= 1) >= 0 ? members.update(...change) : Promise.reject(new Failure('storage'));
  const flow = await untilPassword(open({ ...page, members: { ...members, update } }), 'Wrong2026');
  flow.send(confirm);
  expect((await comesTo(flow, 'refused')).context.failure?.kind).toBe(kind);
  expect(device.timesSent()).toBe(writes);
});

it('of two tabs at once is sent by one intent, and both find it deleted', async () => {
  const device = await world.takeDevice();
  const [one, other] = [await untilPassword(open(device.page())), await untilPassword(open(device.page()))];
  one.send(confirm);
  other.send(confirm);
  await Promise.all([comesTo(one, 'deleted'), comesTo(other, 'deleted')]);
  expect([await device.isDeleted(), await device.timesGivenUp()]).toEqual([true, 1]);
});

it('signs the other tab out at its next call; a second deletion there finds the first', async () => {
  const device = await world.takeDevice();
  const other = device.page();
  const second = await untilPassword(open(other));
  const first = await untilPassword(open(device.page()));
  await world.disturb('error-after');
  first.send(confirm);
  await comesTo(first, 'deleted');
  await expect(loadProfile(other.client)).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(device.wire.told).toContain(device.session.token);
  second.send(confirm);
  await comesTo(second, 'deleted');
  expect(await device.timesGivenUp()).toBe(1);
});

it.each([
  ['error-after', 'deleted'],
  ['error-before', 'spared'],
] as const)('finds out on a new page after one died with the call sent: %s', async (fault, end) => {
  const device = await world.takeDevice();
  const page = device.page();
  const flow = await untilPassword(open(page));
  await world.disturb(fault);
  // The page dies as the reply is about to come.
  const sent = new Promise<void>((resolve) => {
    device.wire.after = (reply, { url }) => {
      if (!url.endsWith('/user/delete')) return reply;
      flow.stop();
      resolve();
      return reply;
    };
  });
  flow.send(confirm);
  await sent;
  expect(await keptBy(page)).toMatchObject({ member: device.session.member });
  const reopened = device.page();
  await comesTo(open(reopened), end);
  expect(await device.isDeleted()).toBe(end === 'deleted');
  expect(device.timesSent()).toBe(1);
});
