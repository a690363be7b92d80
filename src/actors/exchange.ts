import { loadExchangeRate } from '#api/exchange.ts';
import { loadWallet } from '#api/wallet.ts';
import { sellFinancial } from '#contract/exchange.ts';
import { exchangeMachine } from '#machines/exchange/exchange.machine.ts';
import { readDraft } from '#services/drafts.ts';
import type { Services } from '#services/services.ts';
import { openIntent, ownerOf } from '#services/settle.ts';
import { fromPromise } from 'xstate';
import { settlementActor } from './settlement.ts';

export const exchangeActor = (services: Services) => {
  const { patient } = services.client;
  return exchangeMachine.provide({
    actors: {
      loadTerms: fromPromise(async () => {
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
      settlement: settlementActor(services, sellFinancial),
    },
  });
};
