import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { citationBreaches, productFile, rulesFile, type Files } from './citations.ts';

const folders = '{.ci,.devcontainer,.github,bench,docs,locales,machines,public,sandbox,scripts,src,sw,tests}';

/** What people write: other files may be named, and name nothing. */
const isWritten = (path: string): boolean => /\.(?:tsx?|mjs|css|html|md|sql|ya?ml)$|^\.ci\//.test(path);

/** The test of the check plants wrong citations. */
const planting = 'tests/docs/citations.test.ts';

function readRepository(): Files {
  const files = globSync(['*.*', '.env.example', `${folders}/**/*.*`, 'reports/*.md', '.ci/*', 'LICENSE']).map((path) =>
    path.replaceAll('\\', '/'),
  );
  return new Map(files.map((path) => [path, isWritten(path) && path !== planting ? readFileSync(path, 'utf8') : null]));
}

it('every citation leads to something in the repository', () => {
  const files = readRepository();
  expect(files.size).toBeGreaterThan(1_000);
  expect(citationBreaches(files)).toEqual([]);
});

/** A repository in which all is well. */
const sound: Files = new Map([
  [productFile, '## 1 Members\n\n### 1.1 What members do\n\nThey rent (1.2).\n\n### 1.2 Visitors\n\nThey look.\n'],
  [
    rulesFile,
    '### P1 Play money\n\nIt is.\n\nCode: `src/a.ts`\n\n- `src/a.test.ts`: it’s play money\n- `src/a.test.ts`: %s is\n',
  ],
  ['docs/decisions/0001-a-choice.md', '# A choice\n\nAs [product\n1.1](../product.md#11-what-members-do) asks.\n'],
  ['docs/README.md', 'Read [the rules](rules.md), [decisions](decisions/) and `docs/product.md`. ![](a.png)\n'],
  ['docs/a.png', null],
  [
    'src/a.ts',
    "/** Rents (product 1.1 and 1.2, rule P1, decision 0001, docs/decisions/0001). P1. */\nconst a = 'Press P9';\n",
  ],
  ['src/a.test.ts', "it('it’s play money', () => {});\nit.each([\n  1,\n])('%s is', () => {});\n"],
]);

/** What early comments cited. Put together here, so that a search for them finds no other place. */
const paper = 'Spec';
const papers = ['decisions', 'reliability', 'lessons', 'routes', 'design', 'stack', 'models', 'engines'] as const;

const wrong: readonly (readonly [line: string, breach: string])[] = [
  ['// product 9.9', 'docs/product.md has no 9.9'],
  ['/** See product 1.1 and 1.9. */', 'docs/product.md has no 1.9'],
  ['// As rule P7 says.', 'docs/rules.md has no P7'],
  ['/** Rules P1 and L1. */', 'docs/rules.md has no L1'],
  ['// L4', 'docs/rules.md has no L4'],
  [' * C2, and nothing else', 'docs/rules.md has no C2'],
  ['// rule 6', 'docs/rules.md has no 6'],
  ['// decision 0099', 'docs/decisions has no 0099'],
  ['// docs/decisions/0099', 'docs/decisions has no 0099'],
  [`// ${paper} part 5 "Feedback"`, `"${paper} part 5" is not in the repository`],
  [`// ${paper} 9: three seconds`, `"${paper} 9" is not in the repository`],
  ['// as the spec says', '"the spec" is not in the repository'],
  ...papers.map((name): [string, string] => [`/** ${name}.md part 3 */`, `"${name}.md" is not in the repository`]),
  ['// docs/gone.md', '"docs/gone.md" is not in the repository'],
];

const planted = (path: string, text: string) => citationBreaches(new Map([...sound, [path, text]]));

describe('a citation', () => {
  it('is fine where all of them lead somewhere', () => expect(citationBreaches(sound)).toEqual([]));

  it.each(wrong)('that leads nowhere is found: %s', (line, breach) =>
    expect(planted('src/b.ts', `const b = 1;\n${line}\n`)).toContain(`src/b.ts:2 ${breach}`),
  );

  it('that goes on in the next line is found', () =>
    expect(planted('src/b.ts', `/**\n * As the product\n * 9.9 and ${paper}\n * part 5 say.\n */\n`)).toEqual([
      'src/b.ts:2 docs/product.md has no 9.9',
      `src/b.ts:3 "${paper} part 5" is not in the repository`,
    ]));

  it('by a link is found', () =>
    expect(planted('docs/guide.md', 'See [it](gone/it.png) and [that](https://example.org/that.md).\n')).toEqual([
      'docs/guide.md:1 "gone/it.png" is not in the repository',
    ]));

  it('of one entry by another is found', () =>
    expect(planted(productFile, '### 1.1 One\n\nAs there (1.3).\n\n### 1.2 Two\n')).toEqual([
      'docs/product.md:3 docs/product.md has no 1.3',
    ]));
});

it('a number that is given twice is found', () =>
  expect(planted(productFile, '### 1.1 One\n\n### 1.2 Two\n\n### 1.1 Three\n')).toEqual([
    'docs/product.md has 1.1 more than once',
  ]));

describe('a rule', () => {
  const rule = (body: string) => planted(rulesFile, `### P1 Play money\n\nIt is.\n\n${body}`);

  it.each([
    ['has another name', 'src/a.test.ts`: play money', 'src/a.test.ts has no test "play money"'],
    ['stands in another file', 'src/b.test.ts`: %s is', 'src/b.test.ts is not there'],
  ])('whose test %s is found', (_what, test, breach) =>
    expect(rule(`Code: \`src/a.ts\`\n\n- \`${test}\n`)).toEqual([`rule P1: ${breach}`]),
  );

  it.each([
    ['by a line', "// it('it’s play money', () => {});\n"],
    ['by lines', "  // it('it’s play money', () => {\n  //   expect(1).toBe(1);\n  // });\n"],
    ['as a block', "/* it('it’s play money', () => {}); */\n"],
    ['as a block of lines', "/*\nit('it’s play money', () => {});\n*/\n"],
  ])('whose test is commented out %s is found', (_what, text) =>
    expect(citationBreaches(new Map([...sound, ['src/a.test.ts', text]]))).toContain(
      'rule P1: src/a.test.ts has no test "it’s play money"',
    ),
  );

  it.each(['it.skip', 'test.fixme', 'test.todo', 'it.concurrent.skip'])(
    'whose test is left out by %s is found',
    (call) =>
      expect(
        citationBreaches(new Map([...sound, ['src/a.test.ts', `${call}('it’s play money', () => {});\n`]])),
      ).toContain('rule P1: src/a.test.ts has no test "it’s play money"'),
  );

  it('is fine with a test behind a comment, and one behind a pattern of files', () => {
    const text =
      "globSync('tests/*');\n/** Says so. */\nit('it’s play money', () => {});\nit.each([])('%s is', () => {});\nglobSync('*/a');\n";
    expect(citationBreaches(new Map([...sound, ['src/a.test.ts', text]]))).toEqual([]);
  });

  it('whose code is gone is found', () =>
    expect(rule('Code: `src/b.ts`\n\n- `src/a.test.ts`: %s is\n')).toEqual(['rule P1: src/b.ts is not there']));

  it('without code or test is found', () =>
    expect(rule('')).toEqual(['rule P1: no code is named', 'rule P1: no test is named']));
});
