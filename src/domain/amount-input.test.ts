import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exactAmount,
  noAmount,
  parseAmount,
  parseEntry,
  typedAmount,
  withoutCurrency,
  type AmountRefusal,
} from './amount-input.ts';
import { unit, type Currency } from './money.ts';

const hundredth = unit / 100n;
const typedAmounts = fc.bigInt({ min: 0n, max: 10n ** 14n - 1n });
const digitsOf = (system: string) => new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
const scripts = Intl.supportedValuesOf('numberingSystem').filter((system) =>
  /^\p{Nd}+$/u.test(digitsOf(system).format(10)),
);

describe('a typed amount', () => {
  it.each([
    ['0', 0n],
    ['12', 1_200n],
    ['007', 700n],
    ['12.5', 1_250n],
    ['12.50', 1_250n],
    ['12,5', 1_250n],
    ['12,50', 1_250n],
    ['12.', 1_200n],
    ['.5', 50n],
    [',05', 5n],
    [' 12 ', 1_200n],
    ['1,500.25', 150_025n],
    ['1.500,25', 150_025n],
    ['1,500.', 150_000n],
    ['1 500,25', 150_025n],
    ['1\u00A0500', 150_000n],
    ['1\u202F500\u202F000,5', 150_000_050n],
    ['1\u2007500', 150_000n],
    ['1\u2003500,5', 150_050n],
    ['1\u3000500', 150_000n],
    ["1'500", 150_000n],
    ['1’500.25', 150_025n],
    ['1,500,000', 150_000_000n],
    ['1.500.000', 150_000_000n],
    ['1,50,000.25', 15_000_025n],
    ['12,34,567', 123_456_700n],
    ['١٢٫٥', 1_250n],
    ['١٬٥٠٠٫٢٥', 150_025n],
    ['१२.५०', 1_250n],
    ['௧௨', 1_200n],
    ['１２．５', 1_250n],
    ['１２，５', 1_250n],
    ['𝟙𝟚', 1_200n],
    ['\u200F١٢\u200E', 1_200n],
    ['1\u2060500\u00AD.2\u200D5\uFE0E', 150_025n],
    ['\t12\n', 1_200n],
    ['1234,56', 123_456n],
    ['999999999999.99', 99_999_999_999_999n],
    ['0000000000000001', 100n],
  ])('reads %j', (text, hundredths) =>
    expect(parseAmount(text)).toEqual({ kind: 'amount', amount: hundredths * hundredth }),
  );

  it.each<[AmountRefusal, string[]]>([
    ['ambiguous', ['1,500', '1.500', '12,345', '999.000', '١٬٥٠٠٬٠', '1,2,3', '1,500.25,3', '12,34.50', "12'34"]],
    ['ambiguous', ['1.500.25', '1,50,00', '1 5', '١٫٥٫٠', '1,500 000', '1,,500', '1.500 000,25']],
    ['places', ['12.345678', '1.5000', '0.500', ',500', '1500.250', '1,500.250', '1.500,250', '١٫٥٠٠']],
    ['currency', ['12 USDT', '₹12', '$5', '₹5,000', '₹\u00A05,000', 'Rs. 5,000', 'INR500', '5 €', '-₹5', '١٢ ₹']],
    ['letters', ['1e3', '0x1', 'ten', '₹', '12%', '.', ',', '10²', '½', '①', '(12)', '1/2', 'NaN']],
    ['letters', ['十二', 'a-1', '12٪']],
    // Two cells of a table, or one amount over two lines.
    ['ambiguous', ['1\n500', '1\t500', '20\u2028500', '1\u0085500']],
    ['sign', ['-1', '+1', '−1', '－1', '1-', '–5', '-', '5-3']],
    ['large', ['1000000000000', '1,000,000,000,000', `${'9'.repeat(400)}.5`]],
  ])('is refused as %s: %j', (reason, texts) => {
    expect(texts.map((text) => [text, parseAmount(text)])).toEqual(
      texts.map((text) => [text, { kind: 'refused', reason }]),
    );
  });

  it.each(['', ' ', '\u200F', '\n'])('is empty: %j', (text) => expect(parseAmount(text)).toEqual({ kind: 'empty' }));

  it('is understood in the digits of every script', () => {
    expect(scripts.length).toBeGreaterThan(40);
    for (const script of scripts)
      expect([script, parseAmount(digitsOf(script).format(1_234_567_890))]).toEqual([
        script,
        { kind: 'amount', amount: 1_234_567_890n * unit },
      ]);
  });

  it('is understood as each language writes it, or refused as ambiguous', () => {
    const written = fc.constantFrom('en', 'en-IN', 'de', 'de-CH', 'fr', 'es', 'pt-PT', 'tr', 'ar-EG', 'mr', 'sw', 'sq');
    fc.assert(
      fc.property(typedAmounts, written, fc.integer({ min: 0, max: 2 }), (hundredths, language, places) => {
        const rounded = hundredths - (hundredths % 10n ** BigInt(2 - places));
        const number = `${rounded / 100n}.${String(rounded % 100n).padStart(2, '0')}` as `${number}`;
        const text = new Intl.NumberFormat(language, { minimumFractionDigits: places }).format(number);
        const parsed = parseAmount(text);
        if (parsed.kind === 'amount') return parsed.amount === rounded * hundredth;
        return parsed.kind === 'refused' && parsed.reason === 'ambiguous' && rounded % 100n === 0n;
      }),
    );
  });

  it('never throws, and is never another value than its digits say', () => {
    const symbols = fc.constantFrom(...Array.from("0123456789.,'٫٬ -+١९e\u00A0"));
    const texts = fc.oneof(fc.string({ unit: symbols, maxLength: 20 }), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(texts, (text) => {
        const parsed = parseAmount(text);
        if (parsed.kind !== 'amount') return true;
        const hundredths = parsed.amount / hundredth;
        const digits = BigInt(text.replaceAll('١', '1').replaceAll('९', '9').replace(/\D/g, ''));
        return (
          parsed.amount % hundredth === 0n && [digits, digits * 10n, digits * 100n].some((said) => said === hundredths)
        );
      }),
    );
  });
});

