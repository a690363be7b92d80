/** Every screen with text at 200 %, on the narrowest phone, and on its side: nothing cut, nothing in the way (product 2.11). */
import type { Page } from '@playwright/test';
import type { App } from '../pages/app.ts';
import { ExchangePage } from '../pages/exchange-page.ts';
import { FundPasswordPage } from '../pages/fund-password-page.ts';
import { IncomePage } from '../pages/income-page.ts';
import { PurchasePage } from '../pages/purchase-page.ts';
import { WithdrawalPage } from '../pages/withdrawal-page.ts';
import { addressesOf, isForMembers, isForVisitors, type Address } from '../support/addresses.ts';
import { axeProblems } from '../support/axe.ts';
import { layersGone } from '../support/layers-gone.ts';
import { layoutProblems } from '../support/layout.ts';
import { playProblems } from '../support/play-words.ts';
import { drawn, settled, startedAll } from '../support/settled.ts';
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

const enlarge = (page: Page, text: string): Promise<string> =>
  page.evaluate((size) => (document.documentElement.style.fontSize = size), text);

type Shape = (typeof shapes)[number];

/** Goes to each of them, and says what is wrong there. */
async function walk(app: App, addresses: readonly Address[], { width, height, text }: Shape): Promise<void> {
  const { page } = app;
  const problems: string[] = [];
  await page.setViewportSize({ width, height });
  await app.open(addresses[0]?.address);
  await app.shows(addresses[0]?.screen ?? '');
  await settled(page);
  // What measures begins some moments after a visitor's first screen.
  await expect(page.locator('html')).toHaveAttribute('data-tight');
  await enlarge(page, text);
  for (const { address, screen } of addresses) {
    await app.linkTo(address);
    await app.shows(screen);
    await settled(page);
    await drawn(page);
    const found = [...(await layoutProblems(page)), ...(await stayingProblems(page))];
    problems.push(...found.map((problem) => `${address}: ${problem}`));
  }
  expect(problems).toEqual([]);
}

/** What is read or pressed within so many px of the sides, but for what scrolls sideways by itself. */
const besideProblems = (page: Page, inset: number): Promise<string[]> =>
  page.evaluate((least) => {
    const all = [...document.querySelectorAll('a, button, input, select, :is(p, h1, h2, h3, span):not(:empty)')];
    return (
      all
        .filter((one) => one.checkVisibility() && !one.closest('.sr-only, [class*="overflow-x-auto"], .animate-ticker'))
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.left < least || box.right > document.documentElement.clientWidth - least)
        // A round button stands out of its line: its icon doesn't.
        .filter(({ one, box }) => !one.matches('header > div > [aria-label]') || box.left + 8 < least)
        .map(({ one, box }) => `<${one.localName}> "${one.textContent?.slice(0, 30)}" ${box.left} to ${box.right}`)
    );
  }, inset);

test('nothing lies under the notch of a phone on its side', async ({ app, page, demo }) => {
  const purchase = new PurchasePage(app);
  const inset = 47;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: inset, right: inset, bottom: 21 } });
  // With tabs below, and with the rail beside.
  for (const size of [
    { width: 844, height: 390 },
    { width: 932, height: 430 },
  ]) {
    await page.setViewportSize(size);
    for (const screen of ['index', 'index/machines', 'projects', 'user/record', 'index/language']) {
      await app.openAnew(`/${screen}`);
      await app.shows(screen);
      await settled(page);
      expect(await besideProblems(page, inset), `${screen}, ${size.width} px`).toEqual([]);
    }
    await app.openAnew(`/index/detail?productId=${demo.productId}`);
    await purchase.is('deciding.idle');
    await settled(page);
    expect(await besideProblems(page, inset)).toEqual([]);
    await purchase.send({ type: 'review.open' });
    await expect(purchase.sheet).toBeVisible();
    expect(await besideProblems(page, inset)).toEqual([]);
    await purchase.send({ type: 'review.back' });
    await layersGone(page);
  }
});

