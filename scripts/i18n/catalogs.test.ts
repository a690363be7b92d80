import { formatter } from '@lingui/format-po';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { doubted, groups, isDoubtful, readTexts, settled, translatedFolders, wasOf } from './catalogs.ts';
import { languageFolders, localesRoot } from './folders.ts';
import { sampleMessage } from './samples.ts';

const format = formatter({ lineNumbers: false });
const settings = { locale: 'tr', sourceLocale: 'en', filename: 'wallet.po', existing: undefined };

it('reads what stands in the folders, and takes no other folder for a language', () => {
  expect(languageFolders).toEqual(expect.arrayContaining(['en', 'ar', 'pseudo']));
  expect(languageFolders).not.toContain('glossary');
  expect(translatedFolders).not.toContain('en');
  expect(groups).toContain('wallet');
});

it('writes a doubt so that the catalogs keep it', async () => {
  const [id, message] = sampleMessage('Your income');
  const text = await format.serialize({ [id]: doubted(message, 'Gelir', 'Income\nof a day') }, settings);
  expect(text).toContain('# was: Income of a day\n#: a.tsx\n#, fuzzy\nmsgid "Your income"\nmsgstr "Gelir"');
  const read = (await format.parse(text, settings))[id] ?? message;
  expect([isDoubtful(read), wasOf(read)]).toEqual([true, 'Income of a day']);
  const looked = settled(read, 'Geliriniz');
  expect([isDoubtful(looked), wasOf(looked), looked.translation]).toEqual([false, null, 'Geliriniz']);
});

it('has the English of explicit ids, and a context where one is given', async () => {
  const texts = await readTexts('ar');
  expect(texts.find(({ id }) => id === 'manifest.wallet')).toMatchObject({ english: 'Wallet', groups: ['manifest'] });
  const ended = texts.filter(({ english }) => english === 'Ended').map(({ context }) => context);
  expect(ended).toContain('order');
  const po = readFileSync(join(localesRoot, 'en', 'manifest.po'), 'utf8');
  expect(po).toContain('msgid "manifest.wallet"\nmsgstr "Wallet"');
});

it('knows every place of a text', async () => {
  const shared = (await readTexts('ar')).filter((text) => text.groups.length > 1);
  expect(shared.length).toBeGreaterThan(50);
  expect(shared.every(({ origins }) => origins.length > 1)).toBe(true);
});
