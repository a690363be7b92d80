import { loadExchangeRate } from '#api/exchange.ts';
import { loadWallet } from '#api/wallet.ts';
import { sellFinancial } from '#contract/exchange.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { exchangeMachine } from '#machines/exchange/exchange.machine.ts';
import { readDraft } from '#services/drafts.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';
import { readTerms, settlementActor } from './settlement.ts';

export const exchangeActor = (services: Services) => {
  const { client, clock } = services;
  const { patient } = client;
  return exchangeMachine.provide({
    // The answer was on its way for a while.
    delays: {
      quoteLifetime: ({ context: { terms } }) =>
        terms ? Math.max(0, valueOf(terms.quote).expiresAt - clock.now()) : 0,
    },
    actors: {
      loadTerms: fromPromise(() =>
        readTerms(services, { kind: 'exchange', subject: '' }, async () => {
          const [wallet, quote, draft] = await Promise.all([
            loadWallet(patient),
            loadExchangeRate(patient),
            readDraft(services, 'exchange'),
          ]);
          return { wallet, quote, draft };
        }),
      ),
      loadQuote: fromPromise(() => loadExchangeRate(patient)),
      settlement: settlementActor(services, sellFinancial),
    },
  });
};
