import { expect, it } from 'vitest';
import { doubted, isDoubtful, textsOf, wasOf, type Catalogs } from './catalogs.ts';
import { readGlossary } from './glossary.ts';
import { sampleMessage } from './samples.ts';
import { fill, parseFilled, sift, tasksOf } from './translate.ts';

const glossary = readGlossary('tr');
const members = '{count, plural, one {# member} other {# members}}';
const [feeId, fee] = sampleMessage('Fee', '', 'b.tsx');
const [membersId] = sampleMessage(members);
const [incomeId, income] = sampleMessage('Your income');

const english: Catalogs = new Map([
  ['team', Object.fromEntries([sampleMessage(members), [feeId, fee]])],
  ['wallet', Object.fromEntries([sampleMessage('Fee'), [incomeId, income]])],
]);
const translated: Catalogs = new Map([['wallet', { [incomeId]: doubted(income, 'Gelir', 'Income') }]]);
const texts = textsOf(english, translated);

it('asks for each text once, with what a translator has to know', () => {
  expect(tasksOf('tr', texts, glossary)).toEqual([
    {
      id: membersId,
      english: members,
      translation: '',
      state: 'missing',
      plural: ['one', 'other'],
      groups: ['team'],
      origins: ['a.tsx'],
    },
    {
      id: feeId,
      english: 'Fee',
      translation: '',
      state: 'missing',
      groups: ['team', 'wallet'],
      origins: ['b.tsx', 'a.tsx'],
    },
    {
      id: incomeId,
      english: 'Your income',
      translation: '',
      state: 'changed',
      was: 'Income',
      now: 'Gelir',
      groups: ['wallet'],
      origins: ['a.tsx'],
    },
  ]);
});

it('says where in the gallery a text of a flow is seen', () => {
  const own: Catalogs = new Map([
    ['wallet', Object.fromEntries([sampleMessage('Redeem', '', 'src/screens/wallet/redeem/redeem-form.tsx')])],
  ]);
  const [task] = tasksOf('tr', textsOf(own, new Map()), glossary);
  expect(task?.see).toEqual([expect.stringMatching(/^\/#\/dev\/gallery\?flow=redeem&state=\w+/)]);
});

it('takes what is right, and refuses the rest with the reason', () => {
  const filled = parseFilled(
    JSON.stringify([
      { id: feeId, english: 'Fee', translation: 'Ücret' },
      { id: membersId, translation: '{count, plural, other {# üye}}' },
      { id: incomeId, translation: ' ' },
      { id: 'gone', translation: 'Gitti' },
    ]),
  );
  const { accepted, refused } = sift('tr', texts, filled, glossary);
  expect([...accepted]).toEqual([[feeId, 'Ücret']]);
  expect(refused.map(({ id, faults }) => [id, faults])).toEqual([
    [membersId, ['lacks plural form one']],
    ['gone', ['is of no text (any more)']],
  ]);
});

it('is not taken in by a file of another shape', () => expect(() => parseFilled('{"a":"b"}')).toThrow());

it('writes into every group, also those that the language lacks, and takes the doubt away', () => {
  const filled = fill(
    english,
    translated,
    new Map([
      [feeId, 'Ücret'],
      [incomeId, 'Geliriniz'],
    ]),
  );
  expect(filled.get('team')?.[feeId]?.translation).toBe('Ücret');
  expect(filled.get('wallet')?.[feeId]?.translation).toBe('Ücret');
  expect(filled.get('team')?.[membersId]?.translation).toBe('');
  const after = filled.get('wallet')?.[incomeId] ?? income;
  expect([after.translation, isDoubtful(after), wasOf(after)]).toEqual(['Geliriniz', false, null]);
  expect(tasksOf('tr', textsOf(english, filled), glossary).map(({ id }) => id)).toEqual([membersId]);
});

it('leaves what is not filled as it is', () =>
  expect(fill(english, translated, new Map()).get('wallet')?.[incomeId]).toEqual(translated.get('wallet')?.[incomeId]));
