/** Attributes that are read out or shown are words, too: the linter looks at the text between tags alone. */
import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['/src/**/*.tsx', '!/src/screens/dev/**', '!/src/**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const english = /\b(?:aria-label|aria-description|aria-roledescription|placeholder|title|alt|label)="[^"]*[A-Za-z]{2}/g;

const found = (source: string): string[] => source.match(english) ?? [];

it('no attribute holds words that no translator sees', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  expect(Object.entries(sources).flatMap(([file, source]) => found(source).map((one) => `${file}: ${one}`))).toEqual(
    [],
  );
});

it.each(['<input placeholder="Search" />', '<button aria-label="Close">', '<Field label="Phone" />'])(
  'a planted one is found: %s',
  (planted) => expect(found(planted)).toHaveLength(1),
);
