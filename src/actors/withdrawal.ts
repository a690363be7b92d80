import { loadAddresses, loadBanks } from '#api/funds.ts';
import { loadWallet } from '#api/wallet.ts';
import {
  authoriseWithdrawal,
  createWithdrawal,
  loadWithdrawalOptions,
  quoteWithdrawal,
  type WithdrawalBody,
} from '#api/withdrawal.ts';
import { withdrawals } from '#contract/withdrawal.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { IntentKind } from '#domain/intent.ts';
import { toDecimal } from '#domain/money.ts';
import { addressChoice, bankChoice, type PayeeChoice } from '#domain/payee.ts';
import { wayCurrency, type WithdrawalWay } from '#domain/withdrawal.ts';
import type { WithdrawalMove } from '#machines/withdrawal/review.ts';
import { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import type { WithdrawalDraft } from '#machines/withdrawal/terms.ts';
import { fromPromise } from 'xstate';
import type { Services } from './services.ts';
import { openIntent, ownerOf } from './settle.ts';
import { settlementActor } from './settlement.ts';

const kinds: Record<WithdrawalWay, IntentKind> = { usdt: 'withdrawUsdt', cash: 'withdrawCash' };
const draftKeys = { usdt: 'withdrawalDraft.usdt.v1', cash: 'withdrawalDraft.cash.v1' } as const;

const bodyOf = ({ quoteId, amount, fee, payeeId }: WithdrawalMove) => ({
  quoteId,
  amount: toDecimal(amount),
  fee: toDecimal(fee),
  payeeId,
});

async function loadPayees({ client }: Services, way: WithdrawalWay): Promise<readonly PayeeChoice[]> {
  return way === 'usdt'
    ? valueOf(await loadAddresses(client)).map(addressChoice)
    : valueOf(await loadBanks(client)).map(bankChoice);
}

/** What was typed; a device that can't tell has nothing. */
async function readDraft({ members }: Services, way: WithdrawalWay): Promise<WithdrawalDraft | null> {
  const kept = await members.read(draftKeys[way]).catch(() => undefined);
  if (!kept) return null;
  return { payeeId: kept.payeeId, entry: { text: kept.text, exact: kept.exact === null ? null : BigInt(kept.exact) } };
}

/** Keeps what was typed while the member goes to mend something. A device that can't keep it loses only that. */
export const keepWithdrawalDraft = ({ members }: Services, way: WithdrawalWay, draft: WithdrawalDraft): Promise<void> =>
  members
    .write(draftKeys[way], {
      payeeId: draft.payeeId,
      text: draft.entry.text,
      exact: draft.entry.exact === null ? null : String(draft.entry.exact),
    })
    .catch(() => undefined);

export const dropWithdrawalDraft = ({ members }: Services, way: WithdrawalWay): Promise<void> =>
  members.remove(draftKeys[way]).catch(() => undefined);

export const withdrawalActor = (services: Services) => {
  const { client } = services;
  return withdrawalMachine.provide({
    actors: {
      loadTerms: fromPromise(async ({ input: { way } }) => {
        const owner = ownerOf(services, { kind: kinds[way], subject: '' });
        const [options, wallet, payees, intent, draft] = await Promise.all([
          loadWithdrawalOptions(client),
          loadWallet(client),
          loadPayees(services, way),
          openIntent(services, owner),
          readDraft(services, way),
        ]);
        return { options, wallet, payees, intent, draft };
      }),
      loadQuote: fromPromise(({ input: { way, amount, payeeId } }) =>
        quoteWithdrawal(client, { currency: wayCurrency[way], amount: toDecimal(amount), payeeId }),
      ),
      authorise: fromPromise(({ input: { quoteId, fundPassword } }) =>
        authoriseWithdrawal(client, quoteId, fundPassword),
      ),
      settlement: settlementActor(services, {
        endpoint: withdrawals.createWithdrawal,
        bodyOf,
        post: (intentId, body) => createWithdrawal(client, intentId, body as WithdrawalBody),
      }),
    },
  });
};