for (const shape of shapes) {
  test(`${shape.name}: every screen`, ({ app, demo }) => walk(app, addressesOf(demo).filter(isForMembers), shape));

  for (const lang of ['en', 'ar'] as const) {
    test.describe(lang, () => {
      test.use({ lang, member: null });

      test(`${shape.name}: every screen of a visitor`, ({ app, demo }) =>
        walk(app, addressesOf(demo).filter(isForVisitors), shape));
    });
  }
}

test.describe('ar', () => {
  test.use({ lang: 'ar' });

  test('text at 200 %: every screen', ({ app, demo }) => walk(app, addressesOf(demo).filter(isForMembers), shapes[0]));
});

test.describe('on top of a screen', () => {
  test.use({ ownWorld: true });

  for (const { name, width, height, text } of shapes) {
    /** Looks at what is shown, with so many dialogs. */
    const lookerAt = (page: Page) => {
      const dialogs = page.locator('[role="dialog"]');
      const problems: string[] = [];
      const look = async (what: string, count: number) => {
        await expect(dialogs).toHaveCount(count);
        await settled(page);
        await drawn(page);
        // What has the focus is not far below.
        if (count > 0) expect(await dialogs.last().evaluate((dialog) => dialog.scrollTop), what).toBe(0);
        for (const check of [layoutProblems, stayingProblems, coveringProblems, axeProblems, playProblems]) {
          problems.push(...(await check(page)).map((problem) => `${what}: ${problem}`));
        }
      };
      return { dialogs, problems, look };
    };

    test(`${name}: the review, the agreement, the moment of collecting`, async ({ app, page, world, demo }) => {
      const [purchase, income] = [new PurchasePage(app), new IncomePage(app)];
      const { dialogs, problems, look } = lookerAt(page);
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

      await layersGone(page);
      await app.goTo('/user/receiveincome');
      await income.is('deciding.idle');
      await income.send({ type: 'income.take' });
      await income.is('taken');
      await look('the moment', 1);
      await income.finish();
      expect(problems).toEqual([]);
    });

    test(`${name}: steps of a flow, customer service, an announcement`, async ({ app, page, world, demo }) => {
      const [withdrawal, exchange, codes] = [new WithdrawalPage(app), new ExchangePage(app), new FundPasswordPage(app)];
      const { dialogs, problems, look } = lookerAt(page);
      await page.setViewportSize({ width, height });
      await withdrawal.open('usdt');
      await startedAll(page);
      await enlarge(page, text);
      await withdrawal.review(demo.addressId, '20');
      await look('the review of a withdrawal', 0);
      await withdrawal.send({ type: 'review.confirm' });
      await withdrawal.is('password');
      await look('the fund password', 0);

      await app.goTo('/user/fund');
      await exchange.is('deciding.idle');
      await exchange.review();
      await look('the review of an exchange', 0);

      await app.goTo('/user/fundPwd');
      await codes.is('form');
      await codes.send({ type: 'field.change', field: 'current', value: demo.fundPassword });
      for (const field of ['password', 'again'] as const) {
        await codes.send({ type: 'field.change', field, value: 'Asha2026fund' });
      }
      await codes.send({ type: 'form.submit' });
      await codes.is('request');
      await look('where a code goes', 0);
      await codes.send({ type: 'code.request' });
      await codes.is('code');
      await look('a code', 0);

      await app.goTo('/index');
      await app.shows('index');
      await settled(page);
      await app.button('More').click();
      await look('the menu', 1);
      await app.button('Customer service').click();
      await look('customer service', 2);
      await page.keyboard.press('Escape');
      await expect(dialogs).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialogs).toHaveCount(0);
      await world.announce('popup', 'News', 'Read me. '.repeat(60));
      await look('an announcement', 1);
      expect(problems).toEqual([]);
    });
  }
});
