/** Two builds of the app: a new one is found, offered, applied and verified; what is open goes on; nothing loops. */
import { unit } from '#domain/money.ts';
import type { DemoFacts } from '#sandbox/seed/demo-facts.ts';
import { intentPath, lost, withdrawPath } from '../flows/money-paths.ts';
import { App } from '../pages/app.ts';
import { PasskeysPage } from '../pages/passkeys-page.ts';
import { UpdatePage } from '../pages/update-page.ts';
import { WithdrawalPage } from '../pages/withdrawal-page.ts';
import { scriptOf } from '../support/builds.ts';
import { plugIn } from '../support/plug-in.ts';
import { startedAll } from '../support/settled.ts';
import { gate } from '../support/tiers.ts';
import { calm, countLoads, expect, openKept, runs, test, watchIs } from '../support/two-builds.ts';
import { expectHeldOnce, heldBy } from '../support/withdrawing.ts';
import type { World } from '../support/world.ts';

test.use({ serviceWorkers: 'allow' });

/** A payment whose answer is lost, until the faults are cleared. */
async function leaveUnsettled(withdrawal: WithdrawalPage, world: World, demo: DemoFacts): Promise<void> {
  await withdrawal.review(demo.addressId, '20');
  await withdrawal.agree(demo.fundPassword);
  await world.fault({ path: withdrawPath, fault: 'lost-reply', times: lost });
  await world.fault({ path: intentPath, fault: 'error-before', times: 100 });
  await withdrawal.send({ type: 'password.confirm' });
  await withdrawal.is('unsettled');
}

test(
  'found, put off, asked for, applied and verified; and back again',
  { tag: gate },
  async ({ app, page, builds: { first, next }, deployment }) => {
    const update = new UpdatePage(app);
    await openKept(app);
    await runs(page, first);
    deployment.deploy(next);
    await page.reload();
    await expect(update.dialog).toContainText(next.version);
    await expect(update.dialog).toContainText('Coupons show what they leave of the price.');
    await runs(page, first);
    await update.send({ type: 'release.postpone' });
    // It goes once that is written down.
    await expect(update.dialog).toHaveCount(0);
    await page.reload();
    await watchIs(page, 'idle');
    await expect(update.dialog).toHaveCount(0);

    await app.goTo('/index/about');
    await app.button('Check for an update').click();
    await expect(update.dialog).toContainText(next.version);
    await update.send({ type: 'release.confirm' });
    await expect(page.getByText(app.words('Version {0} is running').replace('{0}', next.version))).toBeVisible();
    await runs(page, next);
    await app.shows('index/about');
    await expect(app.screen('index/about')).toContainText(next.id);
    await expect(app.screen('index/about')).toContainText(next.version);

    // The deploy is taken back.
    deployment.deploy(first);
    const loads = countLoads(page);
    await app.button('Check for an update').click();
    await expect(update.dialog).toContainText(first.version);
    await update.send({ type: 'release.confirm' });
    await expect(page.getByText(app.words('Version {0} is running').replace('{0}', first.version))).toBeVisible();
    await runs(page, first);
    await watchIs(page, 'idle');
    expect(loads()).toBe(1);
  },
);

test('in the middle of a withdrawal: nothing reloads until it is settled, then it is offered; a second tab waits', async ({
  app,
  page,
  context,
  world,
  demo,
  account,
  builds: { first, next },
  deployment,
}) => {
  const [update, withdrawal] = [new UpdatePage(app), new WithdrawalPage(app)];
  await openKept(app);
  deployment.deploy(next);
  const before = await heldBy(account);
  const loads = countLoads(page);
  await app.goTo('/user/withdraw');
  await page.reload();
  await watchIs(page, 'holding');
  await leaveUnsettled(withdrawal, world, demo);

  // The member takes it in another tab: that one waits for this one's money.
  const other = new App(await context.newPage(), app.lang, app.words);
  const second = new UpdatePage(other);
  await other.open('/index/about?dialog=update');
  await second.send({ type: 'release.confirm' });
  await expect(other.text('A payment is still being confirmed')).toBeVisible();
  await expect(update.dialog).toHaveCount(0);
  await runs(other.page, first);
  await runs(page, first);

  await world.clearFaults();
  await withdrawal.is('submitted');
  await expectHeldOnce(world, account, before, 20n * unit);
  await runs(other.page, next);
  await expect(update.dialog).toContainText(next.version);
  expect(loads()).toBe(1);
  await runs(page, first);
});

test('a compulsory one can’t be left, and runs once it is taken', async ({ app, page, builds, deployment }) => {
  const update = new UpdatePage(app);
  const forced = builds.make('forced', { version: '0.6.0', compulsory: true });
  await openKept(app);
  deployment.deploy(forced);
  await page.reload();
  await expect(update.dialog).toContainText(forced.version);
  await page.keyboard.press('Escape');
  for (const leave of ['Cancel', 'Close']) {
    await expect(update.dialog.getByRole('button', { name: app.words(leave), exact: true })).toHaveCount(0);
  }
  await update.send({ type: 'release.confirm' });
  await runs(page, forced);
  await watchIs(page, 'idle');
});

