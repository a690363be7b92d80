/** Rupees to USDT (product 10.1). */
import { exchangeRate } from '#contract/exchange.ts';
import { toFresh, type Client } from './client.ts';

export const loadExchangeRate = async (client: Client) => toFresh(await client.call(exchangeRate, { currency: 'INR' }));
