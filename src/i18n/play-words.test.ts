/** An amount that stands in a text says that it is play money, in every language (rule P1). */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A number, an argument, or a part of a message, and the currency beside it. */
const amount = /(?:[\d٠-٩]|\}|<\/\d+>|<\d+\/>)\s*(?:USDT|INR)\b|\b(?:USDT|INR)\s*(?:\d|\{(?!chain\b)|<\d)/g;
/** One of a currency is the unit of a rate. */
const rate = /(?<![\d.,٠-٩])1 (?:USDT|INR)\b|\b(?:USDT|INR) 1(?![\d.,])(?! [yz]a )/g;

interface Glossary {
  terms: { 'play USDT': string };
}

/** Between a currency and its words in Swahili: `USDT 2 za kuigiza`. */
const between = String.raw`(?: (?:[\d.,]+|\{\w+\}))?(?: \p{L}{2})?`;

/** The currency as each language says it of play money, whatever its ending: `USDT ficticios`, `INR ficticias`. */
const marked = new RegExp(
  globSync('locales/glossary/*.json')
    .map((file) => (JSON.parse(readFileSync(file, 'utf8')) as Glossary).terms['play USDT'].split('USDT'))
    .map(([before = '', after = '']) => {
      const word = after.trim().split(' ').at(-1)?.slice(0, -2) ?? '';
      return word === '' ? `${before}(?:USDT|INR)` : `(?:USDT|INR)${between} ${word}`;
    })
    .join('|'),
  'gu',
);

const bare = (text: string): string[] => text.replaceAll(rate, '').replaceAll(marked, '').match(amount) ?? [];

it.each([
  'This gives less than 0.01 USDT. Enter more',
  'أقل من 0.01 USDT. أدخل',
  'You get {amount} USDT',
  'You get <0/> USDT',
  'You get <0>{amount}</0> INR',
  'You get USDT {amount}',
  '11 USDT',
  '٥ USDT',
  'ada ni USDT {fee}',
])('an amount without the words is found: %s', (text) => expect(bare(text)).toHaveLength(1));

it.each([
  'less than 0.01 play USDT',
  'أقل من 0.01 USDT تجريبي',
  '1 USDT is <0/>',
  'Withdraw USDT',
  'play USDT {amount}',
  'hasta {limit} INR ficticias',
  '{amount} Spiel-USDT',
  'ada ni USDT {fee} za kuigiza',
  'Kiwango cha USDT 1',
])('with them, or without an amount, it is not: %s', (text) => expect(bare(text)).toEqual([]));

const files = readdirSync('locales', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.po'));

it('no text of the app has one', () => {
  expect(files.length).toBeGreaterThan(10);
  const texts = files.flatMap((file) =>
    [...readFileSync(`locales/${file}`, 'utf8').matchAll(/^(?:msg\w+(?:\[\d\])? )?"(.*)"$/gm)].map(
      ([, text = '']) => `${file}: ${text}`,
    ),
  );
  expect(texts.length).toBeGreaterThan(2_000);
  expect(texts.filter((text) => bare(text).length > 0)).toEqual([]);
});
