/** Cancelling a withdrawal. */
import { loadWithdrawal, loadWithdrawalOptions } from '#api/withdrawal.ts';
import { withdrawals } from '#contract/withdrawal.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { unit } from '#domain/money.ts';
import { cancelWithdrawalWalk } from '#machines/cancel-withdrawal/cancel-withdrawal.walk.ts';
import { cancelWithdrawalPath } from '../flows/money-paths.ts';
import { CancelWithdrawalPage } from '../pages/cancel-withdrawal-page.ts';
import { withdraw } from '../support/withdrawing.ts';
import type { World } from '../support/world.ts';
import type { Stage } from './playbook.ts';
import { moneyBookOf } from './settling.ts';

/** What is looked at, and whether another device cancelled it. */
const lookedAt = new WeakMap<World, { withdrawalId: string; isElsewhere: boolean }>();

const withdrawalIn = ({ world }: Pick<Stage, 'world'>) =>
  lookedAt.get(world) ?? { withdrawalId: '', isElsewhere: false };

async function cancelElsewhere({ world, account }: Stage): Promise<void> {
  const { withdrawalId } = withdrawalIn({ world });
  await account.move(withdrawals.cancelWithdrawal, { withdrawalId });
  lookedAt.set(world, { withdrawalId, isElsewhere: true });
}

const noPull = 'a sheet is not pulled; the network’s return reads the same';

export const cancelWithdrawalBook = moneyBookOf<CancelWithdrawalPage>(cancelWithdrawalWalk, {
  address: (stage) => `/user/withrecord?id=${withdrawalIn(stage).withdrawalId}&cancel=1`,
  page: (app) => new CancelWithdrawalPage(app),
  // One that is pending, made in the hours.
  ready: async ({ account, world, demo }) => {
    for (let night = 0; night < 4; night += 1) {
      const { window } = valueOf(await loadWithdrawalOptions(account.client));
      if (window.isOpen) break;
      await world.advance({ hours: 14 });
    }
    const { id } = await withdraw(account, demo, unit);
    lookedAt.set(world, { withdrawalId: id, isElsewhere: false });
  },
  outcomes: {
    'loadTerms done: processing': ({ world }) => world.advance({ hours: 2 }),
    'loadTerms done: cancelled before': cancelElsewhere,
    'settlement done: refused': cancelElsewhere,
  },
  unplayable: {
    'loadTerms failed': 'the page below reads the same first: the gallery shows it',
    'deciding.idle: terms.refresh': noPull,
    'unavailable: terms.refresh': noPull,
    'cancelled: terms.refresh': noPull,
  },
  unseen: {
    failed: 'needs a "loadTerms failed"',
    'deciding.refreshing': 'needs a pull, the network’s return or five minutes',
  },
  money: {
    path: cancelWithdrawalPath,
    done: 'cancelled',
    // Of the one that is looked at, which each path has anew.
    count: async (stage) => {
      const { withdrawalId, isElsewhere } = withdrawalIn(stage);
      const { status } = valueOf(await loadWithdrawal(stage.account.client, withdrawalId));
      return status === 'cancelled' && !isElsewhere ? 1 : 0;
    },
  },
});
