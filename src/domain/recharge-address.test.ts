import { expect, it } from 'vitest';
import { unit } from './money.ts';
import { amountInQuery } from './recharge-address.ts';

it.each([
  ['100', 100n * unit],
  ['0.5', unit / 2n],
  ['١٠٠٫٥', 100n * unit + unit / 2n],
  ['१००', 100n * unit],
  ['1,5', 0n],
  ['-1', 0n],
  ['', 0n],
])('%j asks for %s', (text, amount) => expect(amountInQuery(text)).toBe(amount));