test('a compulsory one beside an undecided payment: the dialog closes, and it is offered again after the payment', async ({
  app,
  page,
  world,
  demo,
  builds,
  deployment,
}) => {
  const [update, withdrawal] = [new UpdatePage(app), new WithdrawalPage(app)];
  await openKept(app);
  await withdrawal.open('usdt');
  await leaveUnsettled(withdrawal, world, demo);
  const forced = builds.make('forced', { version: '0.6.0', compulsory: true });
  deployment.deploy(forced);
  await app.goTo('/index/about?dialog=update');
  await expect(update.dialog).toContainText(forced.version);
  await update.send({ type: 'release.confirm' });
  await expect(app.text('A payment is still being confirmed')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(update.dialog).toHaveCount(0);
  await watchIs(page, 'holding');

  await world.clearFaults();
  await app.goTo('/user/withdraw');
  await withdrawal.is('submitted');
  await expect(update.dialog).toContainText(forced.version);
  await update.send({ type: 'release.confirm' });
  await runs(page, forced);
});

test('a page that stays open finds one when it is looked at again, and within the hour', async ({
  app,
  page,
  builds,
  deployment,
}) => {
  const update = new UpdatePage(app);
  await page.clock.install();
  await openKept(app);
  deployment.deploy(builds.next);
  await page.clock.fastForward('01:00');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(update.dialog).toContainText(builds.next.version);
  await update.send({ type: 'release.postpone' });
  await watchIs(page, 'idle');

  const later = builds.make('later', { version: '0.5.3' });
  deployment.deploy(later);
  await page.clock.fastForward('01:00:00');
  await expect(update.dialog).toContainText(later.version);
});

test('what is typed into a sheet is left alone: a build is offered once the sheet is closed', async ({
  app,
  page,
  builds: { next },
  deployment,
}) => {
  const [update, list] = [new UpdatePage(app), new PasskeysPage(app)];
  await page.clock.install();
  await plugIn(page);
  await openKept(app, '/user/passkeys');
  await list.send({ type: 'passkey.add', hasFundPassword: true });
  await list.send({ type: 'name.type', text: 'My phone' });
  deployment.deploy(next);
  await page.clock.fastForward('01:00');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await watchIs(page, 'holding');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await list.send({ type: 'dialog.close' });
  await expect(update.dialog).toContainText(next.version);
});

test('a language that is chosen while a build waits is kept for that build, too', async ({
  app,
  page,
  builds,
  deployment,
}) => {
  const update = new UpdatePage(app);
  await openKept(app);
  deployment.deploy(builds.beside(builds.next, builds.first));
  await page.reload();
  await update.send({ type: 'release.postpone' });
  await expect(update.dialog).toHaveCount(0);
  await app.goTo('/index/language');
  await page.getByRole('radio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  for (const build of [builds.first, builds.next]) {
    const words = new URL(scriptOf(build, 'words-ar-home'), page.url()).href;
    await expect
      .poll(() =>
        page.evaluate(async (url) => (await caches.match(url, { cacheName: 'used-files' })) !== undefined, words),
      )
      .toBe(true);
  }
});

test('two tabs: the one that did not ask goes on with its own files, and follows by hand', async ({
  app,
  page,
  context,
  builds: { first, next },
  deployment,
}) => {
  const other = new App(await context.newPage(), app.lang, app.words);
  const [update, second] = [new UpdatePage(app), new UpdatePage(other)];
  await openKept(app);
  await openKept(other);
  deployment.deploy(next);
  await page.reload();
  await expect(update.dialog).toContainText(next.version);
  await update.send({ type: 'release.confirm' });
  await runs(page, next);

  await expect(second.dialog).toContainText(next.version);
  await second.send({ type: 'dialog.close' });
  await watchIs(other.page, 'behind');
  // Its server has none of its files any more.
  await other.follow('/index/language');
  await other.shows('index/language');
  await runs(other.page, first);
  // Nobody looks at it, and nothing is typed into it: it follows by itself.
  await other.page.evaluate(() =>
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' }),
  );
  await runs(other.page, next);
  await runs(page, next);
  const kept = await page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('precache')));
  expect(kept).toHaveLength(1);
});

test('requests that wake the outgoing worker do not keep the new one from taking over', async ({
  app,
  page,
  builds: { next },
  deployment,
}) => {
  const update = new UpdatePage(app);
  await openKept(app);
  deployment.deploy(next);
  await page.reload();
  await expect(update.dialog).toContainText(next.version);
  // Long enough for the browser to forget it.
  await page.evaluate(() => {
    const asking = setInterval(() => void fetch('release.json', { cache: 'no-store' }).catch(() => undefined), 5);
    setTimeout(() => clearInterval(asking), 2000);
  });
  await update.send({ type: 'release.confirm' });
  await runs(page, next);
  await watchIs(page, 'idle');
});

