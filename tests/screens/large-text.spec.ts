/** Every screen with text at 200 %, on the narrowest phone, and on its side: nothing cut, nothing in the way (product 2.11). */
import type { Page } from '@playwright/test';
import { IncomePage } from '../pages/income-page.ts';
import { PurchasePage } from '../pages/purchase-page.ts';
import { addressesOf, isForMembers } from '../support/addresses.ts';
import { axeProblems } from '../support/axe.ts';
import { layoutProblems } from '../support/layout.ts';
import { playProblems } from '../support/play-words.ts';
import { settled, startedAll } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

const shapes = [
  { name: 'text at 200 %', width: 390, height: 844, text: '200%' },
  { name: '320 px', width: 320, height: 780, text: '' },
  { name: 'on its side', width: 844, height: 390, text: '' },
] as const;

/** What stays in place while the rest scrolls: of a screen, or of what lies on top of all. */
const stayingProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const heightOf = (parts: readonly Element[]) =>
      parts.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0);
    const isScroller = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);
    const ofScreen = () =>
      [...document.querySelectorAll('main > header, [data-stays]')].filter((part) =>
        ['sticky', 'fixed'].includes(getComputedStyle(part).position),
      );
    const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
    // Nothing in a dialog is sticky: its parts stand beside the one that scrolls, unless the dialog itself does.
    const ofDialog = (all: Element) => (isScroller(all) ? [] : [...all.children].filter((part) => !isScroller(part)));
    const height = heightOf(dialog ? ofDialog(dialog) : ofScreen());
    return height > innerHeight / 3 ? [`${Math.round(height)} of ${innerHeight} px stay in place`] : [];
  });

/** Which parts of a dialog lie over one another, where no scrolling leads. */
const coveringProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
    const parts = [...(dialog?.children ?? [])].filter((part) => getComputedStyle(part).position !== 'fixed');
    /** With all that stands out of it; a drawing is cut at its own edge, and so is what scrolls. */
    const edges = parts.map((part) => {
      const isCut = getComputedStyle(part).overflowY !== 'visible';
      const boxes = [part, ...(isCut ? [] : part.querySelectorAll(':not(svg *)'))]
        .filter((one) => one.getClientRects().length > 0)
        .map((one) => one.getBoundingClientRect());
      return {
        top: Math.min(...boxes.map(({ top }) => top)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      };
    });
    return edges.flatMap(({ top }, index) => {
      const over = (edges[index - 1]?.bottom ?? top) - top;
      // One pixel is rounding.
      return over > 1 ? [`parts ${index} and ${index + 1} of the dialog share ${Math.round(over)} px`] : [];
    });
  });

/** Until sizes that changed were drawn. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise((done) => requestAnimationFrame(done));
  });

const enlarge = (page: Page, text: string): Promise<string> =>
  page.evaluate((size) => (document.documentElement.style.fontSize = size), text);

for (const { name, width, height, text } of shapes) {
  test(`${name}: every screen`, async ({ app, page, demo }) => {
    await page.setViewportSize({ width, height });
    await app.open('/index');
    await startedAll(page);
    await enlarge(page, text);
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

test.describe('on top of a screen', () => {
  test.use({ ownWorld: true });

  for (const { name, width, height, text } of shapes) {
    test(`${name}: the review, the agreement, the moment of collecting`, async ({ app, page, world, demo }) => {
      const [purchase, income] = [new PurchasePage(app), new IncomePage(app)];
      const dialogs = page.locator('[role="dialog"]');
      const problems: string[] = [];
      const look = async (what: string, count: number) => {
        await expect(dialogs).toHaveCount(count);
        await drawn(page);
        // What has the focus is not far below.
        expect(await dialogs.last().evaluate((dialog) => dialog.scrollTop), what).toBe(0);
        for (const check of [layoutProblems, stayingProblems, coveringProblems, axeProblems, playProblems]) {
          problems.push(...(await check(page)).map((problem) => `${what}: ${problem}`));
        }
      };
      await world.advance({ hours: 26 });
      await page.setViewportSize({ width, height });
      await purchase.open(demo.productId);
      await startedAll(page);
      await enlarge(page, text);

      await purchase.send({ type: 'review.open' });
      await purchase.is('review.summary');
      await look('the review', 1);
      await purchase.send({ type: 'agreement.open' });
      await purchase.is('review.agreement');
      await expect(dialogs.last().locator('h3').first()).toBeVisible();
      await look('the agreement', 2);
      await purchase.send({ type: 'agreement.close' });
      await purchase.send({ type: 'review.back' });
      await purchase.is('deciding.idle');

      await app.goTo('/user/receiveincome');
      await income.is('deciding.idle');
      await income.send({ type: 'income.take' });
      await income.is('taken');
      await look('the moment', 1);
      await income.finish();
      expect(problems).toEqual([]);
    });
  }
});
