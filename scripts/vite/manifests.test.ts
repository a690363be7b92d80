/** Every manifest says the same app, and nothing that is not there. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { missing, routeOf } from '#app/route-of.ts';
import { locales, type Locale } from '#i18n/locales.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { manifestOf } from './manifests.ts';

const pub = join(import.meta.dirname, '..', '..', 'public');

/** A language that nobody has translated yet. */
const untold: Locale = { tag: 'he', wire: 'iw_IL', direction: 'rtl' };

/** What Chromium asks for of a screenshot: each side of 320 to 3,840 pixels, one at most 2.3 times the other. */
const isShowable = (width: number, height: number): boolean =>
  [width, height].every((side) => side >= 320 && side <= 3_840) &&
  Math.max(width, height) <= 2.3 * Math.min(width, height);

describe.each([...locales, untold].map((locale) => [locale.tag, locale] as const))(
  'the manifest in %s',
  (_tag, locale) => {
    it('says what an installer asks for', async () => {
      const manifest = await manifestOf(locale);
      const english = await manifestOf(locales[0] as Locale);
      expect(manifest).toMatchObject({ lang: locale.tag, dir: locale.direction, display: 'standalone', scope: './' });
      expect([manifest.id, manifest.start_url]).toEqual([english.id, english.start_url]);
      expect(manifest.short_name.length).toBeLessThanOrEqual(12);
      expect(manifest.name).not.toBe('');
      expect(manifest.description).not.toBe('');
      const sizesOf = (purpose: string) =>
        manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes);
      expect(sizesOf('any')).toEqual(expect.arrayContaining(['192x192', '512x512']));
      expect(sizesOf('maskable')).toEqual(['192x192', '512x512']);
    });

    it('shows pictures of the size that it says', async () => {
      const { icons, shortcuts, screenshots } = await manifestOf(locale);
      for (const { src, sizes, type } of [...icons, ...shortcuts.flatMap((one) => one.icons), ...screenshots]) {
        const file = join(pub, src);
        if (sizes === 'any') {
          expect(existsSync(file), src).toBe(true);
          continue;
        }
        const { width, height, format } = await sharp(readFileSync(file)).metadata();
        expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type]);
      }
      for (const { src, sizes, label } of screenshots) {
        const [width = 0, height = 0] = sizes.split('x').map(Number);
        expect(isShowable(width, height), src).toBe(true);
        expect(statSync(join(pub, src)).size, src).toBeLessThan(60_000);
        expect(label).not.toBe('');
      }
      expect(new Set(screenshots.map((one) => one.form_factor))).toEqual(new Set(['narrow', 'wide']));
    });

    it('leads to screens by its shortcuts', async () => {
      const { shortcuts, start_url: start } = await manifestOf(locale);
      for (const url of [start, ...shortcuts.map((one) => one.url)]) {
        expect(url.startsWith('./#/')).toBe(true);
        expect(routeOf(url.slice(3)), url).not.toBe(missing);
      }
      expect(shortcuts.map(({ url }) => url)).toEqual(['./#/projects', './#/user/receiveincome', './#/index/friend']);
      expect(shortcuts.every(({ name }) => name !== '')).toBe(true);
    });
  },
);

it('is in the words of its language where there are some, and in English where there are none', async () => {
  const [english, arabic, other] = await Promise.all(
    [locales[0] as Locale, locales.find(({ tag }) => tag === 'ar') as Locale, untold].map(manifestOf),
  );
  expect(arabic?.description).not.toBe(english?.description);
  expect(arabic?.screenshots[0]?.label).toMatch(/\p{Script=Arabic}/u);
  expect(other?.description).toBe(english?.description);
  expect(other?.screenshots).toEqual(english?.screenshots);
});
