/** Only complete languages are offered: every message of the English catalogs has its translation. */
import { formatter } from '@lingui/format-po';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from './locales.ts';

const root = join(import.meta.dirname, '..', '..', 'locales');
const format = formatter({ lineNumbers: false });
const groups = readdirSync(join(root, 'en')).map((file) => file.replace(/\.po$/, ''));

interface Words {
  original: string;
  translation: string;
}

async function readCatalog(tag: string, group: string): Promise<Map<string, Words>> {
  const filename = join(root, tag, `${group}.po`);
  const catalog = await format.parse(readFileSync(filename, 'utf8'), { locale: tag, sourceLocale: 'en', filename });
  return new Map(
    Object.entries(catalog).map(([id, { message = '', translation = '' }]) => [id, { original: message, translation }]),
  );
}

/** What a translation has to carry over: arguments and tags. */
const partsOf = (text: string): string[] => [...new Set(text.match(/\{\w+(?=[,}])|<\/?\d+\/?>/g))].toSorted();

describe.each(locales.filter(({ tag }) => tag !== 'en').map(({ tag }) => tag))('%s', (tag) => {
  it.each(groups)('has every message of %s', async (group) => {
    const [english, translated] = await Promise.all([readCatalog('en', group), readCatalog(tag, group)]);
    const missing = [...english].filter(([id]) => (translated.get(id)?.translation ?? '') === '');
    expect(english.size).toBeGreaterThan(0);
    expect(missing.map(([, { original }]) => original)).toEqual([]);
    expect([...translated.keys()].filter((id) => !english.has(id))).toEqual([]);
  });

  it.each(groups)('keeps arguments and tags of %s', async (group) => {
    const broken = [...(await readCatalog(tag, group)).values()].filter(
      ({ original, translation }) => !partsOf(original).every((part) => translation.includes(part)),
    );
    expect(broken).toEqual([]);
  });

  it('says a message of several groups one way: loaded together, the last one would win', async () => {
    const ways = new Map<string, Set<string>>();
    for (const group of groups) {
      for (const [id, { translation }] of await readCatalog(tag, group)) {
        ways.set(id, (ways.get(id) ?? new Set()).add(translation));
      }
    }
    expect([...ways.values()].filter(({ size }) => size > 1).map((way) => [...way])).toEqual([]);
  });

  it.each(groups)('has a form for every number in %s', async (group) => {
    const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    const broken = [...(await readCatalog(tag, group)).values()].filter(
      ({ translation }) =>
        translation.includes(', plural,') && !categories.every((category) => translation.includes(`${category} {`)),
    );
    expect(broken).toEqual([]);
  });
});

it('has the same groups in every language', () => {
  for (const tag of [...locales.map((locale) => locale.tag), 'pseudo']) {
    expect(readdirSync(join(root, tag)).toSorted()).toEqual(groups.map((group) => `${group}.po`).toSorted());
  }
});
