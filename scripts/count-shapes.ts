/**
 * `npm run shapes`: what flows that move money once wrote by hand, each in their own words, and how often it is still
 * written (decision 0058); then the lines of their charts and of their screens' containers. `count-shapes.test.ts` holds the
 * zeros.
 */
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

export interface Source {
  file: string;
  text: string;
}

/** What none of them writes any more, where it is looked for, and how it looks. */
const shapes: readonly { name: string; where: RegExp; shape: RegExp }[] = [
  { name: 'a state that settles', where: /^machines\/.*\.machine\.ts$/, shape: /\bsettling: \{(?! \.\.\.settling\()/g },
  { name: 'a failure handed on as params', where: /^(?:machines|src)\//, shape: /type: 'setFailure', params/g },
  { name: 'views of settling', where: /^src\//, shape: /\bsettlingViews\b/g },
  { name: 'a test’s own wait', where: /^(?:machines|src|tests)\//, shape: /\b(?:const|function) waitFor\b/g },
  { name: 'a cast to never', where: /^machines\/(?:letter|group-join)\/.*\.machine\.ts$/, shape: /<never>|as never/g },
  {
    name: 'an effect that listens to a sign-in',
    where: /^src\/screens\/(?:entry|access)\//,
    shape: /\buseEffect\(/g,
  },
  {
    name: 'a component of its own that comes late',
    // The one that the others use, and the parts of the app, which know when they are here.
    where: /^src\/(?!kit\/lazy-component\.ts$|app\/part\.ts$)/,
    shape: /\blazy\(async/g,
  },
];

/** How often each shape is written, with the files. */
export const countShapes = (sources: readonly Source[]): { name: string; count: number; files: string[] }[] =>
  shapes.map(({ name, where, shape }) => {
    const found = sources
      .filter(({ file }) => where.test(file))
      .map(({ file, text }) => ({ file, count: text.match(shape)?.length ?? 0 }))
      .filter(({ count }) => count > 0);
    return { name, count: found.reduce((sum, { count }) => sum + count, 0), files: found.map(({ file }) => file) };
  });

/** Of the repository. */
export const readSources = (): Source[] =>
  globSync('{bench,machines,sandbox,scripts,src,sw,tests}/**/*.{ts,tsx}')
    .filter((file) => !file.startsWith('scripts/count-'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const linesOf = (text: string): number => text.split('\n').length - 1;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const sources = readSources();
  for (const { name, count, files } of countShapes(sources)) {
    console.log(`${String(count).padStart(4)}  ${name}${files.map((file) => `\n        ${file}`).join('')}`);
  }
  const charts = sources.filter(
    ({ file, text }) => /^machines\/[^/]+\/[^/]+\.machine\.ts$/.test(file) && text.includes('moneySetup('),
  );
  const containers = sources.filter(
    ({ file, text }) => file.startsWith('src/screens/') && text.includes('<MoneyScreen'),
  );
  const lines = (of: readonly Source[]) => of.reduce((sum, { text }) => sum + linesOf(text), 0);
  const shared = (name: string) => linesOf(sources.find(({ file }) => file === name)?.text ?? '');
  console.log(
    `\n${lines(charts)} lines in ${charts.length} charts, beside ${shared('machines/settlement/money-flow.ts')} that they share`,
  );
  console.log(
    `${lines(containers)} lines in ${containers.length} containers, beside ${shared('src/kit/money-screen.tsx')} that they share`,
  );
}
