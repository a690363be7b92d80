/**
 * A member whose deletion was answered to nobody, and whose session is refused before its page can ask: the device forgets them all
 * the same (product 5.18). The real app actor, client, stores and sandbox.
 */
import { appActor } from '#actors/app.ts';
import { deleteAccountActor } from '#actors/delete-account.ts';
import { loadProfile } from '#api/person.ts';
import { newLike } from '#domain/outbox.ts';
import { forgetDeleted } from '#services/forget-deleted.ts';
import type { Services } from '#services/services.ts';
import { keepDraft } from '#storage/drafts.ts';
import { keepIntent } from '#storage/intents.ts';
import { openOutboxStore } from '#storage/outbox.ts';
import { leaverPassword } from '#tests/sandbox/leaver.ts';
import { openLeaverWorld, type LeaverWorld } from '#tests/support/leaver-device.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import { forgetWhoLeft } from './forget-who-left.ts';

type App = ActorRefFrom<ReturnType<typeof appActor>>;
type Device = Awaited<ReturnType<LeaverWorld['takeDevice']>>;

let world: LeaverWorld;
const apps: App[] = [];

beforeAll(async () => {
  world = await openLeaverWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  // What the long-lived machines listen to, and nothing happens to.
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, body: { hidden: false } }));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  for (const app of apps.splice(0)) app.stop();
  vi.unstubAllGlobals();
});

/** A start of the app, up to what it begins once it is loaded. */
async function start(device: Device) {
  let app: App | null = null;
  const session = () => app?.getSnapshot().children.session;
  const services: Services = {
    ...device.page({
      token: () => session()?.getSnapshot().context.session?.token ?? null,
      onRefused: (token) => app?.send({ type: 'token.refused', token }),
    }),
    session: () => session()?.getSnapshot().context.session ?? null,
  };
  app = createActor(appActor(services)).start();
  apps.push(app);
  const child = app.getSnapshot().children.session;
  if (!child) throw new Error('the app has no session');
  await waitFor(child, (now) => !now.hasTag('busy'));
  await forgetWhoLeft({ app, services });
  return { services, session: child };
}

/** A draft, an intent and a like that waits. */
async function keepWork(page: Services, member: string): Promise<void> {
  await keepDraft(page.drafts, { member, flow: 'redeem', subject: '' }, { code: 'HARBOUR' });
  await keepIntent(page.intents, { member, kind: 'purchase', subject: 'P1' });
  await openOutboxStore().add(member, newLike('a-post', 0), []);
}

/** Deleted, or not, with the app killed before it heard. Beside it lies what the member had begun. */
async function killedWhileDeleting(device: Device, fault: string): Promise<void> {
  const page = device.page();
  const { member } = device.session;
  await keepWork(page, member);
  await page.members.write('dismissed.v1', { member, ids: ['a notice'] });
  await page.members.write('told.v1', { member, keys: ['a message'] });
  await page.members.write('starts.v1', { member, starts: [] });
  const flow = createActor(deleteAccountActor(page)).start();
  await waitFor(flow, (now) => now.value === 'ready');
  flow.send({ type: 'deletion.open' });
  await waitFor(flow, (now) => now.value === 'terms');
  flow.send({ type: 'password.open' });
  flow.send({ type: 'password.type', password: leaverPassword });
  await world.disturb(fault);
  const sent = new Promise<void>((resolve) => {
    device.wire.after = (reply, { url }) => {
      if (url.endsWith('/user/delete')) {
        flow.stop();
        resolve();
      }
      return reply;
    };
  });
  flow.send({ type: 'account.delete' });
  await sent;
  device.wire.after = (reply) => reply;
}

const storeNames = ['dayrent-member', 'dayrent-drafts', 'dayrent-intents', 'dayrent-outbox'];

const answerOf = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(new Error('the store did not answer'));
  });

/** All that any store keeps, by its key. */
async function keptKeys(): Promise<string[]> {
  const found: string[] = [];
  for (const name of storeNames) {
    const opening = indexedDB.open(name);
    opening.onupgradeneeded = () => opening.result.createObjectStore('entries');
    const opened = await answerOf(opening);
    const entries = opened.transaction('entries').objectStore('entries');
    const [keys, values] = await Promise.all([answerOf(entries.getAllKeys()), answerOf(entries.getAll())]);
    found.push(...keys.filter((_, index) => values[index] !== undefined).map(String));
    opened.close();
  }
  return found;
}

it('forgets all of them once their session is refused and the deletion is known', async () => {
  const device = await world.takeDevice();
  await killedWhileDeleting(device, 'error-after');
  const { services, session } = await start(device);
  expect(session.getSnapshot().context.session).not.toBeNull();
  await expect(loadProfile(services.client)).rejects.toMatchObject({ kind: 'unauthorized' });
  await expect.poll(keptKeys).toEqual([]);
  expect(await device.timesGivenUp()).toBe(1);
});

it('asks at the next start what it could not ask then', async () => {
  const device = await world.takeDevice();
  await killedWhileDeleting(device, 'error-after');
  const asked = new Promise<void>((resolve) => {
    device.wire.after = (reply, { url }) => {
      if (!url.includes('/user/delete/outcome')) return reply;
      resolve();
      throw new TypeError('no network');
    };
  });
  const { services } = await start(device);
  await expect(loadProfile(services.client)).rejects.toMatchObject({ kind: 'unauthorized' });
  await asked;
  expect(await keptKeys()).toContain('deletion.v1');
  device.wire.after = (reply) => reply;
  await start(device);
  await expect.poll(keptKeys).toEqual([]);
});

it('leaves what is another member’s, who signed in meanwhile', async () => {
  const device = await world.takeDevice();
  await killedWhileDeleting(device, 'error-after');
  const page = device.page();
  const other = await world.sessionOf();
  await page.members.write('session.v1', other);
  await keepWork(page, other.member);
  await page.members.write('told.v1', { member: other.member, keys: [] });
  await start(device);
  await expect.poll(keptKeys).not.toContain('deletion.v1');
  expect((await keptKeys()).toSorted()).toEqual([
    `draft.v1/${other.member}/redeem/`,
    `intent.v1/${other.member}/purchase/P1`,
    `items.v1/${other.member}`,
    'session.v1',
    'told.v1',
  ]);
});

it('keeps everything of who was signed out without a deletion', async () => {
  const device = await world.takeDevice();
  await killedWhileDeleting(device, 'error-before');
  const before = await keptKeys();
  await device.endSession();
  const { services, session } = await start(device);
  await expect(loadProfile(services.client)).rejects.toMatchObject({ kind: 'unauthorized' });
  await waitFor(session, (now) => now.matches('notice'));
  // As the app begins it; this one is waited for.
  await forgetDeleted(services);
  expect(await keptKeys()).toEqual(before.filter((key) => key !== 'session.v1'));
});
