/** `locales/glossary/<language>.json`: what each term is called there, and what nothing may be called. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { localesRoot } from './folders.ts';

const text = v.pipe(v.string(), v.nonEmpty());

/** The terms of the glossary, as English has them. */
const terms = [
  'machine',
  'order',
  'rent',
  'stated daily return',
  'income',
  'earnings',
  'shortfall',
  'collect',
  'due',
  'on its way',
  'in your balance',
  'escrow',
  'principal',
  'balance',
  'available',
  'recharge',
  'withdraw',
  'withdrawal',
  'on hold',
  'exchange',
  'promotion budget',
  'bonus',
  'coupon',
  'daily check-in',
  'credited',
  'not credited',
  'fund password',
  'one-time code',
  'team',
  'play money',
  'play USDT',
  'play rupees',
  'sandbox',
  'notice',
  'message',
  'news',
  'outbox',
  'record',
  'fee',
] as const;

/** What the English texts never say, each with the pattern by which they would: where they do, a translation may. */
export const banned = {
  profit: /profit/i,
  guaranteed: /guarant/i,
  'risk-free': /risk[\s-]?free/i,
  investment: /invest/i,
  // For a recharge.
  deposit: /deposit/i,
  // For a one-time code.
  captcha: /captcha/i,
} as const;
type Banned = keyof typeof banned;

const schema = v.strictObject({
  /** In its own words. */
  language: text,
  /** As the Language header has it (product 1.4). */
  wire: v.pipe(v.string(), v.regex(/^[a-z]{2}_[A-Z]{2}$/)),
  address: v.strictObject({ form: text, why: text }),
  quotes: v.tuple([text, text]),
  list: v.strictObject({ separator: text, last: text }),
  /** Five percent. */
  percent: text,
  terms: v.strictObject(v.entriesFromList(terms, text)),
  /** Word beginnings; a star before one finds it inside a word, too. */
  forbidden: v.strictObject(v.entriesFromList(Object.keys(banned) as Banned[], v.array(text))),
  /** Other renderings of a term, which would make two things of one. Word beginnings, as above. */
  otherNames: v.optional(v.partial(v.strictObject(v.entriesFromList(terms, v.array(text))))),
});
export type Glossary = v.InferOutput<typeof schema>;

const folder = join(localesRoot, 'glossary');

/** Every language that may be offered (product 1.4), English included. */
export const glossaryTags = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));

export function readGlossary(tag: string): Glossary {
  if (!glossaryTags.includes(tag)) throw new Error(`no glossary for ${tag}: it is one of ${glossaryTags.join(' ')}`);
  return v.parse(schema, JSON.parse(readFileSync(join(folder, `${tag}.json`), 'utf8')));
}
