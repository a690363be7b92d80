/**
 * Every screen in every language that is offered, at 360 px: nothing cut, no sideways scroll, words in place of their keys, in
 * fonts that have the letters. English and Arabic are in `every-screen.spec.ts`, too.
 */
import { locales } from '#i18n/locales.ts';
import { addressesOf, isForMembers, mostReadOf, type Address } from '../support/addresses.ts';
import { layoutProblems } from '../support/layout.ts';
import { playProblems } from '../support/play-words.ts';
import { gate } from '../support/tiers.ts';
import { drawn, settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { bareKeys, fontsOf, scriptFont } from '../support/written.ts';
import type { App } from '../pages/app.ts';

test.use({ viewport: { width: 360, height: 780 }, contextOptions: { reducedMotion: 'reduce' } });

async function problemsAt(app: App, addresses: readonly Address[]): Promise<string[]> {
  const { page } = app;
  const problems: string[] = [];
  for (const { address, screen } of addresses) {
    await app.linkTo(address);
    await app.shows(screen);
    await settled(page);
    await drawn(page);
    const here = [...(await layoutProblems(page)), ...(await playProblems(page)), ...(await bareKeys(page))];
    problems.push(...here.map((problem) => `${address}: ${problem}`));
  }
  return problems;
}

/** The longest language of a script with letters of its own height, and one from right to left. */
const gating = ['ta', 'ar'];

for (const { tag, direction } of locales.filter((locale) => locale.tag !== 'en')) {
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
      expect(await problemsAt(app, mostReadOf(demo))).toEqual([]);
    });

    test('every other screen of a member', async ({ app, demo }) => {
      const read = mostReadOf(demo).map(({ address }) => address);
      await app.open('/index');
      const others = addressesOf(demo).filter((one) => isForMembers(one) && !read.includes(one.address));
      expect(await problemsAt(app, others)).toEqual([]);
    });
  });
}

for (const { tag } of locales.filter((locale) => locale.tag !== 'en')) {
  test.describe(`a visitor, ${tag}`, () => {
    test.use({ lang: tag, member: null });

    test('every screen that visitors may see', async ({ app, demo }) => {
      await app.open('/user/login');
      expect(
        await problemsAt(
          app,
          addressesOf(demo).filter(({ isPublic }) => isPublic),
        ),
      ).toEqual([]);
    });
  });
}
