/** The one list of languages. A language joins when its catalogs are complete; `npm run check` holds it to that. */
export interface Locale {
  tag: string;
  /** The Language header's code (decisions.md part 3 "Language codes"). */
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

/** Spec part 1: English by default, otherwise the stored choice. */
export const localeOf = (tag: string | null | undefined): Locale =>
  [...locales, pseudo].find((locale) => locale.tag === tag) ?? english;
