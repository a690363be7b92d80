/** What each language calls itself. Apart from the list of languages, which the entry has. */
import type { Locale } from './locales.ts';

const names: Readonly<Record<string, string>> = {
  ar: 'العربية',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  gu: 'ગુજરાતી',
  hi: 'हिन्दी',
  it: 'Italiano',
  kn: 'ಕನ್ನಡ',
  mr: 'मराठी',
  pt: 'Português',
  si: 'සිංහල',
  sq: 'Shqip',
  sw: 'Kiswahili',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  tr: 'Türkçe',
};

/** @returns the tag of a language without a name, as of the pseudo one */
export const ownName = ({ tag }: Pick<Locale, 'tag'>): string => names[tag] ?? tag;
