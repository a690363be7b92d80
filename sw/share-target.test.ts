import { sharedKeptFor, type SharedPost } from '#domain/shared-post.ts';
import { Failure } from '#domain/failure.ts';
import { openDeviceStore, openMemberStore } from '#storage/device.ts';
import { clearDrafts, keepDraftsOf, openDrafts } from '#storage/written-stores.ts';
import { readShared } from '#storage/shared-posts.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerShare, forgetOldShares, type ShareStores } from './share-target.ts';

const scope = 'https://dayrent.example/app/';
const now = 1_795_000_000_000;
const session = { member: 'ASHA01', token: 'token', region: 0 } as const;

function openStores() {
  return { drafts: openDrafts(), device: openDeviceStore(), members: openMemberStore() };
}
let stores = openStores();
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  stores = openStores();
});

const signIn = (member: string) =>
  stores.members.write('session.v1', { ...session, member } as Parameters<
    typeof stores.members.write<'session.v1'>
  >[1]);

function shareOf(fields: Readonly<Record<string, string | Blob>>): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return new Request(`${scope}share`, { method: 'POST', body });
}

const share = async (request: Request, by: ShareStores = stores): Promise<string> => {
  const reply = await answerShare(request, scope, by, now);
  expect(reply.status).toBe(303);
  return reply.headers.get('location') ?? '';
};

const waiting = (member: string, at = now): Promise<SharedPost | null> => readShared(stores, member, at);

describe('what another app shares', () => {
  it('waits for the member who is signed in, and for nobody else', async () => {
    await signIn('ASHA01');
    expect(await share(shareOf({ title: 'A mill', url: 'https://example.org/' }))).toBe(`${scope}#/user/addynamic`);
    expect(await waiting('ASHA01')).toEqual({
      at: now,
      text: 'A mill\nhttps://example.org/',
      pictures: [],
      refusals: [],
    });
    expect(await waiting('BINA02')).toBeNull();
    await keepDraftsOf(stores.drafts, 'BINA02');
    expect(await waiting('ASHA01')).toBeNull();
  });

  it('waits for whoever signs in where nobody is, for a short time', async () => {
    await share(shareOf({ text: 'It runs' }));
    await keepDraftsOf(stores.drafts, 'BINA02');
    expect((await waiting('BINA02'))?.text).toBe('It runs');
    expect(await waiting('BINA02', now + sharedKeptFor)).toBeNull();
    await forgetOldShares(stores, now + sharedKeptFor - 1);
    expect(await stores.device.read('shared.v1')).toBeDefined();
    await forgetOldShares(stores, now + sharedKeptFor);
    expect(await stores.device.read('shared.v1')).toBeUndefined();
  });

  it('goes at sign-out with all that is not sent', async () => {
    await signIn('ASHA01');
    await share(shareOf({ text: 'It runs' }));
    await clearDrafts(stores.drafts);
    expect(await waiting('ASHA01')).toBeNull();
  });

  it('is judged by what is in it', async () => {
    const script = new File(['<script>alert(1)</script>'], 'photo.jpg', { type: 'image/jpeg' });
    await share(shareOf({ text: 'See', pictures: script }));
    expect(await waiting('ASHA01')).toMatchObject({
      pictures: [],
      refusals: [{ name: 'photo.jpg', problem: 'notPicture' }],
    });
  });

  it.each([
    ['an empty form', () => shareOf({ text: '  ', pictures: new File([], '') })],
    ['other fields', () => shareOf({ password: 'secret' })],
    [
      'no form',
      () => new Request(`${scope}share`, { method: 'POST', body: '{}', headers: { 'Content-Type': 'text/plain' } }),
    ],
    [
      'a broken form',
      () =>
        new Request(`${scope}share`, {
          method: 'POST',
          body: '--x\r\nnothing',
          headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
        }),
    ],
  ])('is refused when it is %s', async (_what, request) => {
    expect(await share(request())).toBe(`${scope}#/user/addynamic?shared=nothing`);
    expect(await waiting('ASHA01')).toBeNull();
  });

  it('is lost where the device keeps nothing, and says so', async () => {
    const refuse = () => Promise.reject(new Failure('storage'));
    const store = { read: refuse, write: refuse, remove: refuse };
    const broken: ShareStores = { drafts: refuse, device: store, members: { read: refuse } };
    expect(await share(shareOf({ text: 'It runs' }), broken)).toBe(`${scope}#/user/addynamic?shared=lost`);
    await expect(forgetOldShares(broken, now)).resolves.toBeUndefined();
  });
});
