/** What CONTRIBUTING.md forbids and no rule of the linter can say. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each([
  ['time is an input', '{machines,sandbox,src/domain,src/api/contract}/**/*.ts', /\bDate\(\)/],
  ['nothing sleeps', 'tests/**/*.ts', /\bwaitForTimeout\(/],
  // The linter knows those of Vitest alone.
  ['no test of a browser is left out or alone', 'tests/**/*.spec.ts', /\btest(?:\.\w+)*\.(?:skip|fixme|only)\(/],
])('%s', (_what, files, ban) => {
  const sources = globSync(files);
  expect(sources.length).toBeGreaterThan(20);
  expect(sources.filter((file) => ban.test(readFileSync(file, 'utf8')))).toEqual([]);
});

/** What each override opens of the lists of bans: it replaces a list, and what it doesn't repeat is allowed. */
const opened: Readonly<Record<string, readonly string[]>> = {
  'machines/** src/domain/** src/api/contract/** sandbox/**': [],
  'sandbox/control/sandbox-clock.ts': ['every property'],
  'sw/** src/actors/stored-data.ts': ['caches'],
  'src/recovery/*.ts': ['sessionStorage', 'caches'],
  'src/api/*.ts': ['fetch', 'XMLHttpRequest'],
  '**/*.test.ts scripts/** tests/** bench/bare/**': ['every global'],
  'scripts/**': ['every property'],
};

type Options = 'off' | [level: string, ...bans: unknown[]];
interface Rules {
  'no-restricted-globals'?: Options;
  'no-restricted-properties'?: Options;
}
interface Config {
  rules: Rules;
  overrides: { files: string[]; rules: Rules }[];
}

const nameOf = ({ object = '', property = '' }: { object?: string; property?: string }) => `${object}.${property}`;

/** Names that a list bans; null for a rule that is switched off. */
const globalsOf = (options: Options): string[] | null => {
  if (options === 'off') return null;
  const { globals, checkGlobalObject } = options[1] as { globals: { name: string }[]; checkGlobalObject?: boolean };
  // Without it `window.fetch` goes through.
  return checkGlobalObject === true ? globals.map(({ name }) => name) : [];
};
const propertiesOf = (options: Options): string[] | null =>
  options === 'off' ? null : (options.slice(1) as Parameters<typeof nameOf>[0][]).map(nameOf);

function openedIn({ rules, overrides }: Config): Record<string, string[]> {
  const lacking = (options: Options | undefined, base: Options | undefined, of: typeof globalsOf, all: string) => {
    if (!options || !base) return [];
    const kept = of(options);
    return kept === null ? [all] : (of(base) ?? []).filter((name) => !kept.includes(name));
  };
  const entries = overrides
    .filter((one) => one.rules['no-restricted-globals'] ?? one.rules['no-restricted-properties'])
    .map((one): [string, string[]] => [
      one.files.join(' '),
      [
        ...lacking(one.rules['no-restricted-globals'], rules['no-restricted-globals'], globalsOf, 'every global'),
        ...lacking(
          one.rules['no-restricted-properties'],
          rules['no-restricted-properties'],
          propertiesOf,
          'every property',
        ),
      ],
    ]);
  return Object.fromEntries(entries);
}

const lintConfig = (): Config =>
  JSON.parse(readFileSync('.oxlintrc.json', 'utf8').replaceAll(/^\s*\/\/.*$/gm, '')) as Config;

it('an override of the linter opens what it names, and nothing else', () =>
  expect(openedIn(lintConfig())).toEqual(opened));

it('a planted override that leaves a ban out is found', () => {
  const { rules, overrides } = lintConfig();
  const planted = { files: ['src/kit/**'], rules: { 'no-restricted-properties': ['error'] as Options } };
  expect(openedIn({ rules, overrides: [...overrides, planted] })['src/kit/**']).toContain('document.cookie');
});

it.each(['fetch', 'XMLHttpRequest', 'localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])(
  'no screen calls %s',
  (name) => expect(globalsOf(lintConfig().rules['no-restricted-globals'] ?? 'off')).toContain(name),
);
