/** The English texts as translators need them: short ones say where they stand, what counts is a plural. */
import { formatter } from '@lingui/format-po';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Text {
  message: string;
  context?: string;
  /** From translators' comments and what Lingui notes of placeholders. */
  comments: readonly string[];
}

const format = formatter({ lineNumbers: false });

async function textsOf(source: string): Promise<Text[]> {
  const catalog = await format.parse(source, { locale: 'en', sourceLocale: 'en', filename: 'en.po' });
  return Object.values(catalog).map(({ message = '', context, comments = [] }) => ({
    message,
    ...(context !== undefined && { context }),
    comments: comments.filter((comment) => !comment.startsWith('placeholder ')),
  }));
}

/** Messages by id alone, of the manifest, are no texts. */
const files = globSync('locales/en/*.po').filter((file) => !file.endsWith('manifest.po'));
const all = (await Promise.all(files.map((file) => textsOf(readFileSync(file, 'utf8'))))).flat();

const plural = /\{(?<name>\w+), plural,(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;
const form = /(?:one|other|=\d+) \{(?<words>(?:[^{}]|\{[^{}]*\})*)\}/g;

/** With the longest form of each plural in its place. */
const said = (message: string): string =>
  message.replace(plural, (whole) =>
    [...whole.matchAll(form)]
      .map(({ groups }) => groups?.['words'] ?? '')
      .reduce((longest, words) => (words.length > longest.length ? words : longest), ''),
  );

const wordsOf = (message: string): string[] =>
  said(message)
    .replace(/<\/?\d+\/?>|\{\w+\}/g, ' ')
    .split(/\s+/)
    .filter((word) => /[a-z]/i.test(word));

const isUnplaced = ({ message, context, comments }: Text): boolean =>
  wordsOf(message).length <= 2 && context === undefined && comments.length === 0;

/** Names of arguments that count things, in the whole app. */
const counting = new Set(
  (
    'activeInvited all characters confirmations confirmationsNeeded count countedDays days daysDue daysInFull daysPaid direct ' +
    'dueDays ended expired fullDays hours left length max members minutes missing more most needed payments pieces referrals ' +
    'refused restHours shortDays shown sold span stock streak times toHours total tries validDays waitMinutes words wordsNeeded'
  ).split(' '),
);

/** A unit that is cut short, and the number behind the name of a filter, need no form. */
const formless = new Set([
  '{days} d {hours} h',
  '{hours} h {minutes} min',
  '{minutes} min',
  'All {count}',
  'Rent now {count}',
  'Opening soon {count}',
]);

/**
 * Whether a number counts something that a language would inflect. Not one behind a colon, which is the value of a label; not
 * "3 of 9" alone; not the total behind a place ("picture 3 of 9"). One plural is enough: the other number of "3 of 9 days"
 * stands in its forms.
 */
function countsWithoutPlural({ message }: Text): boolean {
  if (formless.has(message) || message.includes(', plural,')) return false;
  const counted = message
    .replace(/: (?:<\d+>)?\{\w+\}(?:<\/\d+>)?(?: of \{\w+\})?/g, ' ')
    .replace(/^\{\w+\} of \{\w+\}$/, ' ')
    .replace(/\w+ \{(?:at|day|number|place)\} of \{\w+\}/i, ' ');
  return [...counted.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => counting.has(name));
}

it('says where a text of one or two words stands', () => {
  expect(all.length).toBeGreaterThan(1000);
  expect(all.filter(isUnplaced).map(({ message }) => message)).toEqual([]);
});

it('has a plural wherever a number counts', () => {
  expect(all.filter(countsWithoutPlural).map(({ message }) => message)).toEqual([]);
});

it('finds a planted text of each kind, and lets its mended form pass', async () => {
  const planted = await textsOf(`
msgid "Due"
msgstr "Due"

#. placeholder {0}: rows.length
msgid "{0, plural, one {# row} other {# rows}}"
msgstr "x"

#. Column heading: a date
msgid "Date"
msgstr "Date"

msgctxt "income"
msgid "Paid"
msgstr "Paid"

msgid "At most {most} pictures fit"
msgstr "x"

msgid "{most, plural, one {At most # picture fits} other {At most # pictures fit}}"
msgstr "x"

msgid "Pictures of yours: {count}"
msgstr "x"
`);
  expect(planted.filter(isUnplaced).map(({ message }) => message)).toEqual([
    'Due',
    '{0, plural, one {# row} other {# rows}}',
  ]);
  expect(planted.filter(countsWithoutPlural).map(({ message }) => message)).toEqual(['At most {most} pictures fit']);
});
