import { exchangeRupees, loadExchangeRate, type ExchangeBody } from '#api/exchange.ts';
import { loadWallet } from '#api/wallet.ts';
import { sellFinancial } from '#contract/exchange.ts';
import { toDecimal } from '#domain/money.ts';
import type { ExchangeTerms } from '#machines/exchange/desk.ts';
import { exchangeMachine } from '#machines/exchange/exchange.machine.ts';
import { readDraft } from '#services/drafts.ts';
import type { Services } from '#services/services.ts';
import { openIntent, ownerOf } from '#services/settle.ts';
import { fromPromise } from 'xstate';
import { settlementActor } from './settlement.ts';

const bodyOf = ({ rupees, rate, quotedAt }: ExchangeTerms) => ({
  amount: toDecimal(rupees),
  rate: toDecimal(rate),
  quoteTime: String(quotedAt),
});

export const exchangeActor = (services: Services) => {
  const { client } = services;
  const { patient } = client;
  return exchangeMachine.provide({
    actors: {
      loadDesk: fromPromise(async () => {
        const owner = ownerOf(services, { kind: 'exchange', subject: '' });
        const [wallet, quote, intent, draft] = await Promise.all([
          loadWallet(patient),
          loadExchangeRate(patient),
          openIntent(services, owner),
          readDraft(services, 'exchange'),
        ]);
        return { wallet, quote, intent, draft };
      }),
      loadQuote: fromPromise(() => loadExchangeRate(patient)),
      settlement: settlementActor(services, {
        endpoint: sellFinancial,
        bodyOf,
        post: (intentId, body) => exchangeRupees(client, intentId, body as ExchangeBody),
      }),
    },
  });
};
