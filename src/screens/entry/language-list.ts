/** The list of languages as its readers look for theirs: by its own name, sorted by the alphabets of the page's language. */
import { folded } from '#domain/folded.ts';
import { ownName } from '#i18n/language-names.ts';
import { plainTag, type Locale } from '#i18n/locales.ts';

/** More than these are searched. */
const bearable = 8;
export const isSearched = ({ length }: readonly Locale[]): boolean => length > bearable;

export function sortLanguages(list: readonly Locale[], spoken: string): Locale[] {
  const { compare } = new Intl.Collator(plainTag(spoken));
  return list.toSorted((one, other) => compare(ownName(one), ownName(other)));
}

/** By its own name, by what it is called here and in English, and by its tag. */
export function findLanguages(list: readonly Locale[], typed: string, spoken: string): Locale[] {
  const wanted = folded(typed.trim());
  const names = [plainTag(spoken), 'en'].map((tag) => new Intl.DisplayNames([tag], { type: 'language' }));
  return list.filter((locale) =>
    [ownName(locale), locale.tag, ...names.map((one) => one.of(locale.tag) ?? '')].some((text) =>
      folded(text).includes(wanted),
    ),
  );
}
