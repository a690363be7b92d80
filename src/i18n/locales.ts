/** The one list of languages. A language joins when its catalogs are complete; `npm run check` holds it to that. */
export interface Locale {
  tag: string;
  /** The Language header's code (product 1.4). */
  wire: string;
  direction: 'ltr' | 'rtl';
}

/** Only their codes: the entry has this list. Their names are in `language-names.ts`. */
const wires =
  'en_US hi_IN ta_IN te_IN kn_IN mr_IN gu_IN tr_TR es_ES it_IT fr_FR de_DE pt_PT sw_KE ar_AE si_LK sq_AL'.split(' ');

export const locales: readonly Locale[] = wires.map((wire) => {
  const tag = wire.slice(0, 2);
  return { tag, wire, direction: tag === 'ar' ? 'rtl' : 'ltr' };
});

/** Longer, accented English for finding clipped and untranslated text; only by `?lang=pseudo`, never offered. */
const pseudo: Locale = { tag: 'pseudo', wire: 'en_US', direction: 'ltr' };

const english = locales[0] as Locale;

/** What `Intl` and the page's `lang` know a language by: the pseudo one is English. */
export const plainTag = (tag: string): string => (tag === pseudo.tag ? english.tag : tag);

/** For all that formats and counts: 0 to 9 in every language, and `pt` as Portugal has it. */
export const intlOf = (tag: string): string => `${tag === 'pt' ? 'pt-PT' : plainTag(tag)}-u-nu-latn`;

const primary = (tag: string): string => tag.split('-')[0] as string;

/** The first of these that we have: the very one, or another of the same language, as pt for pt-BR. */
export function localeAmong(wanted: readonly (string | null | undefined)[]): Locale | undefined {
  for (const tag of wanted) {
    if (!tag) continue;
    const found =
      [...locales, pseudo].find((locale) => locale.tag === tag) ??
      locales.find((locale) => primary(locale.tag) === primary(tag));
    if (found) return found;
  }
  return undefined;
}

/** The same, and English where we have none: at a start the link's, the stored choice, the device's (product 1.4). */
export const localeOf = (...wanted: readonly (string | null | undefined)[]): Locale => localeAmong(wanted) ?? english;
