/** Amounts on the wire. What a visitor calls moves no money: apart from `wire.ts` this saves the entry 341 B. */
import * as v from 'valibot';
import { latinDecimal } from '#domain/digits.ts';
import { isDecimal, parseDecimal } from '#domain/money.ts';

export const currency = v.picklist(['USDT', 'INR']);

/** Decimal string to millionths. */
export const amount = v.pipe(v.string(), v.check(isDecimal), v.transform(parseDecimal));

/** One that is never below nothing: a balance, a price, a fee. */
export const size = v.pipe(
  amount,
  v.check((millionths) => millionths >= 0n),
);

/** Rupees for one USDT. */
export const rate = v.pipe(
  amount,
  v.check((millionths) => millionths > 0n),
);

/** The same as a call asks it: whoever writes one by hand has the digits of their own script. */
export const askedAmount = v.pipe(v.string(), v.maxLength(80), v.transform(latinDecimal), amount);
