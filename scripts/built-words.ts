/** Words that the build writes into files, in the languages of `locales/<language>/manifest.po`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';

export interface BuiltWords {
  id: string;
  message: string;
}

const root = join(import.meta.dirname, '..');
const format = formatter({ lineNumbers: false });

/** Says words in a language; those that it lacks in English. */
export async function sayingIn(tag: string): Promise<(words: BuiltWords) => string> {
  const filename = join(root, 'locales', tag, 'manifest.po');
  const catalog = existsSync(filename)
    ? await format.parse(readFileSync(filename, 'utf8'), { locale: tag, sourceLocale: 'en', filename })
    : {};
  return ({ id, message }) => catalog[id]?.translation || message;
}
