/** A screen that has nothing kept says that it waits, and doesn't insist on it (product 14.14). */
import { messages } from '#contract/messages.ts';
import { pathOf } from '../flows/money-paths.ts';
import { expect, test } from '../support/test.ts';

const documentPath = pathOf(messages.document);

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang, ownWorld: true });

    test('a read that takes long is told, given up, and made again once the server answers', async ({
      app,
      page,
      world,
    }) => {
      await world.fault({ path: documentPath, fault: 'slow', ms: 60_000 });
      await app.open('/user/pdf?doc=wallet');
      await expect(app.text('Slow network')).toBeVisible();
      const resource = page.locator('[data-machine="resource"]');
      await expect(resource).toHaveAttribute('data-state', 'loading');
      await app.button('Continue offline').click();
      await expect(app.text('Slow network')).toBeHidden();
      await expect(app.text('No connection')).toBeVisible();
      await expect(resource).toHaveAttribute('data-state', 'failed');
      // Connectivity asks by itself, and what failed is read again.
      await expect(resource).toHaveAttribute('data-state', 'ready', { timeout: 20_000 });
      await expect(app.text('No connection')).toBeHidden();
    });
  });
}
