/** How long withdrawals are open, or closed. */
import { expect } from '@playwright/test';
import { loadWithdrawalOptions } from '#api/withdrawal.ts';
import { withdrawals } from '#contract/withdrawal.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { countdownWalk } from '#machines/countdown/countdown.walk.ts';
import { pathOf } from '../flows/money-paths.ts';
import { CountdownPage } from '../pages/countdown-page.ts';
import { networkReturns } from './network.ts';
import { playbookOf } from './playbook.ts';
import { hold } from './player.ts';

export const countdownBook = playbookOf<CountdownPage>(countdownWalk, {
  machine: 'countdown',
  address: () => '/user/allExtract',
  page: (app) => new CountdownPage(app),
  facts: {
    'clock.ticked: at the end': async (stage) => {
      await expect(new CountdownPage(stage.app).frame).toBeVisible();
      const { isOpen, opensAt, closesAt } = valueOf(await loadWithdrawalOptions(stage.account.client)).window;
      const left = (isOpen ? closesAt : opensAt) - (await stage.world.now());
      await stage.world.advance({ minutes: Math.ceil(left / 60_000) });
      // What comes after the end is held, so that the end can be seen; the next answer tells the page the time.
      await stage.world.fault({ path: pathOf(withdrawals.withdrawalOptions), ...hold });
      await networkReturns(stage);
    },
  },
  unplayable: {
    'clock.ticked: before the end': 'changes no word on this screen; it is what leads to the end',
  },
});
