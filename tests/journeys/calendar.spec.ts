/** What comes, by day: from the wallet, month by month, kept without a network, saved as a calendar file (product 7.7). */
import { readFile } from 'node:fs/promises';
import { comingMonth } from '#contract/coming.ts';
import { pathOf } from '../flows/money-paths.ts';
import { kept } from '../support/kept.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';
import { keptOnDevice } from '../support/traces.ts';

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang, ownWorld: true, serviceWorkers: 'allow' });

    test(
      'is read by day and by month, and saved',
      { tag: lang === 'en' ? [gate] : [] },
      async ({ app, page, world }) => {
        const screen = app.screen('user/calendar');
        const days = screen.locator('[data-day]');
        const month = screen.locator('[data-month]');
        await world.fault({ path: pathOf(comingMonth), fault: 'error-before' });
        await app.open('/projects');
        await app.follow('/user/calendar');
        await screen.getByRole('button', { name: app.words('Try again'), exact: true }).click();
        await expect(days.first()).toContainText(app.words('Stated income'));
        const first = (await month.getAttribute('data-month')) ?? '';
        const saving = page.waitForEvent('download');
        await screen.getByText(app.words('Save to calendar'), { exact: true }).click();
        const saved = await saving;
        expect(saved.suggestedFilename()).toBe(`dayrent-${first}.ics`);
        expect(await readFile(await saved.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);

        await screen.getByRole('link', { name: app.words('Next month'), exact: true }).click();
        await expect(month).not.toHaveAttribute('data-month', first);
        await screen.getByRole('link', { name: app.words('Previous month'), exact: true }).click();
        await expect(month).toHaveAttribute('data-month', first);

        await kept(page);
        // It was read before there was a worker; the next month may be kept before it is.
        await expect.poll(() => keptOnDevice(page)).toContain(`${pathOf(comingMonth)}?month=${first}`);
        await world.kill();
        await page.reload();
        await expect(days.first()).toContainText(app.words('Stated income'));
        await expect(page.locator('[data-stale]').first()).toBeVisible();
        await world.restart();
      },
    );
  });
}
