/** Who comes back to a screen is where they were in it: how far down, which pages of a list, what was open. */
import type { DemoFacts } from '#sandbox/seed/demo-facts.ts';
import type { App } from '../pages/app.ts';
import { CommentsPage } from '../pages/comments-page.ts';
import { drawn, settled, startedAll } from '../support/settled.ts';
import { tapInView } from '../support/tap-in-view.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';

/** @returns how far that is, CSS px */
async function scrollFar(app: App): Promise<number> {
  const { page } = app;
  const y = await page.evaluate(() => Math.floor((document.documentElement.scrollHeight - innerHeight) * 0.6));
  await page.evaluate((to) => scrollTo(0, to), y);
  await expect.poll(() => app.scrolled()).toBe(y);
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
    const before = await scrollFar(app);
    expect(before).toBeGreaterThan(200);
    await tapInView(page, 'main a[href^="#/index/detail"]');
    await app.shows('index/detail');
    expect(await app.scrolled()).toBe(0);
    await settled(page);
    await (how === 'Back' ? page.goBack() : app.arrow.click());
    await app.shows(screen);
    await expect.poll(() => app.scrolled()).toBe(before);
    await settled(page);
    expect(await app.scrolled()).toBe(before);
    // By a link, a screen begins at the top.
    if (screen !== 'index') return;
    await page.getByRole('navigation').locator('a[href="#/projects"]').filter({ visible: true }).click();
    await app.shows('projects');
    await page.getByRole('navigation').locator('a[href="#/index"]').filter({ visible: true }).click();
    await app.shows('index');
    expect(await app.scrolled()).toBe(0);
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
    const before = await scrollFar(app);
    expect(before).toBeGreaterThan(50);
    await tapInView(page, 'main a[href^="#/"]');
    await expect(page.locator('main')).not.toHaveAttribute('data-screen', screen);
    await settled(page);
    await page.goBack();
    await app.shows(screen);
    await startedAll(page);
    await expect.poll(() => app.scrolled()).toBe(before);
    await drawn(page);
    expect(await app.scrolled()).toBe(before);
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
      const before = await scrollFar(app);
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
        await expect.poll(() => app.scrolled(), { message: when }).toBe(before);
        // The same way again is no way that has begun already.
        await tapInView(page, 'main a[href^="#/index/detail"]');
        await app.shows('index/detail');
        await page.goBack();
        await app.shows('index/machines');
        await expect.poll(() => app.scrolled(), { message: `${when}, and again` }).toBe(before);
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
  const [before, whole] = [await app.scrolled(), await height()];
  expect(before).toBeGreaterThan(onePage);
  const href = await tapInView(page, 'main a[href^="#/user/record?id="]');
  await expect(page.locator('[data-source]')).toHaveCount(1);
  expect(await app.scrolled()).toBe(0);
  await app.arrow.click();
  await app.isAt('/user/record?type=1');
  await expect.poll(() => app.scrolled()).toBeGreaterThan(before - 60);
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
