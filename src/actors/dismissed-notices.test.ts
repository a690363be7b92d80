/** Notices stay away that any tab closed (product 13.1). */
import type { Services } from '#services/services.ts';
import { openMemberStore } from '#storage/device.ts';
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { dismissedNoticesActor } from './dismissed-notices.ts';

const members = openMemberStore();
const open = async (member: string) => {
  const services = { members, session: () => ({ token: 't', region: 0, member }) } as unknown as Services;
  const actor = createActor(dismissedNoticesActor(services)).start();
  await waitFor(actor, (now) => now.matches('ready'));
  return actor;
};
const dismiss = async (actor: Awaited<ReturnType<typeof open>>, id: string) => {
  actor.send({ type: 'notice.dismiss', id });
  await waitFor(actor, (now) => now.matches('ready'));
};

it('keeps what two tabs close', async () => {
  const [one, other] = [await open('ASHA01'), await open('ASHA01')];
  await dismiss(one, 'first');
  await dismiss(other, 'second');
  await dismiss(one, 'third');
  expect((await members.read('dismissed.v1'))?.ids).toEqual(['second', 'first', 'third']);
});

it('leaves out what another member closed', async () => {
  await dismiss(await open('ASHA01'), 'first');
  await dismiss(await open('BINA02'), 'second');
  expect(await members.read('dismissed.v1')).toEqual({ member: 'BINA02', ids: ['second'] });
});
