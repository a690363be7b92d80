/** Every screen on the oldest browsers that we serve (docs/browsers.md): without what came after them. */
import { addressesOf, isForMembers } from '../support/addresses.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

test('every screen, without what phones before 2024 don’t have', async ({ app, page, demo }) => {
  await page.addInitScript(() => {
    const newer: readonly [object, string[]][] = [
      [AbortSignal, ['any']],
      [URL, ['parse', 'canParse']],
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [Array, ['fromAsync']],
      [
        Set.prototype,
        ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
      ],
      [globalThis, ['requestIdleCallback', 'CloseWatcher', 'navigation', 'Iterator', 'scheduler']],
      [Document.prototype, ['startViewTransition']],
    ];
    for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
  });
  await app.open('/index');
  await app.shows('index');
  for (const { address, screen } of addressesOf(demo).filter(isForMembers)) {
    await app.goTo(address);
    await app.shows(screen);
    await settled(page);
    await expect(app.text('This screen could not be shown'), address).toHaveCount(0);
    await expect(page.locator('main [role="alert"]'), address).toHaveCount(0);
  }
});
