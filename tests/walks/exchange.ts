/** Exchanging rupees for USDT, which each member can do once: the world is rewound to do it again. */
import type { BrowserContext } from '@playwright/test';
import { loadExchangeRate } from '#api/exchange.ts';
import { allRecords, loadRecords, loadWallet } from '#api/wallet.ts';
import { authoriseWithdrawal, quoteWithdrawal } from '#api/withdrawal.ts';
import { assets } from '#contract/assets.ts';
import { exchangeRate, sellFinancial } from '#contract/exchange.ts';
import { recharges } from '#contract/recharge.ts';
import { withdrawals } from '#contract/withdrawal.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { exchangeQuoteLifetime } from '#domain/limits.ts';
import { unit } from '#domain/money.ts';
import { recordGroups } from '#domain/wallet.ts';
import { exchangeWalk } from '#machines/exchange/exchange.walk.ts';
import { exchangePath, pathOf } from '../flows/money-paths.ts';
import { ExchangePage } from '../pages/exchange-page.ts';
import type { Stage } from './playbook.ts';
import { moneyBookOf } from './settling.ts';

/** Rupees, by the hand in the browser and by another device of the member. */
const amounts = { here: 880n * unit, elsewhere: 100n * unit } as const;
/** Longer than a rate holds. */
const pastQuote = { minutes: 2 };

/** Pages whose time can be moved on. */
const timed = new WeakSet<BrowserContext>();

async function exchangeElsewhere({ account }: Stage): Promise<void> {
  const { rate, quotedAt } = valueOf(await loadExchangeRate(account.client));
  await account.move(sellFinancial, { rupees: amounts.elsewhere, rate, quotedAt });
}

/** All rupees go to the bank, by another device. */
async function withdrawRupees({ account, demo }: Stage): Promise<void> {
  const { inr: amount } = valueOf(await loadWallet(account.client));
  const payeeId = demo.bankId;
  const { id: quoteId, fee } = valueOf(await quoteWithdrawal(account.client, { currency: 'INR', amount, payeeId }));
  await authoriseWithdrawal(account.client, quoteId, demo.fundPassword);
  await account.move(withdrawals.createWithdrawal, { quoteId, amount, fee, payeeId });
}

export const exchangeBook = moneyBookOf<ExchangePage>(exchangeWalk, {
  address: () => '/user/fund',
  page: (app) => new ExchangePage(app),
  ports: { loadTerms: pathOf(assets.wallet), loadQuote: pathOf(exchangeRate) },
  // Nothing is exchanged yet, and there are rupees.
  ready: async ({ page, account, world }) => {
    const context = page.context();
    if (!timed.has(context)) await page.clock.install();
    timed.add(context);
    if (valueOf(await loadExchangeRate(account.client)).isUsed) {
      await world.rewind();
      await account.signIn();
    }
    if (valueOf(await loadWallet(account.client)).inr >= amounts.here) return;
    await account.move(recharges.createRecharge, { method: 'cash', channelId: 'upi', amount: 1000n * unit });
  },
  outcomes: {
    'loadTerms done: used before': exchangeElsewhere,
    'loadTerms done: no rupees': withdrawRupees,
    'settlement done: refused': ({ world }) => world.advance(pastQuote),
  },
  facts: {
    'after quoteLifetime': ({ page }) => page.clock.fastForward(exchangeQuoteLifetime + 1_000),
  },
  unplayable: {
    'loadQuote done: kept': 'as loadTerms done: kept',
    'loading: amount.type: 880': 'the form is there once terms were read, and the answer comes before a hand types',
    'loading: amount.fill': 'as amount.type',
    'deciding.refreshing: amount.type: 880': 'the answer is there before a hand types',
    'deciding.refreshing: amount.fill': 'as amount.type',
  },
  money: {
    path: exchangePath,
    done: 'exchanged',
    count: async ({ account }) => {
      const { list } = valueOf(await loadRecords(account.client, { ...allRecords, type: recordGroups.exchange }, 1));
      return list.filter(({ currency, amount }) => currency === 'INR' && amount === -amounts.here).length;
    },
  },
});
