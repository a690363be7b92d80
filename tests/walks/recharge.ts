/** Recharging rupees. */
import { cancelIntent } from '#api/intents.ts';
import { allRecords, loadRecords } from '#api/wallet.ts';
import { recharges } from '#contract/recharge.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { recordGroups } from '#domain/wallet.ts';
import { rechargeWalk } from '#machines/recharge/recharge.walk.ts';
import { pathOf, rechargePath } from '../flows/money-paths.ts';
import { RechargePage } from '../pages/recharge-page.ts';
import { keptIntent } from '../support/kept-intent.ts';
import type { FlowPage } from './playbook.ts';
import { moneyBookOf } from './settling.ts';

type Gesture = Parameters<RechargePage['send']>[0];

export const rechargeBook = moneyBookOf<FlowPage<Gesture>>(rechargeWalk, {
  address: () => '/user/cashrecharge',
  // Once it is created, its own page takes its place.
  page: (app) => {
    const recharge = new RechargePage(app);
    const frame = recharge.frame.and(app.page.locator(':not([data-state="created"])'));
    return { frame: frame.or(app.page.locator('[data-machine="deposit"]')), send: (event) => recharge.send(event) };
  },
  ports: { loadTerms: pathOf(recharges.rechargeOptions) },
  outcomes: {
    // Another tab, which has the same intent, sent it in vain and dropped it.
    'settlement done: refused': async ({ account, page }) => {
      await cancelIntent(account.client, await keptIntent(page, 'rechargeCash'), recharges.createRecharge);
    },
  },
  unplayable: {
    'loading: channel.choose: UPI':
      'the form is there once terms were read, and the answer comes before a hand chooses',
    'loading: amount.type: 500': 'as channel.choose',
    'loading: amount.type: 499': 'as channel.choose',
    'deciding.refreshing: channel.choose: UPI': 'the answer is there before a hand chooses',
    'deciding.refreshing: amount.type: 500': 'as channel.choose',
    'deciding.refreshing: amount.type: 499': 'as channel.choose',
  },
  unseen: { created: 'the page of the recharge takes its place at once, and says "credited"' },
  money: {
    path: rechargePath,
    done: 'credited',
    count: async ({ account }) =>
      valueOf(await loadRecords(account.client, { ...allRecords, type: recordGroups.recharge }, 1)).total,
  },
});
