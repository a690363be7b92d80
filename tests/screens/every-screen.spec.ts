/** Every screen of the route table: named, one h1, usable by all, nothing cut at 360 px, silent console. */
import type { App } from '../pages/app.ts';
import { addressesOf, isForMembers, unknownAddress, type Address } from '../support/addresses.ts';
import { axeProblems } from '../support/axe.ts';
import { layoutProblems } from '../support/layout.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 780 }, contextOptions: { reducedMotion: 'reduce' } });

/** @param isProbed also by axe: what it finds follows from colours and roles, so not in every look again */
async function problemsHere(app: App, isProbed: boolean): Promise<string[]> {
  const headings = await app.page.locator('h1').count();
  return [
    ...(headings === 1 ? [] : [`${headings} h1`]),
    ...(await layoutProblems(app.page)),
    ...(isProbed ? await axeProblems(app.page) : []),
  ];
}

async function problemsAt(app: App, addresses: readonly Address[], isProbed: boolean): Promise<string[]> {
  const problems: string[] = [];
  for (const { address, screen } of addresses) {
    await app.goTo(address);
    await app.shows(screen);
    await settled(app.page);
    problems.push(...(await problemsHere(app, isProbed)).map((problem) => `${address}: ${problem}`));
  }
  return problems;
}

const looks = [
  { lang: 'en', colorScheme: 'light', isProbed: true },
  { lang: 'ar', colorScheme: 'dark', isProbed: true },
  { lang: 'pseudo', colorScheme: 'light', isProbed: false },
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

test.describe('a visitor', () => {
  test.use({ member: null });
  for (const { lang, colorScheme, isProbed } of looks) {
    test.describe(`${lang}, ${colorScheme}`, () => {
      test.use({ lang, colorScheme });
      test('every screen that visitors may see', async ({ app, demo }) => {
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
    expect(await problemsAt(app, addresses, true)).toEqual([]);
    for (const address of [
      '/user/myorder',
      '/user/myorder?status=expired',
      '/user/record?type=1',
      '/user/receiveincome',
    ]) {
      await app.goTo(address);
      await settled(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.locator('main h2').first()).toBeVisible();
    }
  });
});

for (const lang of ['en', 'ar'] as const) {
  test.describe(`a desk, ${lang}`, () => {
    test.use({ lang, viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });
    test('the same screens in a column, the tabs at the side', async ({ app, page, demo }) => {
      await app.open('/index');
      expect(await problemsAt(app, addressesOf(demo).filter(isForMembers), false)).toEqual([]);
      await app.goTo('/index');
      await app.shows('index');
      const bar = await page.getByRole('navigation', { name: app.words('Main') }).boundingBox();
      expect(bar).toMatchObject({ x: lang === 'ar' ? 1280 - 208 : 0, y: 0, width: 208, height: 800 });
    });
  });
}
