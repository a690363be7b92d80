/** A chart's code comes after its figures: what stands below must not move under a finger. */
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

for (const [card, address] of [
  [/^Income of the last \d+ days$/, () => '/projects'],
  ['Paid against stated, by day', () => '/user/earn'],
  ['What one machine earned a day', (productId: string) => `/index/detail?productId=${productId}`],
  ['Earnings in, income out', () => '/index/transparency'],
] as const) {
  test(`${String(card)}: the chart takes the room that was kept for it`, async ({ page, demo }) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/charts-[^/]*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    // The load may wait for the script that is held.
    await page.goto(`/#${address(demo.productId)}`, { waitUntil: 'commit' });
    await settled(page);
    const frame = page.locator('section', { has: page.getByRole('heading', { name: card, exact: true }) });
    const height = async () => (await frame.boundingBox())?.height ?? 0;
    const kept = await height();
    expect(kept).toBeGreaterThan(0);
    await expect(frame.locator('figure')).toHaveCount(0);
    release();
    await expect(frame.locator('figure')).toBeVisible();
    expect(Math.abs((await height()) - kept)).toBeLessThanOrEqual(1);
  });
}
