/** Who may see what: no protected screen, no protected call and no trace of a member for anybody else. */
import type { Page, Request } from '@playwright/test';
import { contract } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { SessionPage } from '../pages/app-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { addressesOf, onePerScreen, type Address } from '../support/addresses.ts';
import { awayAndBack, swapSession, tellTabs } from '../support/kept-session.ts';
import { settled, startedAll } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { gate, thinned } from '../support/tiers.ts';

const endpoints = Object.values(contract).flatMap((backend): Endpoint[] => Object.values(backend));
const protectedPaths = new Set(
  endpoints.filter(({ auth }) => auth === 'member').map(({ backend, path }) => `/api/${backend}/${path}`),
);

/** A new form asks the server nothing until it is sent, the settings and lists of links nothing at all. */
const silent = /\/(?:C?addAddress|addynamic|feedback|outbox|system|loginPwd|verify|manager|about|invitation)$/;

const pathnameOf = (request: Request): string => new URL(request.url()).pathname;

/** Hears of protected calls that leave the page from now on. */
function onCall(page: Page, hear: (request: Request) => void): void {
  page.on('request', (request) => {
    if (protectedPaths.has(pathnameOf(request))) hear(request);
  });
}

/** Protected calls that leave the page from now on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  onCall(page, (request) => calls.push(pathnameOf(request)));
  return calls;
}

/** In `npm test` a browser opens some addresses; `src/app/guard.test.ts` decides about every one, without a browser. */
const reach = [
  { name: 'some', tag: gate, of: (addresses: readonly Address[]) => addresses.filter((_, index) => index % 10 === 0) },
  { name: 'all', tag: [], of: (addresses: readonly Address[]) => addresses },
];

/** How protected calls are answered that were asked since `begin`: an answer to an earlier one may come after it. */
function watchAnswers(page: Page) {
  let asked: Request[] = [];
  onCall(page, (request) => asked.push(request));
  return {
    begin: () => {
      asked = [];
    },
    statuses: async () =>
      new Set((await Promise.all(asked.map((request) => request.response()))).map((answer) => answer?.status())),
  };
}

/** Keeps the name of every screen that was in the document, however briefly. */
async function watchScreens(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const mounted: string[] = [];
    Object.assign(globalThis, { mounted });
    new MutationObserver(() => {
      // Out of sight, as a page is that comes back from the cache until it knows who is signed in.
      if (document.body?.checkVisibility({ visibilityProperty: true }) !== true) return;
      for (const screen of document.querySelectorAll<HTMLElement>('[data-screen]')) {
        const name = screen.dataset['screen'] ?? '';
        if (mounted.at(-1) !== name) mounted.push(name);
      }
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { mounted: string[] }).mounted.splice(0));
}

test.describe('a visitor', () => {
  test.use({ member: null });

  for (const { name, tag, of } of reach) {
    test(`is led to login from ${name} protected addresses`, { tag }, async ({ app, page, demo }) => {
      const calls = watchCalls(page);
      const mounted = await watchScreens(page);
      for (const { address, screen, isPublic } of of(addressesOf(demo))) {
        await app.openAnew(address);
        await app.shows(isPublic ? screen : 'user/login');
        await settled(page);
        expect(await mounted(), address).toEqual([isPublic ? screen : 'user/login']);
      }
      expect(calls).toEqual([]);
    });
  }

  test('is led to login from the bare address', { tag: gate }, async ({ app, page }) => {
    for (const bare of ['/', '/#', '/#/', '/?lang=en']) {
      await page.goto('about:blank');
      await page.goto(bare);
      await app.shows('user/login');
    }
  });

  test('is led back after signing in, to addresses of ours only', { tag: gate }, async ({ app, page, demo }) => {
    const login = new LoginPage(page, app.words);
    await app.open('/user/login?from=https://example.org/index');
    await login.signIn(demo);
    await app.isAt('/index');
    const hostile = [
      '//example.org',
      'javascript:alert(1)',
      '/user/login',
      '/user/login?from=/mine',
      '/index/../x',
      '%2f%2fexample.org',
      '',
      '\\\\example.org',
    ];
    for (const from of hostile) {
      await app.goTo('/mine');
      await app.shows('mine');
      await app.goTo(`/user/login?from=${from}`);
      await app.isAt('/index');
      expect(new URL(page.url()).pathname).toBe('/');
    }
    await app.goTo(`/user/login?from=${encodeURIComponent(`/user/orders?id=${demo.orderId}`)}`);
    await app.isAt(`/user/orders?id=${demo.orderId}`);
  });
});