describe('a pasted amount', () => {
  it.each<[Currency, string, string]>([
    ['INR', '₹5,000', '5,000'],
    ['INR', '₹\u00A05,000.50', '5,000.50'],
    ['INR', 'Rs. 1,50,000/-', '1,50,000'],
    ['INR', 'INR500', '500'],
    ['INR', '١٢ ₹', '١٢'],
    ['INR', '-₹5', '-₹5'],
    ['INR', 'play rupees ₹500.00', '500.00'],
    ['INR', 'روبية تجريبية ₹500.00', '500.00'],
    ['INR', '5 USDT', '5 USDT'],
    ['USDT', 'play USDT 20.00', '20.00'],
    ['USDT', 'USDT تجريبي 20.00', '20.00'],
    ['USDT', 'usdt 7', '7'],
    ['USDT', '₹5', '₹5'],
    ['USDT', '1 ', '1 '],
    ['USDT', ' 1 500', ' 1 500'],
    ['USDT', 'USDT', ''],
  ])('into a field of %s: %j is %j', (own, pasted, typed) => expect(withoutCurrency(pasted, own)).toBe(typed));

  const spaces = fc.constantFrom(
    '',
    ...Array.from(' \u00A0\u1680\u2000\u2007\u2009\u202F\u205F\u3000\u200B\u2060\u200E'),
  );
  const beside = fc.constantFrom<[Currency, string]>(
    ...(['usdt', 'USDT', '₮', 'play USDT'] as const).map((text): [Currency, string] => ['USDT', text]),
    ...(['₹', 'INR', 'Rs', 'rs.', 'play rupees'] as const).map((text): [Currency, string] => ['INR', text]),
  );

  it('with its own currency and spaces of any kind is understood', () => {
    fc.assert(
      fc.property(
        typedAmounts,
        beside,
        spaces,
        spaces,
        fc.boolean(),
        (hundredths, [own, text], inner, outer, isFirst) => {
          const number = `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
          const pasted = outer + (isFirst ? text + inner + number : number + inner + text) + outer;
          expect(parseAmount(withoutCurrency(pasted, own))).toEqual({ kind: 'amount', amount: hundredths * hundredth });
        },
      ),
    );
  });
});

describe('what stands in an amount field', () => {
  it('is nothing at first', () => expect(parseEntry(noAmount)).toEqual({ kind: 'empty' }));

  it('is what was typed', () => {
    fc.assert(
      fc.property(typedAmounts, (hundredths) => {
        const entry = typedAmount(`${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`);
        expect(parseEntry(entry)).toEqual({ kind: 'amount', amount: hundredths * hundredth });
      }),
    );
  });

  it('is every millionth of what the app filled in, and its text says so', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }), (amount) => {
        const entry = exactAmount(amount);
        expect(parseEntry(entry)).toEqual({ kind: 'amount', amount });
        const typed = parseAmount(entry.text);
        expect(typed).not.toEqual({ kind: 'empty' });
        if (typed.kind === 'amount') expect(typed.amount).toBe(amount);
      }),
    );
  });
});
