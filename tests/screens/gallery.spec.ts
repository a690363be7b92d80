/** Every state of every flow, in every language: nothing cut or out of the screen at 360 px, and usable by all. */
import { localeOf, locales } from '#i18n/locales.ts';
import { specimens, type Specimen } from '#screens/dev/gallery/specimens.ts';
import { axeProblems } from '../support/axe.ts';
import { layoutProblems } from '../support/layout.ts';
import { playProblems } from '../support/play-words.ts';
import { isNight, thinned } from '../support/tiers.ts';
import { bringLooks, problemsInEach } from '../support/speak.ts';
import { nameOf, openGallery, showSpecimen, type Theme } from '../support/specimen.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 780 }, member: null });

interface Look {
  lang: string;
  theme: Theme;
  /** Axe takes most of the time: by day it probes each state in one of two looks, by night in both. */
  isProbed: (index: number) => boolean;
}

const looks: readonly Look[] = [
  { lang: 'en', theme: 'light', isProbed: (index) => isNight || index % 2 === 0 },
  { lang: 'ar', theme: 'dark', isProbed: (index) => isNight || index % 2 === 1 },
];

/** How many tests share a look, so that the workers do. */
const parts = 3;

for (const { lang, theme, isProbed } of looks) {
  for (let part = 0; part < parts; part += 1) {
    test(`states in ${lang}, ${theme}, part ${part + 1} of ${parts}`, async ({ page, world }) => {
      await openGallery(page, world.url, lang);
      const problems: string[] = [];
      for (const [index, specimen] of specimens.entries()) {
        if (index % parts !== part) continue;
        await showSpecimen(page, specimen, theme);
        const headings = await page.locator('main h1').count();
        const found = [
          ...(headings === (await page.locator('main').count()) ? [] : [`${headings} h1`]),
          ...(await layoutProblems(page)),
          ...(await playProblems(page)),
          ...(isProbed(index) ? await axeProblems(page) : []),
        ];
        problems.push(...found.map((problem) => `${nameOf(specimen)}: ${problem}`));
      }
      expect(problems).toEqual([]);
    });
  }
}

const others = [...locales, localeOf('pseudo')].filter(({ tag }) => !looks.some(({ lang }) => lang === tag));
const otherParts = 8;
const partLength = Math.ceil(specimens.length / otherParts);

for (let part = 0; part < otherParts; part += 1) {
  test(`states in every other language, part ${part + 1} of ${otherParts}`, async ({ page, world }) => {
    await openGallery(page, world.url, 'en');
    await bringLooks(page);
    const problems: string[] = [];
    for (const [index, specimen] of specimens.entries()) {
      if (Math.floor(index / partLength) !== part) continue;
      await showSpecimen(page, specimen, 'light');
      // One after another in the page that is open; by day every third one: neighbours share their words.
      const found = await problemsInEach(page, thinned(others, 3, index % 3));
      problems.push(...found.map((problem) => `${nameOf(specimen)}, ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}

test('the index leads through them, in the look that is chosen', async ({ app, page }) => {
  await app.open('/dev/gallery');
  const open = (one: Specimen) =>
    page.locator('section', { has: page.getByRole('heading', { name: one.flow, exact: true }) }).getByRole('button', {
      name: one.state,
      exact: true,
    });
  const [first, second] = specimens.filter(({ flow }) => flow === 'withdrawal');
  if (!first || !second) throw new Error('withdrawals have more than one state');
  await open(first).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.locator(`[data-specimen="${nameOf(first)}"] main`)).toBeVisible();
  await page.locator('select[name="lang"]').selectOption('ar');
  await page.locator('select[name="theme"]').selectOption('dark');
  await page.locator('select[name="width"]').selectOption('320');
  await page.locator('h1').click();
  await page.keyboard.press('n');
  await expect(frame.locator(`[data-specimen="${nameOf(second)}"] main`)).toBeVisible();
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect((await page.locator('iframe').boundingBox())?.width).toBe(320);
  await page.keyboard.press('p');
  await expect(frame.locator(`[data-specimen="${nameOf(first)}"] main`)).toBeVisible();
  await expect(page.getByRole('link', { name: app.words('Open alone') })).toHaveAttribute('href', /flow=withdrawal/);
});