test.describe('the end of a session', () => {
  test.use({ ownWorld: true });

  test(
    'a revoked session ends with a notice, and login after a second',
    { tag: gate },
    async ({ app, page, world, demo }) => {
      const login = new LoginPage(page, app.words);
      const asked = watchAnswers(page);
      for (const path of protectedPaths) world.faulted.add(path);
      const asking = addressesOf(demo).filter(({ address, isPublic }) => !isPublic && !silent.test(address));
      // The client knows an expired session no better than a revoked one: the test below has every screen.
      for (const { address } of thinned(onePerScreen(asking), 16)) {
        await app.open('/index/language');
        await app.shows('index/language');
        // What home asked on the way is answered before: a late refusal would end the session before the screen asks.
        await asked.statuses();
        await world.revoke(demo.phone);
        asked.begin();
        await app.goTo(address);
        await expect(page.locator('[data-toast]')).toHaveText(
          app.words('Your session has ended. Please sign in again'),
        );
        await app.shows('user/login');
        // Nothing that belongs to a member was answered, and nothing more is asked.
        expect(await asked.statuses(), address).toEqual(new Set([401]));
        const calls = watchCalls(page);
        await page.reload();
        await app.shows('user/login');
        expect(calls).toEqual([]);
        await login.signIn(demo);
        await app.isAt(address);
      }
    },
  );

  for (const { name, tag, of } of reach) {
    test(
      `after logging out on ${name} addresses, Back shows nothing of the member`,
      { tag },
      async ({ app, page, demo }) => {
        const mounted = await watchScreens(page);
        await app.open('/index');
        const visited = of(addressesOf(demo).filter(({ isPublic }) => !isPublic));
        for (const { address, screen } of visited) {
          await app.goTo(address);
          await app.shows(screen);
          await settled(page);
        }
        await app.goTo('/mine');
        await app.shows('mine');
        await app.button('Log out').click();
        await app.shows('user/login');
        await mounted();
        const calls = watchCalls(page);
        for (const _ of visited) {
          await page.goBack();
          await app.shows('user/login');
        }
        expect(new Set(await mounted())).toEqual(new Set(['user/login']));
        expect(calls).toEqual([]);
      },
    );
  }

  // These two by day on half of the screens each: `src/app/guard.test.ts` decides about every one.
  test('on no screen: out of the session in another tab, or before the page comes back from the cache', async ({
    app,
    page,
    demo,
  }) => {
    const mounted = await watchScreens(page);
    await app.open('/index');
    await app.shows('index');
    const session = await swapSession(page, null);
    if (!session) throw new Error('a member has a session');
    const enter = async (address: string, screen: string) => {
      await app.goTo(`/user/login?from=${encodeURIComponent(address)}`);
      await app.shows('user/login');
      await swapSession(page, session);
      await tellTabs(page, 'kept');
      await app.isAt(address);
      await app.shows(screen);
      await startedAll(page);
      // A message that was opened is marked as read by the outbox, also after its screen.
      await expect(page.locator('[data-machine="outbox"]').first()).toHaveAttribute('data-state', 'open');
    };
    await tellTabs(page, 'left');
    await app.shows('user/login');
    for (const { address, screen } of thinned(onePerScreen(addressesOf(demo).filter(({ isPublic }) => !isPublic)), 2)) {
      await enter(address, screen);
      await swapSession(page, null);
      await tellTabs(page, 'left');
      await app.shows('user/login');
      await enter(address, screen);
      const calls = watchCalls(page);
      await awayAndBack(page, async () => {
        await swapSession(page, null);
        await mounted();
      });
      await app.shows('user/login');
      expect(new Set(await mounted()), address).toEqual(new Set(['user/login']));
      expect(calls, address).toEqual([]);
    }
  });

  test('with a session that expired, a screen is refused by its first call, and nothing more is asked', async ({
    app,
    page,
    world,
    demo,
  }) => {
    const asked = watchAnswers(page);
    for (const path of protectedPaths) world.faulted.add(path);
    await app.open('/index/language');
    await app.shows('index/language');
    const session = await swapSession(page, null);
    if (!session) throw new Error('a member has a session');
    // The server knows an expired token no more than one that never was: its own tests tell them apart by the clock.
    const expired = { ...session, token: 'x'.repeat(session.token.length) };
    const asking = addressesOf(demo).filter(({ address, isPublic }) => !isPublic && !silent.test(address));
    for (const { address } of thinned(onePerScreen(asking), 2, 1)) {
      await app.goTo('/index/language');
      await app.shows('index/language');
      await swapSession(page, expired);
      await tellTabs(page, 'kept');
      await expect(new SessionPage(app).frame).toHaveAttribute('data-state', 'member');
      asked.begin();
      await app.goTo(address);
      await app.shows('user/login');
      expect(await asked.statuses(), address).toEqual(new Set([401]));
      expect(await swapSession(page, null), address).toBeNull();
    }
  });
});

test.describe('a visitor with an address of a member', () => {
  test.use({ member: null });

  test('comes back to sign-in from the language, and knows where they were going', async ({ app, page }) => {
    await app.open('/user/record');
    await app.shows('user/login');
    // Before links are followed by the app, the arrow is a plain link.
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    await page.getByRole('link', { name: app.words('Language') }).click();
    await app.shows('index/language');
    await app.arrow.click();
    await app.shows('user/login');
    await expect(page).toHaveURL(/login\?from=%2Fuser%2Frecord/);
  });

  test('gets there also by way of an account or a new password', async ({ app, page, demo }) => {
    await app.open('/user/msg');
    await app.shows('user/login');
    const link = (name: string) => page.getByRole('link', { name: app.words(name) });
    await link('Create an account').click();
    await app.shows('user/login/register');
    await link('I have an account: sign in').click();
    await app.shows('user/login');
    await link('Forgot password').click();
    await app.shows('user/login/forgetPassword');
    await page.goBack();
    await app.shows('user/login');
    await new LoginPage(page, app.words).signIn(demo);
    await app.shows('user/msg');
  });
});
