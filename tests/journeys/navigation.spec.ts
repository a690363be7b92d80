/** Where a member is, and how they come back: the arrow, the phone's Back, and the focus. */
import type { DemoFacts } from '#sandbox/seed/demo-facts.ts';
import type { Page } from '@playwright/test';
import type { App } from '../pages/app.ts';
import { LoginPage } from '../pages/login-page.ts';
import { begunAll, settled, startedAll } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

test('the arrow goes back where one came from, and leaves nothing behind', async ({ app, page }) => {
  await app.open('/index');
  await startedAll(page);
  await page.getByRole('navigation').locator('a[href="#/projects"]').click();
  await app.shows('projects');
  await app.follow('/user/newrecharge');
  await app.shows('user/newrecharge');
  await page.locator('main a[href^="#/user/recharge"]').first().click();
  await app.shows('user/recharge');
  await app.arrow.click();
  await app.shows('user/newrecharge');
  await app.arrow.click();
  await app.shows('projects');
  await page.goBack();
  await app.shows('index');
});

for (const how of ['a tap', 'Back']) {
  test(`a tap whose screen was still loading leads nowhere after ${how}`, async ({ app, page }) => {
    const { promise: loaded, resolve: letGo } = Promise.withResolvers<void>();
    await app.open('/index');
    await startedAll(page);
    await app.follow('/projects');
    await app.shows('projects');
    await page.route('**/assets/screens-*.js', async (route) => {
      await loaded;
      await route.continue();
    });
    const asked = page.waitForRequest('**/assets/screens-*.js');
    await app.follow('/user/allExtract');
    await asked;
    await (how === 'Back' ? page.goBack() : app.follow('/index'));
    await app.shows('index');
    letGo();
    // From the same file: the one that was tapped first would come before it.
    await app.linkTo('/user/newrecharge');
    await app.shows('user/newrecharge');
    await page.goBack();
    await app.shows('index');
  });
}

test('the arrow, tapped twice before it leads anywhere, goes back once', async ({ app, page }) => {
  await app.open('/index');
  await startedAll(page);
  await app.follow('/projects');
  await app.shows('projects');
  await app.follow('/user/newrecharge');
  await app.shows('user/newrecharge');
  await app.arrow.evaluate((link: HTMLElement) => {
    link.click();
    link.click();
  });
  await app.shows('projects');
  await page.goForward();
  await app.shows('user/newrecharge');
});

test('an arrow that leads elsewhere takes the place of its screen', async ({ app, page, demo }) => {
  await app.open('/mine');
  await startedAll(page);
  await app.goTo(`/user/orders?id=${demo.orderId}`);
  await app.shows('user/orders');
  await app.arrow.click();
  await app.shows('user/myorder');
  await page.goBack();
  await app.shows('mine');
});

test('a screen that was opened alone has those above it', async ({ app, page, demo }) => {
  await app.open(`/user/orders?id=${demo.orderId}`);
  await startedAll(page);
  await app.arrow.click();
  await app.shows('user/myorder');
  await app.arrow.click();
  await app.shows('index');
});

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang });

    test('the code step, opened alone, says where codes are asked for and leads there', async ({ app, page }) => {
      const screen = app.screen('user/verify');
      await app.open('/user/verify');
      await app.shows('user/verify');
      for (const words of [
        'One-time code',
        'We ask for a code here:',
        'To set, change or reset it',
        'New account or forgotten login password',
        'On the sign-in page, after you log out',
      ]) {
        await expect(screen).toContainText(app.words(words));
      }
      // No code is typed here: there is nothing that it would confirm.
      await expect(screen.locator('input, form')).toHaveCount(0);
      await app.follow('/user/fundPwd');
      await app.shows('user/fundPwd');
      await page.goBack();
      await app.shows('user/verify');
    });
  });
}

test('another tab of a screen is no step to take back', async ({ app, page }) => {
  await app.open('/projects');
  await startedAll(page);
  await app.follow('/user/record?type=1');
  await app.shows('user/record');
  await app.follow('/user/record?type=5');
  await app.isAt('/user/record?type=5');
  await page.goBack();
  await app.shows('projects');
});

test('a refused field has the focus', async ({ app, page }) => {
  await app.open('/user/loginPwd');
  await startedAll(page);
  await page.locator('button[type="submit"]').click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
});

