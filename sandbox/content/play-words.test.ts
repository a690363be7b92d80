/** An amount in a text of the sandbox says that it is play money, as every amount of the app does (rule P1). */
import { describe, expect, it } from 'vitest';
import { unit } from '#domain/money.ts';
import { openWorld } from '#tests/sandbox/world.ts';
import { agreementOf } from './agreement.ts';
import { sayBlocks } from './blocks.ts';
import { bulletins, openFigures } from './bulletins.ts';
import { sayWithFigures } from './figures.ts';
import { linkOf, messageSubjects, wordsOf } from './message-texts.ts';
import { notices } from './notices.ts';
import { sayStored } from './say.ts';
import { walletGuide } from './wallet-guide.ts';

const languages = ['en_US', 'ar_AE'] as const;
const terms = { price: 20n * unit, dayReturn: unit, validDays: 7 };
const details = {
  amount: '9.00',
  net: '8.55',
  fee: '0.45',
  currency: 'USDT',
  payee: 'here',
  record: 'r 1',
  coupon: 'One',
};

/** Amounts that don't say it. */
const bare = (text: string): string[] => text.match(/\d (?:USDT|INR)(?! تجريبي)/g) ?? [];

describe.each(languages)('in %s every amount is play money', (language) => {
  it('in the agreement and the wallet’s guide', () => {
    const agreement = JSON.stringify(agreementOf('Mill', terms, language));
    expect(agreement).toMatch(language === 'ar_AE' ? /20\.00 USDT تجريبي/ : /20\.00 play USDT/);
    expect(bare(agreement)).toEqual([]);
    expect(bare(JSON.stringify(walletGuide(language)))).toEqual([]);
  });

  it('in notices, news and the popup', () => {
    const say = sayWithFigures(language);
    const texts = [
      ...notices.flatMap(({ title, content }) => [say(title), say(content)]),
      ...[...bulletins, openFigures].flatMap(({ title, summary, blocks }) => [
        say(title),
        say(summary),
        ...sayBlocks(blocks, say).map(({ text }) => text),
      ]),
    ];
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.filter((text) => bare(text).length > 0 || /undefined|[{}]/.test(text))).toEqual([]);
  });

  it.each(messageSubjects)('in a message: %s', (subject) => {
    const { content } = wordsOf(subject, details, language);
    expect(bare(content)).toEqual([]);
    expect(content).not.toContain('undefined');
  });

  it('in the names of coupons', async () => {
    const world = await openWorld({ seeded: true });
    const coupons = await world.context.db.selectFrom('coupons').select('name').execute();
    await world.close();
    expect(coupons.length).toBeGreaterThan(3);
    for (const { name } of coupons) expect(bare(sayStored(name, language)), name).toEqual([]);
  });
});

describe('a message about money', () => {
  it.each(messageSubjects.filter((subject) => subject !== 'welcome'))('leads to what it is about: %s', (subject) => {
    for (const language of languages) {
      const link = linkOf(subject, details, language);
      expect(link?.href).toMatch(/^#\/[\w/]+(\?id=r%201)?$/);
      expect(link?.text).not.toBe('');
    }
  });

  it('of an older version leads nowhere', () => {
    expect(linkOf('withdrawalArrived', { net: '8.55' }, 'en_US')).toBeNull();
    expect(linkOf('unknown', details, 'en_US')).toBeNull();
  });
});
