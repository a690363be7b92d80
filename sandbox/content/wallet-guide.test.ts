import { describe, expect, it } from 'vitest';
import { walletGuide } from './wallet-guide.ts';

const textOf = (language: string): string => {
  const { title, blocks } = walletGuide(language);
  return [title, ...blocks.map(({ text }) => text)].join('\n');
};

describe('how the wallet works', () => {
  // The figures of product 17.1 and 17.2, as people read them.
  it.each([
    'BEP20',
    ' 20 ',
    '500.00 INR',
    ' 30 ',
    '1.00 USDT',
    '1,000.00 USDT',
    '88,000.00 INR',
    '5%',
    '100.00 USDT',
    '5.00 USDT',
    '95.00 USDT',
    '24 ',
    '72 ',
    '9:00',
    '18:00',
    ' 60 ',
    ' 15 ',
  ])('names %s in both languages', (figure) => {
    for (const language of ['en_US', 'ar_AE']) expect(textOf(language).replaceAll(' play ', ' ')).toContain(figure);
  });

  it('names the days of the window', () => {
    expect(textOf('en_US')).toContain('Monday to Friday');
    expect(textOf('ar_AE')).toContain('من الاثنين إلى الجمعة');
  });

  it('names what confirms a withdrawal (product 9.5)', () => {
    expect(textOf('en_US')).toContain('Every withdrawal asks for it or for a passkey.');
    expect(textOf('ar_AE')).toContain('مفتاح مرور');
  });

  it('says that it is play money first, and promises nothing', () => {
    for (const language of ['en_US', 'ar_AE']) {
      const [first, second] = walletGuide(language).blocks;
      expect([first?.kind, second?.kind]).toEqual(['heading', 'paragraph']);
    }
    expect(textOf('en_US')).toMatch(/^How the wallet works\nPlay money\n/);
    expect(textOf('en_US')).not.toMatch(/guarante|risk-free|undefined|NaN/i);
  });

  it('has the same parts in Arabic, and English for languages without a translation', () => {
    const kinds = (language: string) => walletGuide(language).blocks.map(({ kind }) => kind);
    expect(kinds('ar_AE')).toEqual(kinds('en_US'));
    for (const { text } of walletGuide('ar_AE').blocks) expect(text).toMatch(/[\u0600-\u06ff]/);
    expect(walletGuide('xx_XX')).toEqual(walletGuide('en_US'));
  });
});
