/** Rupees to USDT: the rate (product 15.13) and the exchange (product 15.10). */
import * as v from 'valibot';
import type { ExchangeQuote, ExchangeReceipt } from '#domain/exchange.ts';
import { endpoint } from './endpoint.ts';
import { form, formInstant } from './form.ts';
import { askedAmount, rate, size } from './amount-wire.ts';
import { id, instant } from './wire.ts';

export const exchangeRate = endpoint({
  backend: 'assets',
  method: 'GET',
  path: 'exchangeRate/get',
  auth: 'member',
  input: v.object({ currency: v.literal('INR') }),
  reply: v.pipe(
    v.object({
      /** Rupees for one USDT. */
      rate,
      rateTime: instant,
      quoteTime: instant,
      expireTime: instant,
      /** The member has exchanged already: once per member. */
      used: v.boolean(),
    }),
    v.transform(({ rate, rateTime, quoteTime, expireTime, used }): ExchangeQuote => ({
      rate,
      rateAt: rateTime,
      quotedAt: quoteTime,
      expiresAt: expireTime,
      isUsed: used,
    })),
  ),
  about: 'The rate that holds from `quoteTime` to `expireTime`, 60 s later.',
  origin: 'spec',
});

export const sellFinancial = endpoint({
  backend: 'user',
  method: 'POST',
  path: 'app/financial/sellFinancial',
  auth: 'member',
  money: true,
  input: form(
    {
      rupees: askedAmount,
      /** The quote that the member saw; a rate other than that of `quotedAt`, or a quote that has expired, is refused. */
      rate: askedAmount,
      quotedAt: formInstant,
    },
    { rupees: 'amount', quotedAt: 'quoteTime' },
  ),
  reply: v.pipe(
    v.object({ rupees: size, usdt: size, rate, time: instant, recordId: id }),
    v.transform(({ time, ...wire }): ExchangeReceipt => ({ ...wire, at: time })),
  ),
  about: 'Exchanges rupees for USDT at a quoted rate, once per member.',
  origin: 'spec',
});
