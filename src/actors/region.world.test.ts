/** Moving on the real sandbox: the server has the word, and what the device keeps follows it (product 4.2). */
import { region } from '#contract/region.ts';
import { regionOf } from '#domain/regions.ts';
import type { Session } from '#domain/member.ts';
import type { Services } from '#services/services.ts';
import { openMemberStore } from '#storage/device.ts';
import { openServedClient, type ServedClient } from '#tests/support/served-client.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { regionActor } from './region.ts';

const egypt = regionOf('EG');
let served: ServedClient;
let session: Session;
const members = openMemberStore();

beforeAll(async () => {
  served = await openServedClient();
});
afterAll(() => served.close());
beforeEach(async () => {
  const token = await served.world.signIn();
  served.holdToken(token);
  session = { token, region: regionOf('IN'), member: 'ASHA2026' };
});

async function move(services: Partial<Services> = {}) {
  const actor = createActor(
    regionActor({ client: served.client, members, session: () => session, ...services }),
  ).start();
  actor.send({ type: 'region.choose', region: egypt });
  actor.send({ type: 'region.move' });
  await waitFor(actor, (now) => !now.hasTag('busy'));
  return actor.getSnapshot();
}
const livesIn = async () =>
  (
    await served.world.context.db
      .selectFrom('members')
      .select('region')
      .where('id', '=', served.world.demo.memberId)
      .executeTakeFirstOrThrow()
  ).region;

it('keeps the new region beside the token of this session', async () => {
  await members.write('session.v1', session);
  expect((await move()).value).toBe('ready');
  expect([await livesIn(), await members.read('session.v1')]).toEqual([egypt, { ...session, region: egypt }]);
});

it('leaves a session alone that another tab has begun', async () => {
  const other = { ...session, token: 'other' };
  await members.write('session.v1', other);
  await move();
  expect(await members.read('session.v1')).toEqual(other);
});

it('moves where the device keeps nothing', async () => {
  const broken = { ...members, update: () => Promise.reject(new Error('full')) };
  expect((await move({ members: broken })).value).toBe('ready');
});

it('lives where it says when the answer was lost and the member stays', async () => {
  const before = await livesIn();
  session = { ...session, region: before as Session['region'] };
  const actor = createActor(regionActor({ client: served.client, members, session: () => session })).start();
  actor.send({ type: 'region.choose', region: before === egypt ? regionOf('LK') : egypt });
  await served.disturb(`/api/${region.modifyRegion.backend}/${region.modifyRegion.path}`, 'error-after');
  actor.send({ type: 'region.move' });
  await waitFor(actor, (now) => now.matches('failed'));
  expect(await livesIn()).not.toBe(before);
  actor.send({ type: 'question.close' });
  await waitFor(actor, (now) => now.matches('ready'));
  expect(await livesIn()).toBe(before);
});

it('changes nothing here where the server refuses', async () => {
  await members.write('session.v1', session);
  served.holdToken('x'.repeat(43));
  const { value, context } = await move();
  expect([value, context.failure?.kind]).toEqual(['failed', 'unauthorized']);
  expect(await members.read('session.v1')).toEqual(session);
});
