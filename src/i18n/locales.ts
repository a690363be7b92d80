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

/** What `Intl` and the page's `lang` know a language by: the pseudo one is English. */
export const plainTag = (tag: string): string => (tag === pseudo.tag ? english.tag : tag);

/** English by default, otherwise the stored choice (product 1.4). */
export const localeOf = (tag: string | null | undefined): Locale =>
  [...locales, pseudo].find((locale) => locale.tag === tag) ?? english;
