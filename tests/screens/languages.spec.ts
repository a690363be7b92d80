/**
 * Every screen in every language that is offered, at 360 px: nothing cut, no sideways scroll, words in place of their keys, in
 * fonts that have the letters. What is read most is opened in each language, the rest turns from one to the next where it is
 * open, by day through every second one. English and Arabic are in `every-screen.spec.ts`, too.
 */
import type { Page } from '@playwright/test';
import { locales } from '#i18n/locales.ts';
import { addressesOf, isForMembers, isForVisitors, mostReadOf, type Address } from '../support/addresses.ts';
import { layoutProblems } from '../support/layout.ts';
import { playProblems } from '../support/play-words.ts';
import { bringLooks, problemsInEach } from '../support/speak.ts';
import { gate, thinned } from '../support/tiers.ts';
import { drawn, settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { bareKeys, fontsOf, scriptFont } from '../support/written.ts';
import type { App } from '../pages/app.ts';

test.use({ viewport: { width: 360, height: 780 }, contextOptions: { reducedMotion: 'reduce' } });

/** What a look finds at each address, in the app that is open. */
async function problemsAt(
  app: App,
  addresses: readonly Address[],
  look: (index: number) => Promise<string[]>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const [index, { address, screen }] of addresses.entries()) {
    await app.linkTo(address);
    await app.shows(screen);
    await settled(app.page);
    await drawn(app.page);
    problems.push(...(await look(index)).map((problem) => `${address}: ${problem}`));
  }
  return problems;
}

const problemsHere = async (page: Page): Promise<string[]> => [
  ...(await layoutProblems(page)),
  ...(await playProblems(page)),
  ...(await bareKeys(page)),
];

/** The longest language of a script with letters of its own height, and one from right to left. */
const gating = ['ta', 'ar'];

const others = locales.filter(({ tag }) => tag !== 'en');

for (const { tag, direction } of others) {
  test.describe(tag, () => {
    test.use({ lang: tag });

    test('the screens that are read most', { tag: gating.includes(tag) ? [gate] : [] }, async ({ app, page, demo }) => {
      await app.open('/index');
      await app.shows('index');
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await settled(page);
      const font = scriptFont[tag];
      if (font !== undefined) expect((await fontsOf(page)).join()).toContain(font);
      expect(await problemsAt(app, mostReadOf(demo), () => problemsHere(page))).toEqual([]);
    });
  });
}

/** @param from where the app is opened */
async function problemsInEachAt(app: App, from: string, addresses: readonly Address[]): Promise<string[]> {
  await app.open(from);
  await bringLooks(app.page);
  return problemsAt(app, addresses, (index) => problemsInEach(app.page, thinned(others, 2, index % 2), true));
}

/** How many tests share the screens, so that the workers do. */
const parts = 8;

for (let part = 0; part < parts; part += 1) {
  test(`every other screen of a member, part ${part + 1} of ${parts}`, async ({ app, demo }) => {
    const read = mostReadOf(demo).map(({ address }) => address);
    const addresses = addressesOf(demo).filter((one) => isForMembers(one) && !read.includes(one.address));
    const here = addresses.filter((_, index) => index % parts === part);
    expect(await problemsInEachAt(app, '/index', here)).toEqual([]);
  });
}

test.describe('a visitor', () => {
  test.use({ member: null });

  test('every screen that visitors may see', async ({ app, demo }) => {
    expect(await problemsInEachAt(app, '/user/login', addressesOf(demo).filter(isForVisitors))).toEqual([]);
  });
});
