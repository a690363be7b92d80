/** Rule P7: what a machine may not earn is promised nowhere. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The English words of the app, and what the sandbox writes: documents, notices, messages, posts. */
const texts = globSync(['locales/en/*.po', 'sandbox/{content,seed}/*.ts']).filter((path) => !path.endsWith('.test.ts'));

/** In one line: a text may go on in the next. */
const readText = (path: string): string => readFileSync(path, 'utf8').replaceAll(/\s+/g, ' ');

const promise =
  /guarant|assured?\b|risk[\s-]?free|no loss|never lose|always pays\b|(?:no|without|zero) risk|can(?:'|’)t lose|(?:sure|safe|certain) (?:income|profit|return)/i;

it('no text of the app or the sandbox promises a return', () => {
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((path) => promise.test(readText(path)))).toEqual([]);
  for (const text of [
    'Guaranteed daily',
    'a risk-free return',
    'You can’t lose',
    'without risk',
    'Safe income',
    'Your income is assured',
    'It always pays',
    'There is no loss',
    'You never lose',
  ]) {
    expect(text).toMatch(promise);
  }
});
