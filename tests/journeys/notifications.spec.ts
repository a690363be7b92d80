/** Being told while one looks elsewhere: offered after a success, shown by the system, once, and it leads where it is about. */
import type { Page } from '@playwright/test';
import { tapOf } from '#domain/notifications.ts';
import { notificationListLock } from '#storage/notification-list.ts';
import { IncomePage } from '../pages/income-page.ts';
import { NotificationsPage } from '../pages/notifications-page.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';

/** What the system shows for the app, while the app shows nothing more. */
const shown = (page: Page) =>
  page.evaluate(async (list) => {
    const registration = await navigator.serviceWorker.ready;
    const found = await navigator.locks.request(list, () => registration.getNotifications());
    return found.map(({ title, body, lang, dir, data }) => ({
      title,
      body,
      lang,
      dir,
      address: (data as { address: string }).address,
    }));
  }, notificationListLock);

/** Out of sight, as another app in front of it makes it; the browser of the tests has no other. */
const look = (page: Page, isAway: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isAway);

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang, ownWorld: true, serviceWorkers: 'allow' });

    test(
      'what happens out of sight is told by the system, and a tap leads to it',
      { tag: gate },
      async ({ app, page, context, world }) => {
        await context.grantPermissions(['notifications']);
        const income = new IncomePage(app);
        const notifications = new NotificationsPage(app);
        const notifier = page.locator('[data-machine="notifier"]');
        await income.open();
        await income.send({ type: 'income.take' });
        await income.finish();
        await notifications.is('offered');
        await notifications.send({ type: 'notifications.allow' });
        await expect(app.text('Notifications are on')).toBeVisible();

        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
        await look(page, true);
        await expect(notifier).toHaveAttribute('data-state', 'unseen');
        await expect(page.locator('[data-machine="socket"]')).toHaveAttribute('data-state', 'live');
        await world.announce('message', 'A word', 'to the member');
        await expect.poll(() => shown(page)).toHaveLength(1);
        const [message] = await shown(page);
        expect(message).toMatchObject({
          title: 'A word',
          body: 'to the member',
          lang,
          dir: lang === 'ar' ? 'rtl' : 'ltr',
          address: expect.stringMatching(/^#\/index\/alert\?id=/),
        });
        await world.advance({ hours: 1 });
        await expect
          .poll(async () => (await shown(page)).map(({ title }) => title))
          .toContain(app.words('Your income has arrived'));

        // A tap, as the worker passes it on.
        await look(page, false);
        await page.evaluate(
          (data) => void navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data })),
          tapOf(message?.address ?? ''),
        );
        await app.shows('index/alert');
        await expect(page.locator('article')).toContainText('to the member');

        await app.goTo('/user/notifications');
        await notifications.is('on');
        await notifications.send({ type: 'kind.toggle', kind: 'messages' });
        await expect(notifications.kind('messages')).not.toBeChecked();
        await notifications.is('on');
        await look(page, true);
        await expect(notifier).toHaveAttribute('data-state', 'unseen');
        const before = (await shown(page)).length;
        await world.announce('message', 'Another word', 'to the member');
        await world.announce('notice', 'A notice', 'to all');
        await expect.poll(async () => (await shown(page)).length).toBe(before + 1);
        await look(page, false);
        await notifications.send({ type: 'notifications.stop' });
        await notifications.is('off');
      },
    );
  });
}
