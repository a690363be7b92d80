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
import { playbookOf, type FlowPage } from './playbook.ts';
import { settlingBy } from './settling.ts';

type Gesture = Parameters<RechargePage['send']>[0];

export const rechargeBook = playbookOf<FlowPage<Gesture>>(rechargeWalk, {
  machine: 'recharge',
  address: () => '/user/cashrecharge',
  // Once it is created, its own page takes its place.
  page: (app) => {
    const recharge = new RechargePage(app);
    const frame = recharge.frame.and(app.page.locator(':not([data-state="created"])'));
    return { frame: frame.or(app.page.locator('[data-machine="deposit"]')), send: (event) => recharge.send(event) };
  },
  ports: { loadDesk: pathOf(recharges.rechargeOptions) },
  inner: settlingBy(rechargePath),
  outcomes: {
    // Another tab, which has the same intent, sent it in vain and dropped it.
    'settlement done: refused': async ({ account, page }) => {
      await cancelIntent(account.client, await keptIntent(page, 'rechargeCash'), recharges.createRecharge);
    },
  },
  unplayable: {
    'loadDesk done: sent before': 'is what a closed tab leaves behind: deaths.spec.ts',
    'loadDesk done: kept': 'comes from a device whose server is gone: old-figures.spec.ts plays it',
    'after rereadDelay': 'takes five minutes of real time; the pull leads there too',
    'refreshing: channel.choose: UPI': 'the answer is there before a hand chooses',
    'refreshing: amount.type: 500': 'as channel.choose',
    'refreshing: amount.type: 499': 'as channel.choose',
    'settlement done: dropped': 'is the end of the settlement’s own path',
    'settlement failed': 'a settlement has no failure of its own',
    'network.lost': 'a page that is offline can order no faults; the journeys play it',
    'network.returned': 'as network.lost',
  },
  unseen: { created: 'the page of the recharge takes its place at once, and says "credited"' },
  money: {
    path: rechargePath,
    done: 'credited',
    count: async ({ account }) =>
      valueOf(await loadRecords(account.client, { ...allRecords, type: recordGroups.recharge }, 1)).total,
  },
});