test('a refused field of a long form comes into view, with the focus', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await app.open('/user/CaddAddress');
  await startedAll(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const field = page.locator('main').locator('input, select').first();
  await expect(field).not.toBeInViewport();
  await page.locator('button[type="submit"]').click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  // Nor does the header lie on it.
  const isOnTop = () =>
    field.evaluate((element) => {
      const { left, top, width } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + 2) === element;
    });
  await expect.poll(isOnTop).toBe(true);
});

test.describe('on a device that has never heard of the sandbox', () => {
  test.use({ member: null });

  test('who goes on before there is a screen comes back to where they began', async ({ app, page }) => {
    const answer = Promise.withResolvers<void>();
    await page.route('**/sys/mode', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await app.open('/index/language');
    // Links are followed from here on, and nothing is drawn yet.
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
    await app.goTo('/user/login');
    answer.resolve();
    await app.shows('user/login');
    await app.goTo('/index/language');
    await app.shows('index/language');
  });
});

test('who goes on in the moment in which the page begins to follow links gets there', async ({ app, page }) => {
  // The address has changed, and the browser has not told of it yet.
  await page.addInitScript(() =>
    Object.defineProperty(history, 'scrollRestoration', {
      configurable: true,
      get: () => 'manual',
      set: () => {
        location.hash = '#/index/language';
      },
    }),
  );
  await app.open('/mine');
  await app.isAt('/index/language');
  await app.shows('index/language');
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });

for (const { kind, address } of [
  { kind: 'of a form that moves money', address: () => '/user/withdraw' },
  { kind: 'of what is read', address: () => '/user/record?type=1' },
  { kind: 'over a picture', address: ({ productId }: DemoFacts) => `/index/detail?productId=${productId}` },
]) {
  test(`the name ${kind} has the focus, also once its figures are there`, async ({ app, page, demo }) => {
    await app.open('/index');
    await begunAll(page);
    await app.linkTo(address(demo));
    await expect(title(page)).toBeFocused();
    await settled(page);
    await expect(title(page)).toBeFocused();
  });
}

test('the name of a screen has the focus once its code is here, and the first one never', async ({ app, page }) => {
  const { promise: loaded, resolve: letGo } = Promise.withResolvers<void>();
  await app.open('/index');
  await startedAll(page);
  await expect(title(page)).not.toBeFocused();
  await page.route('**/assets/screens-*.js', async (route) => {
    await loaded;
    await route.continue();
  });
  await app.goTo('/user/allExtract');
  await expect(title(page)).toHaveCount(0);
  letGo();
  await app.shows('user/allExtract');
  await expect(title(page)).toBeFocused();
});

/** @returns lets what moves the focus come, and waits until the page is loaded: what is held may keep it from that */
async function openWithoutFocus(app: App, page: Page): Promise<() => Promise<void>> {
  const { promise: loaded, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/step-focus-*.js', async (route) => {
    await loaded;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/step-focus-*.js');
  const opened = app.open('/index/language');
  await asked;
  await app.shows('index/language');
  return async () => {
    letGo();
    await opened;
  };
}

test('who goes on before the focus follows finds it on the name of the next screen', async ({ app, page }) => {
  const letGo = await openWithoutFocus(app, page);
  await app.goTo('/user/loginPwd');
  await app.shows('user/loginPwd');
  await letGo();
  await expect(title(page)).toBeFocused();
});

test('who has begun to type keeps the focus when it follows late', async ({ app, page }) => {
  const letGo = await openWithoutFocus(app, page);
  await app.goTo('/user/name');
  await app.shows('user/name');
  const name = page.getByRole('textbox');
  await name.fill('Asha');
  await letGo();
  // It is there, and has looked: what says names aloud comes with it. The rest it does within a frame or two.
  await app.voice.waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(name).toBeFocused();
});

test.describe('a session that begins and ends', () => {
  test.use({ ownWorld: true });

  test('moves the focus to the name of the screen', async ({ app, page, demo }) => {
    await app.open('/mine');
    await startedAll(page);
    await app.button('Log out').click();
    await app.shows('user/login');
    await expect(title(page)).toBeFocused();
    await new LoginPage(page, app.words).signIn(demo);
    await app.shows('index');
    await expect(title(page)).toBeFocused();
  });
});
