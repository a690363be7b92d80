/** Where a member is, and how they come back: the arrow, the phone's Back, the place in a list, and the focus. */
import type { Page } from '@playwright/test';
import type { DemoFacts } from '#sandbox/seed/demo-facts.ts';
import { CommentsPage } from '../pages/comments-page.ts';
import { drawn, settled, startedAll } from '../support/settled.ts';
import { tapInView } from '../support/tap-in-view.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';

const arrow = (page: Page) => page.locator('header a[data-up]');
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

test('the arrow goes back where one came from, and leaves nothing behind', async ({ app, page }) => {
  await app.open('/index');
  await startedAll(page);
  await page.getByRole('navigation').locator('a[href="#/projects"]').click();
  await app.shows('projects');
  await app.follow('/user/newrecharge');
  await app.shows('user/newrecharge');
  await page.locator('main a[href^="#/user/recharge"]').first().click();
  await app.shows('user/recharge');
  await arrow(page).click();
  await app.shows('user/newrecharge');
  await arrow(page).click();
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
  await arrow(page).evaluate((link: HTMLElement) => {
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
  await arrow(page).click();
  await app.shows('user/myorder');
  await page.goBack();
  await app.shows('mine');
});

test('a screen that was opened alone has those above it', async ({ app, page, demo }) => {
  await app.open(`/user/orders?id=${demo.orderId}`);
  await startedAll(page);
  await arrow(page).click();
  await app.shows('user/myorder');
  await arrow(page).click();
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

/** @returns how far that is, CSS px */
async function scrollFar(page: Page): Promise<number> {
  const y = await page.evaluate(() => Math.floor((document.documentElement.scrollHeight - innerHeight) * 0.6));
  await page.evaluate((to) => scrollTo(0, to), y);
  await expect.poll(() => scrolled(page)).toBe(y);
  return y;
}

const places = [
  { screen: 'index', how: 'Back' },
  { screen: 'index', how: 'the arrow' },
  { screen: 'index/machines', how: 'Back' },
] as const;

for (const { screen, how } of places) {
  const tag = screen === 'index' && how === 'Back' ? [gate] : [];
  test(`${screen} keeps its place: ${how}`, { tag }, async ({ app, page }) => {
    await app.open(`/${screen}`);
    await startedAll(page);
    const before = await scrollFar(page);
    expect(before).toBeGreaterThan(200);
    await tapInView(page, 'main a[href^="#/index/detail"]');
    await app.shows('index/detail');
    expect(await scrolled(page)).toBe(0);
    await settled(page);
    await (how === 'Back' ? page.goBack() : arrow(page).click());
    await app.shows(screen);
    await expect.poll(() => scrolled(page)).toBe(before);
    await settled(page);
    expect(await scrolled(page)).toBe(before);
    // By a link, a screen begins at the top.
    if (screen !== 'index') return;
    await page.getByRole('navigation').locator('a[href="#/projects"]').filter({ visible: true }).click();
    await app.shows('projects');
    await page.getByRole('navigation').locator('a[href="#/index"]').filter({ visible: true }).click();
    await app.shows('index');
    expect(await scrolled(page)).toBe(0);
  });
}

const flows = {
  'index/detail': ({ productId }: DemoFacts) => `?productId=${productId}`,
  'user/receiveincome': () => '?show=taken',
};

for (const [screen, queryOf] of Object.entries(flows)) {
  test(`${screen}, whose flow reads its terms again, keeps its place`, async ({ app, page, demo }) => {
    await app.open(`/${screen}${queryOf(demo)}`);
    await startedAll(page);
    const before = await scrollFar(page);
    expect(before).toBeGreaterThan(50);
    await tapInView(page, 'main a[href^="#/"]');
    await expect(page.locator('main')).not.toHaveAttribute('data-screen', screen);
    await settled(page);
    await page.goBack();
    await app.shows(screen);
    await startedAll(page);
    await expect.poll(() => scrolled(page)).toBe(before);
    await drawn(page);
    expect(await scrolled(page)).toBe(before);
  });
}

/** How long the browser takes for a frame, and after how much of a way one goes back, ms. */
const returns = [
  { when: 'before the next screen begins to come', frame: 500, ms: 0 },
  { when: 'as the next screen begins to come', frame: 0, ms: 20 },
  { when: 'while the next screen is drawn', frame: 0, ms: 60 },
  { when: 'while the next screen slides', frame: 0, ms: 120 },
] as const;

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('who goes back before the next screen is there is where they were', async ({ app, page }) => {
      await app.open('/index/machines');
      await startedAll(page);
      const before = await scrollFar(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      for (const { when, ...after } of returns) {
        await page.evaluate(async ({ frame, ms }) => {
          const { requestAnimationFrame: next } = globalThis;
          globalThis.requestAnimationFrame = (show) => Number(setTimeout(() => next(show), frame));
          const told = () => new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
          const changed = told();
          document.querySelector<HTMLElement>('main a[href^="#/index/detail"]')?.click();
          await changed;
          globalThis.requestAnimationFrame = next;
          await new Promise((resolve) => setTimeout(resolve, ms));
          const returned = told();
          history.back();
          await returned;
          // What was begun before comes after it.
          await new Promise((resolve) => setTimeout(resolve, 2 * frame));
        }, after);
        await app.shows('index/machines');
        await expect.poll(() => scrolled(page), { message: when }).toBe(before);
        // The same way again is no way that has begun already.
        await tapInView(page, 'main a[href^="#/index/detail"]');
        await app.shows('index/detail');
        await page.goBack();
        await app.shows('index/machines');
        await expect.poll(() => scrolled(page), { message: `${when}, and again` }).toBe(before);
      }
    });
  });
}

test('records keep their pages, their filter and the place in them', async ({ app, page }) => {
  await app.open('/user/record?type=1');
  await startedAll(page);
  const more = app.button('Load more');
  const list = page.locator('main [data-machine="paging"]');
  const height = () => list.evaluate((element) => element.clientHeight);
  const onePage = await height();
  await more.click();
  await expect.poll(height).toBeGreaterThan(onePage * 1.5);
  await page.evaluate((y) => scrollTo(0, y), onePage + 400);
  await settled(page);
  const [before, whole] = [await scrolled(page), await height()];
  expect(before).toBeGreaterThan(onePage);
  const href = await tapInView(page, 'main a[href^="#/user/record?id="]');
  await expect(page.locator('[data-source]')).toHaveCount(1);
  expect(await scrolled(page)).toBe(0);
  await arrow(page).click();
  await app.isAt('/user/record?type=1');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before - 60);
  await settled(page);
  expect(Math.abs((await height()) - whole)).toBeLessThan(60);
  await expect(page.locator(`main a[href="${href}"]`)).toBeInViewport();
  // A reload leaves it as it is, too.
  await page.reload();
  await expect(page.locator(`main a[href="${href}"]`)).toBeInViewport();
});

test('the community keeps its pages, and the comments that were open', async ({ app, page }) => {
  await app.open('/dynamic');
  await startedAll(page);
  await app.button('Load more').click();
  await expect(page.locator('main [data-machine="paging"]')).not.toHaveAttribute('data-state', 'loadingMore');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.8));
  await settled(page);
  // One in sight: what is drawn beyond it may be gone by the next moment.
  const inSight = () =>
    page.evaluate(
      () =>
        document
          .elementFromPoint(innerWidth / 2, innerHeight / 2)
          ?.closest('[data-post]')
          ?.getAttribute('data-post') ?? '',
    );
  await expect.poll(inSight).not.toBe('');
  const id = await inSight();
  const thread = page.locator(`[data-post="${id}"]`);
  // Playwright's own tap on what sticks to the top scrolls the page first, by 362 px here.
  const newPost = page.locator('a[href="#/user/addynamic"]').first();
  await thread.locator('button[aria-expanded]').last().click();
  const comments = new CommentsPage(app);
  await expect(comments.frame).toBeInViewport();
  await settled(page);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await newPost.dispatchEvent('click');
  await app.shows('user/addynamic');
  await page.goBack();
  await app.shows('dynamic');
  await settled(page);
  // Posts above it that were not drawn yet have a guessed height: it is in sight, not on the same pixel.
  await expect(thread.locator('[data-machine="comments"]')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(whole * 0.8);
  // Folded, it is folded when one comes back; and a link opens the community as it is for everybody.
  await thread.locator('button[aria-expanded="true"]').last().click();
  await expect(comments.frame).toHaveCount(0);
  await newPost.dispatchEvent('click');
  await app.shows('user/addynamic');
  await page.goBack();
  await app.shows('dynamic');
  await expect(thread).toBeInViewport();
  await settled(page);
  await expect(comments.frame).toHaveCount(0);
});

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
