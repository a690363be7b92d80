/** Every screen with text at 200 %, on the narrowest phone, and on its side: nothing cut, nothing in the way (product 2.11). */
import type { Page } from '@playwright/test';
import { addressesOf, isForMembers } from '../support/addresses.ts';
import { layoutProblems } from '../support/layout.ts';
import { settled, startedAll } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

const shapes = [
  { name: 'text at 200 %', width: 390, height: 844, text: '200%' },
  { name: '320 px', width: 320, height: 780, text: '' },
  { name: 'on its side', width: 844, height: 390, text: '' },
] as const;

/** What stays in place while the rest scrolls. */
const stayingProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('main > header, [data-stays]')].filter((part) =>
      ['sticky', 'fixed'].includes(getComputedStyle(part).position),
    );
    const height = parts.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0);
    return height > innerHeight / 3 ? [`${Math.round(height)} of ${innerHeight} px stay in place`] : [];
  });

/** Until sizes that changed were drawn. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise((done) => requestAnimationFrame(done));
  });

for (const { name, width, height, text } of shapes) {
  test(`${name}: every screen`, async ({ app, page, demo }) => {
    await page.setViewportSize({ width, height });
    await app.open('/index');
    await startedAll(page);
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    const problems: string[] = [];
    for (const { address, screen } of addressesOf(demo).filter(isForMembers)) {
      await app.goTo(address);
      await app.shows(screen);
      await settled(page);
      await drawn(page);
      const found = [...(await layoutProblems(page)), ...(await stayingProblems(page))];
      problems.push(...found.map((problem) => `${address}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}
