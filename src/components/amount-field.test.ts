import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { exactAmount, noAmount, typedAmount, type AmountEntry } from '#domain/amount-input.ts';
import { unit } from '#domain/money.ts';
import { AmountField } from './amount-field.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const show = (entry: AmountEntry, error?: string, most?: bigint) =>
  renderToStaticMarkup(
    createElement(
      I18nProvider,
      { i18n },
      createElement(AmountField, {
        label: 'Amount',
        name: 'amount',
        entry,
        currency: 'USDT',
        error,
        onType: () => {},
        ...(most !== undefined && { most }),
      }),
    ),
  );
const echoOf = (html: string) =>
  (/<output[^>]*>(.*)<\/output>/.exec(html)?.[1] ?? 'no output').replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');

describe('an amount field', () => {
  it.each<[string, AmountEntry, string]>([
    ['nothing', noAmount, ''],
    ['what was understood', typedAmount('1.500,25'), 'You entered play USDT 1,500.25'],
    ['nought', typedAmount('0'), 'You entered play USDT 0.00'],
    ['the exact most', exactAmount(1_284_079_999n), 'The exact amount counts. Rounded down it is play USDT 1,284.07.'],
    ['two decimals filled in', exactAmount(12_500_000n), 'You entered play USDT 12.50'],
    ['letters', typedAmount('ten 12'), 'Write digits only, such as 1500.25.'],
    ['a currency', typedAmount('₹5,000'), 'Write digits only, such as 1500.25.'],
    ['too many decimals', typedAmount('1.2345'), 'Write at most two decimals, such as 12.50.'],
    ['a sign', typedAmount('-1'), 'Write the amount without plus or minus.'],
    ['too much', typedAmount('9'.repeat(13)), 'Write at most twelve digits.'],
    [
      'what can be read two ways',
      typedAmount('1,500'),
      'Write it without marks between thousands, such as 1500 or 1.50.',
    ],
  ])('echoes %s', (_, entry, echo) => expect(echoOf(show(entry))).toBe(echo));

  it.each([
    [undefined, 3],
    [120n * unit, 2],
    [50n * unit, 1],
    [49n * unit, 0],
  ])('offers round amounts up to %s', (most, count) =>
    expect(show(noAmount, undefined, most).match(/data-pick/g) ?? []).toHaveLength(count),
  );

  it('shows exactly what is to be sent', () => {
    expect(show(exactAmount(1_284_079_999n))).toContain('value="1284.079999"');
  });

  it('says why a text is no amount in the place of an error, once', () => {
    const html = show(typedAmount('1,500'), 'Enter an amount greater than 0');
    expect(html).not.toContain('Enter an amount greater than 0');
    expect(html.match(/Write it without marks between thousands/g)).toHaveLength(1);
    expect(html).toContain('aria-invalid="true"');
    expect(show(typedAmount('0'), 'Enter an amount greater than 0')).toContain('Enter an amount greater than 0');
  });

  it('ties its error and its currency to the input', () => {
    const html = show(noAmount, 'More than your available balance');
    const described = /aria-describedby="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
    expect(html).toContain('aria-invalid="true"');
    expect(described).toHaveLength(2);
    for (const id of described) expect(html).toContain(`id="${id}"`);
  });
});
