/** Catalogs by screen group: the entry's words come with the entry, the others with their screens. */
import { i18n, type Messages } from '@lingui/core';
import { intlOf, localeOf, type Locale } from './locales.ts';
import { setPageLanguage } from './page-language.ts';
import type { CatalogGroup } from './screen-groups.ts';

const wanted = new Set<CatalogGroup>(['shell']);
/** The language that was asked for last. */
let asked: Locale | null = null;

const english = import.meta.glob<{ messages: Messages }>('../../locales/en/shell.po');

async function filesOf(locale: Locale, group: CatalogGroup): Promise<typeof english> {
  if (group !== 'shell') return (await import('./group-files.ts')).groupFiles;
  return locale.tag === 'en' ? english : (await import('./shell-files.ts')).shellFiles;
}

async function load(locale: Locale, group: CatalogGroup): Promise<Messages> {
  const file = (await filesOf(locale, group))[`../../locales/${locale.tag}/${group}.po`];
  if (!file) throw new Error(`no catalog ${locale.tag}/${group}`);
  return (await file()).messages;
}

/** Words that will be needed come beside the others. What fails is asked for again then. */
export function fetchWords(locale: Locale, group: CatalogGroup): void {
  load(locale, group).catch(() => undefined);
}

/** Loads a group in the language that is active; from then on it follows each change of language. */
export async function needCatalog(group: CatalogGroup): Promise<void> {
  while (!wanted.has(group)) {
    const locale = localeOf(i18n.locale);
    i18n.load(locale.tag, await load(locale, group));
    // The language may have changed meanwhile: then these were not the words that are needed.
    if (localeOf(i18n.locale) === locale) wanted.add(group);
  }
}

/** Switches the language of the page: words, `lang` and `dir`. @returns false where another was asked for meanwhile */
export async function activate(locale: Locale): Promise<boolean> {
  asked = locale;
  const loaded = new Set<CatalogGroup>();
  const missing = () => [...wanted].filter((group) => !loaded.has(group));
  // A screen that opens meanwhile adds its group.
  while (missing().length > 0) {
    await Promise.all(
      missing().map(async (group) => {
        i18n.load(locale.tag, await load(locale, group));
        loaded.add(group);
      }),
    );
  }
  if (asked !== locale) return false;
  i18n.activate(locale.tag, intlOf(locale.tag));
  setPageLanguage(locale);
  return true;
}
