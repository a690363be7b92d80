/** What the sandbox says to a member, in each language that is offered: none of it English, and with the same figures. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headers } from '#domain/headers.ts';
import { locales } from '#i18n/locales.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';

let world: ServedWorld;
let token = '';
let english: Awaited<ReturnType<typeof saidIn>>;

beforeAll(async () => {
  world = await openServedWorld();
  token = await world.signIn();
  english = await saidIn('en_US');
});
afterAll(() => world.close());

interface Page {
  list: { recordId: string }[];
}
interface Document {
  title: string;
  blocks: { text: string }[];
}

async function ask<T>(path: string, language: string, fields: Record<string, string> = {}): Promise<T> {
  const told = await world.ask('GET', `/api/${path}`, { token, fields, headers: { [headers.language]: language } });
  expect(told.code).toBe(200);
  return told.data as T;
}

const wordsIn = ({ title, blocks }: Document): string[] => [title, ...blocks.map(({ text }) => text)];

/** What a member reads of the server's around a rental: terms, fees, what is new, why a day was short. */
async function saidIn(language: string) {
  const { productId } = world.demo;
  const [agreement, guide, product, notices, records] = [
    await ask<Document>('messages/sys/document', language, { doc: 'cooperation', productId }),
    await ask<Document>('messages/sys/document', language, { doc: 'wallet' }),
    await ask<{ description: string }>('assets/product/detail', language, { productId }),
    await ask<{ content: string }[]>('messages/sys/wallet-notice', language),
    await ask<Page>('assets/wallet/record', language, { type: '1', pageNum: '1', pageSize: '100' }),
  ];
  const details = await Promise.all(
    records.list.map(({ recordId }) => ask<{ reason: string }>('assets/wallet/record/detail', language, { recordId })),
  );
  return {
    agreement: wordsIn(agreement),
    guide: wordsIn(guide),
    product: [product.description],
    notices: notices.map(({ content }) => content),
    reasons: [...new Set(details.map(({ reason }) => reason))].filter((reason) => reason !== ''),
  };
}

/** Amounts and counts, whatever stands around them. */
const figuresIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.match(/\d+(?:[.,:]\d+)*/g) ?? []).toSorted();

describe.each(locales.filter(({ tag }) => tag !== 'en'))('$tag', ({ wire }) => {
  it('has the terms, the guide, notices and reasons in its own words', async () => {
    const own = await saidIn(wire);
    for (const subject of ['agreement', 'guide', 'product', 'notices', 'reasons'] as const) {
      expect(english[subject].length).toBeGreaterThan(0);
      expect(own[subject]).toHaveLength(english[subject].length);
      expect(own[subject].filter((text) => english[subject].includes(text))).toEqual([]);
      expect(own[subject].join()).not.toMatch(/[{}]/);
    }
    expect(figuresIn(own.agreement)).toEqual(expect.arrayContaining(['1.44', '120.00', '86.40']));
    expect(figuresIn(own.agreement).filter((figure) => figure.includes('.'))).toEqual(
      figuresIn(english.agreement).filter((figure) => figure.includes('.')),
    );
  });
});
