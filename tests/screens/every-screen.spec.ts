/** Every screen of the route table: named, one h1, usable by all, nothing cut at 360 px, silent console. */
import type { App } from '../pages/app.ts';
import { addressesOf, isForMembers, mostReadOf, unknownAddress, type Address } from '../support/addresses.ts';
import { axeProblems } from '../support/axe.ts';
import { layoutProblems } from '../support/layout.ts';
import { playProblems } from '../support/play-words.ts';
import { gate, isNight, thinned } from '../support/tiers.ts';
import { drawn, settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 780 }, contextOptions: { reducedMotion: 'reduce' } });

/** @param isProbed also by axe */
async function problemsHere(app: App, isProbed: boolean): Promise<string[]> {
  // One that is hidden names nothing.
  const headings = await app.page.locator('h1').filter({ visible: true }).count();
  // One that is not drawn until it has words says none of them.
  const silent = await app.page
    .locator('main [role="status"]')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).display === 'none').length);
  return [
    ...(headings === 1 ? [] : [`${headings} h1`]),
    ...(silent === 0 ? [] : [`${silent} silent status`]),
    ...(await layoutProblems(app.page)),
    ...(await playProblems(app.page)),
    ...(isProbed ? await axeProblems(app.page) : []),
  ];
}

/** Axe takes most of the time: by day it probes each screen in one of two looks, by night in both. */
type Probed = (index: number) => boolean;
const never: Probed = () => false;
const half =
  (part: 0 | 1): Probed =>
  (index) =>
    isNight || index % 2 === part;

async function problemsAt(app: App, addresses: readonly Address[], isProbed: Probed): Promise<string[]> {
  const problems: string[] = [];
  for (const [index, { address, screen }] of addresses.entries()) {
    await app.linkTo(address);
    await app.shows(screen);
    await settled(app.page);
    await drawn(app.page);
    problems.push(...(await problemsHere(app, isProbed(index))).map((problem) => `${address}: ${problem}`));
  }
  return problems;
}

const looks = [
  { lang: 'en', colorScheme: 'light', isProbed: half(0) },
  { lang: 'ar', colorScheme: 'dark', isProbed: half(1) },
  { lang: 'pseudo', colorScheme: 'light', isProbed: never },
] as const;

for (const { lang, colorScheme, isProbed } of looks) {
  test.describe(`${lang}, ${colorScheme}`, () => {
    test.use({ lang, colorScheme });

    test('every screen of a member', async ({ app, demo }) => {
      await app.open('/index');
      const addresses = addressesOf(demo).filter(isForMembers);
      expect(await problemsAt(app, [...addresses, unknownAddress], isProbed)).toEqual([]);
    });
  });
}

test('the screens that are read most, each by axe', { tag: gate }, async ({ app, demo }) => {
  await app.open('/index');
  expect(await problemsAt(app, [...mostReadOf(demo), unknownAddress], () => true)).toEqual([]);
});

test.describe('a visitor', () => {
  test.use({ member: null });
  for (const { lang, colorScheme, isProbed } of looks) {
    test.describe(`${lang}, ${colorScheme}`, () => {
      test.use({ lang, colorScheme });
      test('every screen that visitors may see', { tag: lang === 'en' ? [gate] : [] }, async ({ app, demo }) => {
        await app.open('/user/login');
        const addresses = addressesOf(demo).filter(({ isPublic }) => isPublic);
        expect(await problemsAt(app, [...addresses, unknownAddress], isProbed)).toEqual([]);
      });
    });
  }
});

test.describe('a member who owns nothing', () => {
  test.use({ member: 'empty' });
  test('every screen has something to say', async ({ app, page, demo }) => {
    await app.open('/index');
    const addresses = addressesOf(demo).filter((one) => isForMembers(one) && !one.address.includes('?id='));
    expect(await problemsAt(app, addresses, half(1))).toEqual([]);
    for (const address of [
      '/user/myorder',
      '/user/myorder?status=expired',
      '/user/record?type=1',
      '/user/receiveincome',
    ]) {
      await app.linkTo(address);
      await settled(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.locator('main h2').first()).toBeVisible();
    }
  });
});

for (const lang of thinned(['ar', 'en'] as const, 2)) {
  test.describe(`a desk, ${lang}`, () => {
    test.use({ lang, viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });
    test('the same screens in a column, the tabs at the side', async ({ app, page, demo }) => {
      await app.open('/index');
      expect(await problemsAt(app, addressesOf(demo).filter(isForMembers), never)).toEqual([]);
      await app.goTo('/index');
      await app.shows('index');
      const bar = await page.getByRole('navigation', { name: app.words('Main') }).boundingBox();
      expect(bar).toMatchObject({ x: lang === 'ar' ? 1280 - 212 : 0, y: 0, width: 212, height: 800 });
    });
  });
}
