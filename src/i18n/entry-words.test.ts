/** What visitors see has its words in the shell: the catalog `shared` is loaded for members only. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { entryFiles } from '../../lingui.config.ts';

const root = join(import.meta.dirname, '..', '..');
const source = (file: string) => readFileSync(join(root, file), 'utf8');

/** As package.json has them: `#kit/` leads to `src/kit/`. */
const aliases = Object.entries((JSON.parse(source('package.json')) as { imports: Record<string, string> }).imports).map(
  ([alias, target]) => [alias.slice(0, -1), target.slice(2, -1)] as const,
);

function fileOf(imported: string, importer: string): string {
  if (imported.startsWith('.')) return relative(root, join(root, dirname(importer), imported));
  const alias = aliases.find(([start]) => imported.startsWith(start));
  return alias ? alias[1] + imported.slice(alias[0].length) : '';
}

/** Files that come with these ones: import() is another matter, and types are none. */
function importsOf(entries: readonly string[]): Set<string> {
  const found = new Set(entries);
  for (const file of found) {
    for (const [, imported = ''] of source(file).matchAll(
      /^(?:import|export) (?!type )(?:[^'";]+ from )?'([^']+)'/gm,
    )) {
      const next = fileOf(imported, file);
      if (/\.tsx?$/.test(next) && existsSync(join(root, next))) found.add(next);
    }
  }
  return found;
}

it('has the words of all that visitors see in the shell', () => {
  const sources = (folder: string) =>
    readdirSync(join(root, folder))
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => join(folder, file));
  const seen = importsOf(['src/main.tsx', ...sources('src/app'), ...sources('src/screens/entry')]);
  const speaking = [...seen].filter(
    (file) => /^src\/(?:components|kit|features|recovery)\//.test(file) && /@lingui\/\w+\/macro/.test(source(file)),
  );
  expect(speaking.toSorted()).toEqual([...entryFiles]);
});
