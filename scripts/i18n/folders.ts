/**
 * The one list of languages that have catalogs: the folders of `locales/` that hold some. `src/i18n/locales.ts` says which of
 * them members are offered; the others are in work.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const localesRoot = join(import.meta.dirname, '..', '..', 'locales');

export const languageFolders = readdirSync(localesRoot).filter((name) =>
  existsSync(join(localesRoot, name, 'shell.po')),
);
