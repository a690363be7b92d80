import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headers } from '#domain/headers.ts';
import { unit } from '#domain/money.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';
import { seedProducts } from '#sandbox/seed/product-list.ts';
import { cashChannels } from '#sandbox/services/recharge/recharge-terms.ts';
import { agreementOf } from './agreement.ts';
import { reasons } from './reasons.ts';
import { say, sayStored, tagOf, wordsOf } from './say.ts';

let world: ServedWorld;
let token = '';

beforeAll(async () => {
  world = await openServedWorld();
  token = await world.signIn();
});
afterAll(() => world.close());

const isArabic = /^[\u0600-\u06ff]/;

async function ask<T>(path: string, language: string, fields: Record<string, string>): Promise<T> {
  const told = await world.ask('GET', `/api/assets/${path}`, {
    token,
    fields,
    headers: { [headers.language]: language },
  });
  return told.data as T;
}

describe('a text', () => {
  const minutes = { message: 'Wait {count, plural, one {# minute} other {# minutes}}' };

  it('is said in English where a language or the text has no translation', () => {
    expect([tagOf('ar_AE'), tagOf('xx_XX'), tagOf('')]).toEqual(['ar-AE', 'en-US', 'en-US']);
    for (const language of ['en_US', 'xx_XX', 'ar_AE']) {
      expect(say(language)(minutes, { count: 1 })).toBe('Wait 1 minute');
      expect(say(language)(minutes, { count: 30 })).toBe('Wait 30 minutes');
    }
  });

  it('is not said by a translation that is missing or in doubt', async () => {
    const source = 'msgid "One"\nmsgstr "Eins"\n\n#, fuzzy\nmsgid "Two"\nmsgstr "Zwo"\n\nmsgid "Three"\nmsgstr ""\n';
    expect([...(await wordsOf(source, 'de'))]).toEqual([['One', 'Eins']]);
  });

  it.each([
    [1, 'يوم واحد'],
    [2, 'يومين'],
    [3, '3 أيام'],
    [60, '60 يومًا'],
    [100, '100 يوم'],
  ])('has the form of its number, in digits that all languages share: %d', (validDays, told) => {
    const { blocks } = agreementOf('Mill', { price: 20n * unit, dayReturn: unit, validDays }, 'ar_AE');
    expect(blocks[1]?.text).toContain(`لمدة ${told} بسعر 20.00 USDT`);
  });
});

describe('Arabic', () => {
  it.each(seedProducts)('says what $name is', ({ description }) => {
    expect(sayStored(description, 'ar_AE')).toMatch(isArabic);
    expect(sayStored(description, 'xx_XX')).toBe(description);
  });

  it.each(Object.values(reasons))('gives the reason "$message"', ({ message }) => {
    expect(sayStored(message, 'ar_AE')).toMatch(isArabic);
  });

  it('names cash channels and the codes to redeem', async () => {
    const redeemable = await world.context.db.selectFrom('redeem_codes').select('name').execute();
    expect(redeemable.length).toBeGreaterThan(0);
    for (const { name } of [...cashChannels, ...redeemable]) expect(sayStored(name, 'ar_AE'), name).not.toBe(name);
  });

  it('keeps what somebody typed, braces and all', () => {
    expect(sayStored('A {new machine', 'ar_AE')).toBe('A {new machine');
    expect(sayStored('', 'ar_AE')).toBe('');
  });

  it('is in products and their coupons, with machine names as they are', async () => {
    const fields = { productId: world.demo.productId };
    const [english, arabic] = await Promise.all(
      ['en_US', 'ar_AE'].map((language) =>
        ask<{ description: string; productName: string }>('product/detail', language, fields),
      ),
    );
    expect(arabic?.description).toMatch(isArabic);
    expect(arabic?.productName).toBe(english?.productName);
    const coupons = await ask<{ name: string }[]>('coupon/userProductCoupons', 'ar_AE', fields);
    expect(coupons.length).toBeGreaterThan(0);
    for (const { name } of coupons) expect(name).toMatch(isArabic);
  });

  it('is in the document about the wallet', async () => {
    const told = await world.ask('GET', '/api/messages/sys/document', {
      token,
      fields: { doc: 'wallet' },
      headers: { [headers.language]: 'ar_AE' },
    });
    expect(told).toMatchObject({ code: 200, data: { version: 'wallet-3', title: expect.stringMatching(isArabic) } });
  });

  it('gives the reason of a short day', async () => {
    const { list } = await ask<{ list: { recordId: string }[] }>('wallet/record', 'ar_AE', {
      type: '1',
      pageNum: '1',
      pageSize: '100',
    });
    const details = await Promise.all(
      list.map(({ recordId }) => ask<{ reason: string }>('wallet/record/detail', 'ar_AE', { recordId })),
    );
    const reasons = details.map(({ reason }) => reason).filter((reason) => reason !== '');
    expect(reasons.length).toBeGreaterThan(0);
    for (const reason of reasons) expect(reason).toMatch(isArabic);
  });
});
