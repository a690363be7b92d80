/** Amounts on the wire. What a visitor calls moves no money: apart from `wire.ts` this saves the entry 341 B. */
import * as v from 'valibot';
import { isDecimal, parseDecimal } from '#domain/money.ts';

export const currency = v.picklist(['USDT', 'INR']);

/** Decimal string to millionths. */
export const amount = v.pipe(v.string(), v.check(isDecimal), v.transform(parseDecimal));
