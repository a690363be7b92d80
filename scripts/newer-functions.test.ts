import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { withoutNewerFunctions } from '#tests/support/newer-functions.ts';
import { askedFor, browsersFile, floorIn, newerFunctions, newerThan } from './newer-functions.ts';

const floor = floorIn(readFileSync(browsersFile, 'utf8'));
const found = (text: string, oldest = floor) => newerThan(oldest, new Map([['a.js', text]]));

describe('what the oldest browsers don’t have', () => {
  it.each([
    ['URL.parse(a,b)', 'URL.parse is not in Safari before 18, Chrome before 126'],
    ['window.URL.parse(a)', 'URL.parse is not in Safari before 18, Chrome before 126'],
    ['let b=Object.groupBy(a,c)', 'Object.groupBy is not in Safari before 17.4, Chrome before 117'],
    ['Map.groupBy(a,b)', 'Map.groupBy is not in Safari before 17.4, Chrome before 117'],
    ['{promise:e}=Promise.withResolvers()', 'Promise.withResolvers is not in Safari before 17.4, Chrome before 119'],
    ['Promise.try(a)', 'Promise.try is not in Safari before 18.2, Chrome before 128, Firefox before 134'],
    ['await Array.fromAsync(a)', 'Array.fromAsync is not in Chrome before 121'],
    ['new Set(a).isSubsetOf(b)', 'Set.prototype.isSubsetOf is not in Safari before 17, Chrome before 122'],
    ['a.union(b)', 'Set.prototype.union is not in Safari before 17, Chrome before 122'],
    [':root{--ink:light-dark(#000,#fff)}', 'light-dark is not in Safari before 17.5, Chrome before 123'],
  ])('%s is found', (text, told) => {
    expect(found(text)).toEqual([`a.js: ${told}`]);
  });

  it.each([
    ['called only where it is', 'URL.parse?.(a)??null'],
    ['of an object of ours', 'myURL.parse(a);JSON.parse(a);e.Promise_try(b)'],
    ['as a word', '"light-dark and union"'],
    ['asked for by a library', '(window.requestIdleCallback||window.setTimeout)(e)'],
    ['that all of them have', 'a.toSorted();Object.fromEntries(b);AbortSignal.timeout(9)'],
  ])('%s is none of it', (_how, text) => {
    expect(found(text)).toEqual([]);
  });

  it('is named once for each file', () => {
    const files = new Map([
      ['a.js', 'URL.parse(a);URL.parse(b)'],
      ['b.html', 'URL.parse(a)'],
    ]);
    expect(newerThan(floor, files)).toHaveLength(2);
  });

  it('changes with the oldest that the docs state', () => {
    const newer = floorIn("**Safari and iOS 18.2, Chrome and Android's WebView 126, Firefox 130**");
    expect(found('URL.parse(a);Promise.try(b)', newer)).toEqual([
      'a.js: Promise.try is not in Chrome before 128, Firefox before 134',
    ]);
    expect(() => floorIn('Any browser.')).toThrow(browsersFile);
  });

  it('has no row that all of the oldest have', () => {
    const { Safari, Chrome, Firefox } = floor;
    const needless = newerFunctions.filter(
      ({ first }) => first.Safari <= Safari && first.Chrome <= Chrome && first.Firefox <= Firefox,
    );
    expect(needless).toEqual([]);
  });

  it('is allowed by names that are listed', () => {
    const listed = newerFunctions.flatMap(({ owner, names }) =>
      names.map((name) => (owner === 'globalThis' ? name : `${owner}.${name}`)),
    );
    expect(listed).toEqual(expect.arrayContaining(Object.keys(askedFor)));
  });

  it('is what the page of a browser that is too old names', () => {
    const { Safari, Chrome, Firefox } = floor;
    expect(readFileSync('public/old-browser.js', 'utf8')).toContain(
      `Safari ${Safari}, Chrome ${Chrome}, Firefox ${Firefox}`,
    );
  });
});

it('the browser tests take away each function that is searched for', () => {
  const page = createContext({});
  const run = (code: string): unknown => runInContext(code, page);
  for (const { owner, names } of newerFunctions) {
    if (run(`typeof ${owner}`) === 'undefined') run(`globalThis.${owner} = {}`);
    for (const name of names) run(`${owner}.${name} ??= () => {}`);
  }
  run(withoutNewerFunctions);
  const left = newerFunctions.flatMap(({ owner, names }) => names.filter((name) => run(`'${name}' in ${owner}`)));
  expect(left).toEqual([]);
});
