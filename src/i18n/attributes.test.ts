/** Attributes that are read out or shown are words, too: the linter looks at the text between tags alone. */
import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['/src/**/*.tsx', '!/src/screens/dev/**', '!/src/**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A text right behind the name, or the text of a choice within braces. A template that a macro translates has its `t` before it. */
const opened = String.raw`=(?:"|\{(?:[^{}]*?[?:&|]\s*)?['"\x60])`;
const spoken = 'aria-label|aria-description|aria-roledescription|aria-valuetext|placeholder|title|alt|label';
/** Of Lingui's macros: for translators, or translated. */
const ofMacros = 'comment|context|zero|one|two|few|many|other';

const english = [
  new RegExp(String.raw`\b(?:${spoken})${opened}[^"'\x60]*[A-Za-z]{2}`, 'g'),
  // Whatever the attribute is called: only a sentence begins so.
  new RegExp(String.raw`\s(?!(?:${ofMacros}|${spoken})=)[a-z][\w-]*${opened}[A-Z][a-z]`, 'g'),
];

const found = (source: string): string[] => english.flatMap((pattern) => source.match(pattern) ?? []);

it('no attribute holds words that no translator sees', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  expect(Object.entries(sources).flatMap(([file, source]) => found(source).map((one) => `${file}: ${one}`))).toEqual(
    [],
  );
});

it.each([
  '<input placeholder="Search" />',
  '<button aria-label="Close">',
  '<Field label="Phone" />',
  `<img alt={'A mill'} />`,
  "<Sheet title={isNew ? 'New order' : t`Order`}>",
  '<Button label={`Close`} />',
  '<Sheet heading="Withdraw" />',
  `<Confirm\n  action={isLast ? t\`Delete\` : 'Keep it'}\n/>`,
])('a planted one is found: %s', (planted) => expect(found(planted)).toHaveLength(1));

it.each(['<Sheet title={isNew ? t`New order` : t`Order`}>', '<Trans comment="Button: closes">', '<svg role="img" />'])(
  'what is translated, or never shown, is not: %s',
  (sound) => expect(found(sound)).toEqual([]),
);
