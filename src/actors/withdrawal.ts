import { askWithdrawal, confirmWithdrawal } from '#api/passkey-uses.ts';
import { loadAddresses, loadBanks } from '#api/payees.ts';
import { loadWallet } from '#api/wallet.ts';
import { authoriseWithdrawal, loadWithdrawalOptions, quoteWithdrawal } from '#api/withdrawal.ts';
import { withdrawals } from '#contract/withdrawal.ts';
import { mapFresh } from '#domain/fresh-age.ts';
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { IntentKind } from '#domain/intent.ts';
import { addressChoice, bankChoice, type PayeeChoice } from '#domain/payee.ts';
import { wayCurrency, type WithdrawalWay } from '#domain/withdrawal.ts';
import { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { deviceAuthenticator, type Authenticator } from '#services/authenticator.ts';
import { readDraft } from '#services/drafts.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';
import { readTerms, settlementActor } from './settlement.ts';

const kinds: Record<WithdrawalWay, IntentKind> = { usdt: 'withdrawUsdt', cash: 'withdrawCash' };

async function loadPayees({ client }: Services, way: WithdrawalWay): Promise<Fresh<readonly PayeeChoice[]>> {
  return way === 'usdt'
    ? mapFresh(await loadAddresses(client.patient), (list) => list.map(addressChoice))
    : mapFresh(await loadBanks(client.patient), (list) => list.map(bankChoice));
}

export const withdrawalActor = (services: Services, { sign }: Pick<Authenticator, 'sign'> = deviceAuthenticator) => {
  const { client, clock } = services;
  const { patient } = client;
  return withdrawalMachine.provide({
    // Terms that a flow comes to a step with have held for a while.
    delays: {
      quoteLifetime: ({ context: { quote } }) => (quote ? Math.max(0, valueOf(quote).expiresAt - clock.now()) : 0),
    },
    actors: {
      loadTerms: fromPromise(({ input: { subject: way } }) =>
        readTerms(services, { kind: kinds[way], subject: '' }, async () => {
          const [options, wallet, payees, draft] = await Promise.all([
            loadWithdrawalOptions(patient),
            loadWallet(patient),
            loadPayees(services, way),
            readDraft(services, 'withdrawal', way),
          ]);
          return { options, wallet, payees, draft };
        }),
      ),
      loadQuote: fromPromise(({ input: { way, amount, payeeId } }) =>
        quoteWithdrawal(patient, { currency: wayCurrency[way], amount, payeeId }),
      ),
      askPasskey: fromPromise(async ({ input: { quoteId }, signal }) =>
        sign(await askWithdrawal(client, quoteId), signal),
      ),
      authorise: fromPromise(({ input: { quoteId, fundPassword, passkey } }) =>
        passkey === ''
          ? authoriseWithdrawal(client, quoteId, fundPassword)
          : confirmWithdrawal(client, quoteId, passkey),
      ),
      settlement: settlementActor(services, withdrawals.createWithdrawal),
    },
  });
};
