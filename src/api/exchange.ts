/** Rupees to USDT (product 10.1). */
import type { Asks } from '#contract/endpoint.ts';
import { exchangeRate, sellFinancial } from '#contract/exchange.ts';
import { toFresh, type Client } from './client.ts';

export type ExchangeBody = Asks<typeof sellFinancial>;

export const loadExchangeRate = async (client: Client) => toFresh(await client.call(exchangeRate, { currency: 'INR' }));

/** @throws Failure rejected; nothing has moved then */
export const exchangeRupees = async (client: Client, intentId: string, body: ExchangeBody) =>
  (await client.call(sellFinancial, body, { intentId })).value;
