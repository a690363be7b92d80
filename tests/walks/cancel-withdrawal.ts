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

/** The withdrawal that is looked at. */
const lookedAt = new WeakMap<World, string>();

const withdrawalIdIn = ({ world }: Pick<Stage, 'world'>): string => lookedAt.get(world) ?? '';

/** It is processed an hour after it was made. */
const process = ({ world }: Stage) => world.advance({ hours: 2 });

const noPull = 'a sheet is not pulled; the network’s return reads the same';

export const cancelWithdrawalBook = moneyBookOf<CancelWithdrawalPage>(cancelWithdrawalWalk, {
  address: (stage) => `/user/withrecord?id=${withdrawalIdIn(stage)}&cancel=1`,
  page: (app) => new CancelWithdrawalPage(app),
  // One that is pending, made in the hours.
  ready: async ({ account, world, demo }) => {
    for (let night = 0; night < 4; night += 1) {
      const { window } = valueOf(await loadWithdrawalOptions(account.client));
      if (window.isOpen) break;
      await world.advance({ hours: 14 });
    }
    const { id } = await withdraw(account, demo, unit);
    lookedAt.set(world, id);
  },
  outcomes: {
    'loadTerms done: standing': process,
    'loadTerms done: cancelled before': async (stage) => {
      await stage.account.move(withdrawals.cancelWithdrawal, { withdrawalId: withdrawalIdIn(stage) });
    },
    'settlement done: refused': process,
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
      const { status } = valueOf(await loadWithdrawal(stage.account.client, withdrawalIdIn(stage)));
      return status === 'cancelled' ? 1 : 0;
    },
  },
});
