import { expect, it } from 'vitest';
import { readGlossary } from './glossary.ts';
import { sampleText as text } from './samples.ts';
import { describeOpen, openTexts, statusHead, statusLine } from './status.ts';

const texts = [
  text('Fee', 'Ücret'),
  text('Due', ''),
  text('Your income', 'Geliriniz', { isDoubtful: true, was: 'Income' }),
  text('Record', 'Kayıt', { isDoubtful: true, context: 'of a payment' }),
  text('{count} paid', 'Ödendi'),
];
const open = openTexts('tr', texts, readGlossary('tr'));

it('tells what is missing, changed and doubtful', () => {
  expect(open.map(({ text: { english }, state }) => [english, state])).toEqual([
    ['Due', 'missing'],
    ['Your income', 'changed'],
    ['Record', 'doubtful'],
    ['{count} paid', 'doubtful'],
  ]);
  expect(statusLine('tr', texts.length, open).trim().split(/\s+/)).toEqual(['tr', '5', '1', '1', '2']);
  expect(statusLine('tr', texts.length, open)).toHaveLength(statusHead.length);
});

it('says what is known of each', () => {
  const said = open.map(describeOpen);
  expect(said[0]).toBe('missing  Due\n         in wallet: src/screens/wallet/wallet.tsx');
  expect(said[1]).toContain('was: Income');
  expect(said[1]).toContain('has: Geliriniz');
  expect(said[2]).toContain('as: of a payment');
  expect(said[3]).toContain('it lacks argument {count}');
});
