/** Receiving the income that fell due. */
import { loadWallet } from '#api/wallet.ts';
import { assets } from '#contract/assets.ts';
import { income } from '#contract/income.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { incomeWalk } from '#machines/income/income.walk.ts';
import { pathOf, takePath } from '../flows/money-paths.ts';
import { IncomePage } from '../pages/income-page.ts';
import type { World } from '../support/world.ts';
import type { Stage } from './playbook.ts';
import { moneyBookOf } from './settling.ts';

/** Where another device took what was due. */
const takenElsewhere = new WeakSet<World>();

const isDue = async ({ account }: Stage) => valueOf(await loadWallet(account.client)).due > 0n;

async function takeElsewhere({ account, world }: Stage): Promise<void> {
  await account.move(income.takeIncome, {});
  takenElsewhere.add(world);
}

export const incomeBook = moneyBookOf<IncomePage>(incomeWalk, {
  address: () => '/user/receiveincome',
  page: (app) => new IncomePage(app),
  ports: { loadTerms: pathOf(assets.wallet) },
  // On a weekend nothing falls due.
  ready: async (stage) => {
    takenElsewhere.delete(stage.world);
    for (let night = 0; night < 3 && !(await isDue(stage)); night += 1) await stage.world.advance({ days: 1 });
  },
  outcomes: {
    'loadTerms done: nothing': takeElsewhere,
    'settlement done: refused': takeElsewhere,
  },
  money: {
    path: takePath,
    done: 'taken',
    // All that is due is taken at once: since `ready` it happened or it did not, and the book holds each day once.
    count: async (stage) => (takenElsewhere.has(stage.world) || (await isDue(stage)) ? 0 : 1),
  },
});
