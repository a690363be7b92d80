/** Amounts on the wire. Apart from `wire.ts`: what a visitor calls moves no money, and the entry needs none of it. */
import * as v from 'valibot';
import { isDecimal, parseDecimal } from '#domain/money.ts';

export const currency = v.picklist(['USDT', 'INR']);

/** Decimal string to millionths. */
export const amount = v.pipe(v.string(), v.check(isDecimal), v.transform(parseDecimal));
