import { afterEach, describe, expect, it, vi } from 'vitest';
import { notificationKinds } from '#domain/notifications.ts';
import { openTapped, readPush, showPush, type PushStores } from './notifications.ts';

const titles = Object.fromEntries(notificationKinds.map((kind) => [kind, `Of ${kind}`]));
const kept: Record<string, unknown> = {
  'session.v1': { member: 'ASHA01' },
  'notifications.v1': { member: 'ASHA01', kinds: notificationKinds },
  'pushWords.v1': { lang: 'ar', dir: 'rtl', titles },
};
const storesOf = (values: Record<string, unknown>) => {
  const read = async (key: string) => values[key];
  return { device: { read }, members: { read } } as unknown as PushStores;
};

function systemWith(tags: readonly string[] = [], stage?: string) {
  const showNotification = vi.fn<(title: string, options: NotificationOptions) => Promise<void>>(async () => undefined);
  const getNotifications = async ({ tag }: { tag: string }) =>
    tags.filter((one) => one === tag).map(() => ({ data: { stage } }));
  return { showNotification, system: { showNotification, getNotifications } as unknown as ServiceWorkerRegistration };
}

afterEach(() => vi.unstubAllGlobals());

describe('a push', () => {
  it('is said in the words that the page left, without a network, and leads to what it is about', async () => {
    const { showNotification, system } = systemWith();
    await showPush({ kind: 'withdrawals', id: 'r1' }, system, storesOf(kept));
    expect(showNotification.mock.calls).toEqual([
      [
        'Of withdrawals',
        expect.objectContaining({
          lang: 'ar',
          dir: 'rtl',
          tag: 'withdrawals:r1',
          data: { address: '#/user/record?id=r1', stage: undefined },
        }),
      ],
    ]);
  });

  it('leaves what the page has told already', async () => {
    const { showNotification, system } = systemWith(['income:9']);
    await showPush({ kind: 'income', id: '9' }, system, storesOf(kept));
    expect(showNotification).not.toHaveBeenCalled();
  });

  it.each([
    ['says how a withdrawal ended in the place of what was told before', 'arrived', 'processing', true],
    ['says so of one that failed', 'failed', 'processing', true],
    ['leaves what says the same', 'arrived', 'arrived', false],
    ['of its beginning leaves how it ended, which overtook it', 'processing', 'arrived', false],
    ['of an older server leaves what is shown', undefined, 'processing', false],
  ])('%s', async (_, stage, before, isSaid) => {
    const { showNotification, system } = systemWith(['withdrawals:r1'], before);
    await showPush({ kind: 'withdrawals', id: 'r1', stage }, system, storesOf(kept));
    expect(showNotification.mock.calls).toEqual(
      isSaid
        ? [
            [
              'Of withdrawals',
              expect.objectContaining({
                tag: 'withdrawals:r1',
                renotify: true,
                data: { address: '#/user/record?id=r1', stage },
              }),
            ],
          ]
        : [],
    );
  });

  it('of two that come at once is looked for once the other is shown', async () => {
    const { showNotification, system } = systemWith();
    let isShown = (): void => undefined;
    showNotification.mockImplementationOnce(() => new Promise((resolve) => (isShown = resolve)));
    const looks = vi.spyOn(system, 'getNotifications');
    const both = Promise.all(['1', '2'].map((id) => showPush({ kind: 'messages', id }, system, storesOf(kept))));
    await expect.poll(() => showNotification.mock.calls.length).toBe(1);
    expect(looks).toHaveBeenCalledTimes(1);
    isShown();
    await both;
    expect([looks.mock.calls.length, showNotification.mock.calls.length]).toEqual([2, 2]);
  });

  it.each([
    ['somebody who has signed out', { kind: 'income', id: '9' }, { ...kept, 'session.v1': undefined }],
    [
      'another member, who signed in since',
      { kind: 'income', id: '9' },
      { ...kept, 'session.v1': { member: 'BINA02' } },
    ],
    ['a member who chose nothing', { kind: 'income', id: '9' }, { ...kept, 'notifications.v1': undefined }],
    [
      'who switched that kind off',
      { kind: 'income', id: '9' },
      { ...kept, 'notifications.v1': { member: 'ASHA01', kinds: ['messages'] } },
    ],
    ['a device without words', { kind: 'income', id: '9' }, { ...kept, 'pushWords.v1': undefined }],
    ['junk', { kind: 'prize', id: '9' }, kept],
  ])('says nothing but the name to %s', async (_, data, values) => {
    const { showNotification, system } = systemWith();
    await showPush(data, system, storesOf(values));
    expect(showNotification.mock.calls).toEqual([['Dayrent', { tag: 'dayrent', icon: 'icon-192.png' }]]);
  });

  it.each([
    null,
    'text',
    7,
    {},
    { kind: 'income' },
    { kind: 'income', id: 9 },
    { kind: 'income', id: 'x'.repeat(101) },
  ])('is not %j', (data) => expect(readPush(data)).toBeNull());
});

describe('a tap', () => {
  const scope = 'https://dayrent.example/app/';
  const windows = (open: object[]) => {
    const openWindow = vi.fn<(url: string) => Promise<null>>(async () => null);
    vi.stubGlobal('self', { clients: { matchAll: async () => open, openWindow } });
    return openWindow;
  };

  const windowAt = (path: string) => ({
    url: new URL(path, scope).href,
    postMessage: vi.fn<(data: unknown) => void>(),
    focus: vi.fn<() => Promise<void>>(async () => undefined),
  });

  it.each(['#/mine', '?lang=ar#/mine', 'index.html'])(
    'brings a window that is open to what it is about: %s',
    async (path) => {
      const one = windowAt(path);
      const openWindow = windows([one]);
      await openTapped({ address: '#/projects' }, scope);
      expect([one.postMessage.mock.calls, one.focus.mock.calls.length]).toEqual([[[{ tapped: '#/projects' }]], 1]);
      expect(openWindow).not.toHaveBeenCalled();
    },
  );

  it.each(['sandbox', 'api/docs', 'release.json'])(
    'leaves a window alone that has another page of the server: %s',
    async (path) => {
      const [other, one] = [windowAt(path), windowAt('#/mine')];
      const openWindow = windows([other, one]);
      await openTapped({ address: '#/projects' }, scope);
      expect(
        [other, one].map(({ postMessage, focus }) => [postMessage.mock.calls.length, focus.mock.calls.length]),
      ).toEqual([
        [0, 0],
        [1, 1],
      ]);
      expect(openWindow).not.toHaveBeenCalled();
      const openAnother = windows([other]);
      await openTapped({ address: '#/projects' }, scope);
      expect(openAnother.mock.calls).toEqual([[`${scope}#/projects`]]);
    },
  );

  it.each([
    [{ address: '#/projects' }, '#/projects'],
    [{ address: 'https://evil.example/' }, '#/index'],
    [null, '#/index'],
  ])('opens the app, and nothing else: %j', async (data, address) => {
    const openWindow = windows([]);
    await openTapped(data, scope);
    expect(openWindow.mock.calls).toEqual([[scope + address]]);
  });
});
