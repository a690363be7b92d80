/** The one list of languages. A language joins when its catalogs are complete; `npm run check` holds it to that. */
export interface Locale {
  tag: string;
  /** The Language header's code (product 1.4). */
  wire: string;
  /** In its own words. */
  name: string;
  direction: 'ltr' | 'rtl';
}

export const locales: readonly Locale[] = [
  { tag: 'en', wire: 'en_US', name: 'English', direction: 'ltr' },
  { tag: 'ar', wire: 'ar_AE', name: 'العربية', direction: 'rtl' },
];

/** Longer, accented English for finding clipped and untranslated text; only by `?lang=pseudo`, never offered. */
const pseudo: Locale = { tag: 'pseudo', wire: 'en_US', name: 'Pseudo', direction: 'ltr' };

const english = locales[0] as Locale;

/** English by default, otherwise the stored choice (product 1.4). */
export const localeOf = (tag: string | null | undefined): Locale =>
  [...locales, pseudo].find((locale) => locale.tag === tag) ?? english;

const intlTags: Readonly<Record<string, string>> = { pt: 'pt-PT', pseudo: 'en' };

/** What Intl goes by: `pt` alone counts as Brazil does, and digits are Latin in every language. */
export const intlOf = (tag: string): string => `${intlTags[tag] ?? tag}-u-nu-latn`;
