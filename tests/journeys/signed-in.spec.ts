/** Where a member is signed in: a new device is told and listed live, and ended from here; it is signed out at once. */
import { loadProfile } from '#api/person.ts';
import { sessions } from '#contract/sessions.ts';
import { pathOf } from '../flows/money-paths.ts';
import { EndSessionsPage } from '../pages/end-sessions-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { App } from '../pages/app.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';

const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0';

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang, ownWorld: true });

    test(
      'a new device is told, listed and logged out; then all others are',
      { tag: gate },
      async ({ app, page, browser, baseURL, world, demo, account }) => {
        const list = new EndSessionsPage(app);
        await app.open('/user/securitycenter');
        await app.follow('/user/sessions');
        await app.shows('user/sessions');
        await expect(list.others).toHaveCount(1);
        await expect(list.others.first()).toContainText(app.words('Unknown device'));
        await expect(list.frame.locator('[data-session="this"]')).toContainText(app.words('This device'));

        const isLive = (one: App) =>
          expect(one.page.locator('[data-machine="socket"]')).toHaveAttribute('data-state', 'live');
        await isLive(app);
        const elsewhere = await browser.newContext({
          ...(baseURL !== undefined && { baseURL }),
          storageState: { cookies: [], origins: [] },
          userAgent: desk,
          timezoneId: 'Asia/Kolkata',
        });
        const other = new App(await elsewhere.newPage(), lang, app.words);
        await other.open('/user/login');
        await new LoginPage(other.page, app.words).signIn(demo);
        await other.shows('index');
        await isLive(other);

        // By the socket, and in a message that leads here.
        await expect(list.others).toHaveCount(2);
        await app.goTo('/user/msg');
        await app.text('A new device signed in').first().click();
        await app.shows('index/alert');
        await expect(page.locator('article')).toContainText(/Firefox.*Windows|Windows.*Firefox/);
        await app.follow('/user/sessions');
        const theirs = list.others.filter({ hasText: 'Firefox' });
        await expect(theirs).toContainText(/Windows/);
        await expect(theirs).toContainText(new Intl.DisplayNames([lang], { type: 'region' }).of('IN') ?? '');

        // Nothing ends before the question is answered. Where the answer is lost it may have: ending it again does no harm.
        await theirs.getByRole('button').click();
        await list.send({ type: 'question.close' });
        await expect(theirs).toBeVisible();
        await world.fault({ path: pathOf(sessions.endSession), fault: 'error-after' });
        await theirs.getByRole('button').click();
        await list.send({ type: 'sessions.end' });
        await expect(list.sheet).toContainText(app.words('It may still be signed in.'));
        await other.shows('user/login');
        await list.send({ type: 'sessions.end' });
        await expect(list.sheet).toHaveCount(0);
        await expect(theirs).toHaveCount(0);
        await elsewhere.close();

        await list.send({ type: 'others.choose' });
        await list.send({ type: 'sessions.end' });
        await expect(list.others).toHaveCount(0);
        await expect(app.text("You're signed in on this device only.")).toBeVisible();
        await expect(loadProfile(account.client)).rejects.toMatchObject({ kind: 'unauthorized' });
      },
    );
  });
}
