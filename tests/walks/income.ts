/** Receiving the income that fell due. */
import { loadWallet } from '#api/wallet.ts';
import { assets } from '#contract/assets.ts';
import { income } from '#contract/income.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { incomeWalk } from '#machines/income/income.walk.ts';
import { pathOf, takePath } from '../flows/money-paths.ts';
import { IncomePage } from '../pages/income-page.ts';
import type { World } from '../support/world.ts';
import { playbookOf, type Stage } from './playbook.ts';
import { settlingBy } from './settling.ts';

/** Where another device took what was due. */
const takenElsewhere = new WeakSet<World>();

const isDue = async ({ account }: Stage) => valueOf(await loadWallet(account.client)).due > 0n;

async function takeElsewhere({ account, world }: Stage): Promise<void> {
  await account.move(income.takeIncome, {});
  takenElsewhere.add(world);
}

export const incomeBook = playbookOf<IncomePage>(incomeWalk, {
  machine: 'income',
  address: () => '/user/receiveincome',
  page: (app) => new IncomePage(app),
  ports: { loadDue: pathOf(assets.wallet) },
  inner: settlingBy(takePath),
  // On a weekend nothing falls due.
  ready: async (stage) => {
    takenElsewhere.delete(stage.world);
    for (let night = 0; night < 3 && !(await isDue(stage)); night += 1) await stage.world.advance({ days: 1 });
  },
  outcomes: {
    'loadDue done: nothing': takeElsewhere,
    'settlement done: refused': takeElsewhere,
  },
  unplayable: {
    'loadDue done: sent before': 'is what a closed tab leaves behind: deaths.spec.ts',
    'loadDue done: no place for an intent': 'needs a device whose storage is full; the gallery shows it',
    'loadDue done: kept': 'comes from a device whose server is gone: old-figures.spec.ts plays it',
    'after rereadDelay': 'takes five minutes of real time; the pull leads there too',
    'settlement done: dropped': 'is the end of the settlement’s own path',
    'settlement failed': 'a settlement has no failure of its own',
    'network.lost': 'a page that is offline can order no faults; the journeys play it',
    'network.returned': 'as network.lost',
  },
  money: {
    path: takePath,
    done: 'taken',
    // All that is due is taken at once: since `ready` it happened or it did not, and the book holds each day once.
    count: async (stage) => (takenElsewhere.has(stage.world) || (await isDue(stage)) ? 0 : 1),
  },
});