test('a takeover that comes too late reloads nothing by itself', async ({
  app,
  page,
  builds: { first, next },
  deployment,
}) => {
  const update = new UpdatePage(app);
  await page.clock.install();
  await openKept(app);
  deployment.deploy(next);
  await page.reload();
  await expect(update.dialog).toContainText(next.version);
  await page.evaluate(async () => {
    const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
    if (!waiting) throw new Error('no build waits');
    const post = waiting.postMessage.bind(waiting);
    waiting.postMessage = (message: unknown) => {
      document.body.dataset['asked'] = '';
      addEventListener('late', () => post(message), { once: true });
    };
  });
  const loads = countLoads(page);
  await update.send({ type: 'release.confirm' });
  await expect(update.frame).toHaveAttribute('data-state', 'applying');
  // Time runs out once it was asked, not before.
  await expect(page.locator('body[data-asked]')).toBeAttached();
  await page.clock.fastForward('00:11');
  await expect(update.frame).toHaveAttribute('data-state', 'broken');
  await page.evaluate(() => dispatchEvent(new Event('late')));
  await expect(update.frame).toHaveAttribute('data-state', 'ready');
  await runs(page, first);
  expect(loads()).toBe(0);
  await update.send({ type: 'release.confirm' });
  await runs(page, next);
});

test('a build that does not start is tried once more, then there are other means', async ({
  app,
  page,
  builds: { next },
  deployment,
}) => {
  const update = new UpdatePage(app);
  await openKept(app);
  deployment.deploy(next);
  await page.reload();
  await expect(update.dialog).toContainText(next.version);
  await page.evaluate(() => {
    ServiceWorker.prototype.postMessage = () => {
      throw new DOMException('refused on purpose', 'InvalidStateError');
    };
  });
  await update.send({ type: 'release.confirm' });
  await expect(update.frame).toHaveAttribute('data-state', 'broken');
  await expect(update.dialog.getByRole('button', { name: app.words('Reload app files') })).toHaveCount(0);
  await update.send({ type: 'release.confirm' });
  await expect(update.dialog.getByRole('button', { name: app.words('Reload app files') })).toBeVisible();
  await expect(update.dialog.getByRole('button', { name: app.words('Try again') })).toHaveCount(0);
  await update.send({ type: 'files.clear' });
  await runs(page, next);
  await watchIs(page, 'idle');
});

test('the kill switch: no worker, no kept files, one reload, and the next build works again', async ({
  app,
  page,
  builds,
  deployment,
}) => {
  await openKept(app);
  deployment.deploy(builds.killed(builds.first));
  const loads = countLoads(page);
  await page.reload();
  await page.waitForURL(/[?&]fresh=1/);
  await app.shows('mine');
  await watchIs(page, 'idle');
  await expect
    .poll(() =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      })),
    )
    .toEqual({ workers: 0, caches: [] });
  expect(loads()).toBe(2);
  deployment.deploy(builds.next);
  await page.reload();
  await runs(page, builds.next);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test(
    'files of the build before are gone: one reload, and the screen is there',
    { tag: gate },
    async ({ app, page, guard, world, builds: { first, next }, deployment }) => {
      await app.open(calm);
      // Whatever is loaded after the start is loaded: only the next screen meets a file that is gone.
      await startedAll(page);
      guard.broken = 'language-';
      deployment.deploy(next);
      world.faulted.add(scriptOf(first, 'language'));
      const loads = countLoads(page);
      await app.goTo('/index/language');
      await expect(app.text('A new version is being loaded')).toBeVisible();
      await runs(page, next);
      await app.shows('index/language');
      expect(loads()).toBe(1);
    },
  );

  for (const kind of ['missing', 'a page'] as const) {
    test(`a file that is ${kind} for ever: one reload, words, one more by hand, and no loop`, async ({
      app,
      page,
      guard,
      world,
      builds: { first },
    }) => {
      const path = scriptOf(first, 'language');
      world.faulted.add(path);
      // The browser and the loader tell of both.
      guard.broken = 'language-';
      await page.route(`**${path}`, (route) =>
        kind === 'missing'
          ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })
          : route.fulfill({ status: 200, contentType: 'text/html', body: '<script>window.parsed = true</script>' }),
      );
      await app.open(calm);
      await watchIs(page, 'idle');
      const loads = countLoads(page);
      await app.goTo('/index/language');
      await expect(page.locator('[data-missing-file="reloaded"]')).toBeVisible();
      expect(loads()).toBe(1);
      await app.button('Reload app files').click();
      await expect(page.locator('[data-missing-file="cleared"]')).toBeVisible();
      await expect(app.button('Reload app files')).toHaveCount(0);
      expect(loads()).toBe(2);
      expect(await page.evaluate(() => 'parsed' in globalThis)).toBe(false);
      // Everything else works.
      await app.goTo('/mine');
      await app.shows('mine');
      // A page is no script from its first character on.
      const told = guard.take();
      expect(told.length > 0).toBe(kind === 'a page');
      expect(told.filter((text) => !text.startsWith('page error: '))).toEqual([]);
    });
  }
});
