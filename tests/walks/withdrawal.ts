/** Withdrawing USDT. */
import { allRecords, loadRecords } from '#api/wallet.ts';
import { loadWithdrawalOptions } from '#api/withdrawal.ts';
import { passkeys } from '#contract/passkeys.ts';
import { withdrawals } from '#contract/withdrawal.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { unit } from '#domain/money.ts';
import { recordGroups } from '#domain/wallet.ts';
import { withdrawalIdOf } from '#domain/withdrawal.ts';
import { withdrawalWalk } from '#machines/withdrawal/withdrawal.walk.ts';
import { pathOf, withdrawPath } from '../flows/money-paths.ts';
import { WithdrawalPage } from '../pages/withdrawal-page.ts';
import { plugInOnePasskey, verifyHolder } from '../support/plug-in.ts';
import { withdraw } from '../support/withdrawing.ts';
import { moneyBookOf } from './settling.ts';

const optionsPath = pathOf(withdrawals.withdrawalOptions);
const authorisePath = pathOf(withdrawals.authoriseWithdrawal);
/** Longer than a quote holds. */
const pastQuote = { minutes: 3 };

export const withdrawalBook = moneyBookOf<WithdrawalPage>(withdrawalWalk, {
  address: () => '/user/withdraw',
  page: (app) => new WithdrawalPage(app),
  ports: {
    loadTerms: optionsPath,
    loadQuote: pathOf(withdrawals.quoteWithdrawal),
    askPasskey: pathOf(passkeys.askWithdrawal),
    authorise: authorisePath,
  },
  gestures: {
    'payee.choose: the first': ({ demo }) => ({ type: 'payee.choose', payeeId: demo.addressId }),
    'amount.type: 100': () => ({ type: 'amount.type', text: '20' }),
    'password.type: some': ({ demo }) => ({ type: 'password.type', text: demo.fundPassword }),
  },
  // The device has a passkey, the window is open, and there is enough left for today.
  ready: async ({ page, account, world, demo }) => {
    await plugInOnePasskey(page, account, demo.fundPassword);
    for (let night = 0; night < 2; night += 1) {
      const { window, usdt } = valueOf(await loadWithdrawalOptions(account.client));
      if (window.isOpen && usdt.left >= 100n * unit) return;
      await world.advance(window.isOpen ? { days: 1 } : { hours: 14 });
    }
  },
  outcomes: {
    // From 10:00 to 20:00: the window is closed.
    'loadTerms done: blocked': ({ world }) => world.advance({ hours: 10 }),
    'askPasskey failed: dismissed': ({ page }) => verifyHolder(page, false),
    'askPasskey failed: terms': ({ world }) => world.advance(pastQuote),
    'authorise failed: terms': ({ world }) => world.advance(pastQuote),
    // The terms run out between the password and the withdrawal itself.
    'settlement done: terms changed': async ({ world }) => {
      await world.fault({ path: authorisePath, fault: 'slow', ms: 4_000 });
      return async () => {
        await world.faultsTaken();
        await world.advance(pastQuote);
      };
    },
    // Another device has withdrawn what was left for today.
    'settlement done: refused': async ({ account, demo }) => {
      const { usdt } = valueOf(await loadWithdrawalOptions(account.client));
      await withdraw(account, demo, usdt.left - 10n * unit);
    },
  },
  unplayable: {
    'loadQuote done: kept': 'as loadTerms done: kept',
    'loading: amount.type: 100':
      'there is a field once something stands in the way, and the answer comes before a hand types',
    'loading: payee.choose: the first': 'as amount.type',
    'loading: amount.fill': 'as amount.type',
    'deciding.refreshing: payee.choose: the first': 'the answer is there before a hand chooses',
    'deciding.refreshing: amount.type: 100': 'as payee.choose',
    'deciding.refreshing: amount.fill': 'as payee.choose',
    'after quoteLifetime': 'takes two minutes of real time; "authorise failed: terms" leads there too',
  },
  money: {
    path: withdrawPath,
    done: 'submitted',
    // Those of other devices are not the tab's.
    count: async ({ account }) => {
      const { list } = valueOf(await loadRecords(account.client, { ...allRecords, type: recordGroups.withdrawal }, 1));
      return list.filter((one) => withdrawalIdOf(one) !== null && one.amount === -20n * unit).length;
    },
  },
});
