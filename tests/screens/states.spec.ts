/** Every screen while it loads, when its reads fail, and when what it shows has grown old. */
import { addressesOf, isForMembers } from '../support/addresses.ts';
import { settled, startedAll } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

/** A screen that reads nothing: where the next one starts from. */
const quiet = '/index/language';
/** Screens that show nothing which the server says. */
const silent: readonly string[] = [
  'index/language',
  'index/invitation',
  'nopermission',
  'user/system',
  'user/notifications',
  'user/loginPwd',
  'user/verify',
  'user/manager',
  'user/addynamic',
  'user/feedback',
  'user/outbox',
  'dev/inspector',
  'dev/gallery',
  'dev/link',
];
/**
 * No screen asks what is released; that messages were read is told beside whatever is shown by then; without its film a page
 * is whole.
 */
const askedBeside = /\/(?:version\/update|record\/update|home-video)$/;
/** What a screen can do without: where it can't be read, nothing stands in its place. */
const doneWithout: Partial<Record<string, readonly string[]>> = {
  index: ['/user/user/info', '/queryTodaySignStatus', '/sys/scroll-notice', '/sys/popup-notice'],
  'index/machines': ['/sys/carousel'],
  'index/detail': ['/coupon/productCoupons'],
  projects: ['/sys/wallet-notice'],
  mine: ['/coupon/isOpen'],
  news: ['/img/query'],
  'user/balance': ['/sys/wallet-notice'],
};
/** How many messages are unread is read again wherever one was opened. */
const unread = '/regmsg/unread';
/** Forms, and a list that is empty: what they read is no figure that could grow old. */
const withoutFigures: readonly string[] = [
  'user/blocked',
  'user/contact',
  'user/name',
  'user/fundPwd',
  'user/addAddress',
  'user/CaddAddress',
  'index/joinGroup',
];
/** No figures of an answer: the bonus is the app's own, and the price on a button is compared by the server. */
const ageless = '[data-take="dailyBonus"] > p *, button[type="submit"] *';

/** Old figures in sight outside of what `Aged` wraps, whose age comes after it. Runs in the page. */
const withoutAge = (exceptions: string): string[] =>
  [...document.querySelectorAll('main [data-figure]')].flatMap((figure) => {
    const isAged = figure.matches(exceptions) || figure.closest(':has(+ * > [data-stale])') !== null;
    return isAged || !figure.checkVisibility() ? [] : (figure.parentElement?.textContent ?? '');
  });

test('failed reads are shown, and trying again mends them', async ({ app, page, world, demo }) => {
  await app.open(quiet);
  await app.shows('index/language');
  await startedAll(page);
  let reads = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !askedBeside.test(pathname)) reads.add(pathname);
  });
  const failed = new Set<string>();
  page.on('response', (response) => {
    // With its query: what is read twice fails once.
    if (response.ok()) failed.delete(response.url());
    else failed.add(response.url());
  });
  for (const { address, screen } of addressesOf(demo).filter(isForMembers)) {
    const dialog = address.includes('?dialog=') ? page.getByRole('dialog') : null;
    const show = async () => {
      await app.linkTo(address);
      await app.shows(screen);
      if (dialog) await expect(dialog).toBeVisible();
      await settled(page);
    };
    reads = new Set();
    await show();
    const asked = [...reads];
    await app.goTo(quiet);
    await app.shows('index/language');
    if (asked.length === 0) continue;
    for (const path of asked) await world.fault({ path, fault: 'error-before' });
    failed.clear();
    await show();
    const alerts = page.getByRole('alert');
    await expect(alerts.first(), `${address} reads ${asked.join(', ')}`).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
    // What a dialog covers can't be pressed.
    const button = (message: string) => (dialog ?? page).getByRole('button', { name: app.words(message) });
    const retries = button('Try again').or(button('Check again'));
    while ((await retries.count()) > 0) {
      const left = await retries.count();
      await retries.first().click();
      await expect.poll(() => retries.count(), { message: address }).toBeLessThan(left);
      await settled(page);
    }
    await expect(alerts, address).toHaveCount(0);
    const without = [unread, ...(doneWithout[screen] ?? [])];
    const neverMended = () =>
      Array.from(failed, (url) => new URL(url).pathname).filter(
        (path) => asked.includes(path) && !without.some((end) => path.endsWith(end)),
      );
    await expect.poll(neverMended, { message: address }).toEqual([]);
    await world.clearFaults();
    await app.goTo(quiet);
    await app.shows('index/language');
  }
});

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('skeletons keep the size of what comes', async ({ app, page, world, demo }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts, wasLoading: false });
      new MutationObserver(() => {
        // A bonus that is there once reads whether it was given, before there is anything to fill in. What waits to be
        // sent is read from the device, beside every screen.
        const reading = '[data-state="loading"]:not([data-machine="outbox"])';
        if (document.querySelector(reading)) Object.assign(globalThis, { wasLoading: true });
      }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-state'] });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) shifts.push(entry.value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const jumpy: string[] = [];
    for (const { address, screen } of addressesOf(demo).filter(isForMembers)) {
      await world.fault({ path: '*', fault: 'slow', ms: 500, times: 100 });
      await app.openAnew(address);
      await app.shows(screen);
      // It is loaded when it is asked for.
      if (address.includes('?dialog=')) await page.getByRole('dialog').waitFor();
      await settled(page);
      const { shift, wasLoading } = await page.evaluate(() => {
        const seen = globalThis as unknown as { shifts: number[]; wasLoading: boolean };
        return { shift: seen.shifts.reduce((sum, value) => sum + value, 0), wasLoading: seen.wasLoading };
      });
      // What a dialog on it reads is read as well.
      expect(wasLoading, address).toBe(!silent.includes(screen) || address.includes('?dialog='));
      if (shift > 0.1) jumpy.push(`${address}: ${shift}`);
      await world.clearFaults();
    }
    expect(jumpy).toEqual([]);
  });
});

test('after a minute every figure carries its age', async ({ app, page, demo }) => {
  await page.clock.install();
  let answers = 0;
  page.on('response', (response) => (answers += Number(response.url().includes('/api/'))));
  for (const { address, screen } of addressesOf(demo).filter(isForMembers)) {
    if (silent.includes(screen) || withoutFigures.includes(screen)) continue;
    await app.openAnew(address);
    await app.shows(screen);
    await settled(page);
    // What works in the background has asked by then: the next answer would set the page's clock right.
    await page.clock.runFor(2_000);
    await startedAll(page);
    await expect(page.locator('[data-stale]'), address).toHaveCount(0);
    let heard = answers;
    await page.clock.fastForward(80_000);
    await expect(async () => {
      // An answer that was on its way set the page's clock right: once more for it, and for nothing else.
      const isSetRight = answers > heard;
      heard = answers;
      if (isSetRight) await page.clock.fastForward(80_000);
      const marks = page.locator('[data-stale]').filter({ visible: true });
      await expect(marks.first(), address).toBeVisible({ timeout: 5_000 });
      expect(await page.evaluate(withoutAge, ageless), address).toEqual([]);
    }).toPass({ timeout: 45_000 });
  }
});
