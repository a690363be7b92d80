/** What becomes of a recharge: each stage, told when it is opened and while it is watched. */
import { recharges } from '#contract/recharge.ts';
import { unit } from '#domain/money.ts';
import { depositWalk } from '#machines/deposit/deposit.walk.ts';
import { pathOf } from '../flows/money-paths.ts';
import { DepositPage } from '../pages/deposit-page.ts';
import type { World } from '../support/world.ts';
import { playbookOf, type Stage } from './playbook.ts';

const statusPath = pathOf(recharges.recharge);
/** Longer than it takes to be confirmed. */
const confirmed = { minutes: 2 };
/** Longer than a recharge waits. */
const over = { minutes: 31 };

/** The recharge that is followed. */
const followed = new WeakMap<World, string>();

function idIn({ world }: Pick<Stage, 'world'>): string {
  const id = followed.get(world);
  if (id === undefined) throw new Error('nothing is recharged');
  return id;
}

/** It reads by itself after some seconds. */
const readByItself = async ({ page }: Stage): Promise<void> => {
  await page.waitForResponse((response) => response.url().includes(statusPath));
};

export const depositBook = playbookOf<DepositPage>(depositWalk, {
  machine: 'deposit',
  address: (stage) => `/user/recharge?id=${idIn(stage)}`,
  page: (app) => new DepositPage(app),
  ports: { loadDeposit: statusPath },
  // Another recharge, which nobody pays unless it is said here.
  ready: async ({ world, account }) => {
    await world.payNext('none');
    const asked = { method: 'usdt', channelId: '', amount: 100n * unit } as const;
    followed.set(world, (await account.move(recharges.createRecharge, asked)).id);
  },
  outcomes: {
    'loadDeposit done: unconfirmed': ({ world }) => world.pay(idIn({ world })),
    'loadDeposit done: partial': async ({ world }) => {
      await world.pay(idIn({ world }), '50.00');
      await world.advance(confirmed);
    },
    'loadDeposit done: expired': ({ world }) => world.advance(over),
    'loadDeposit done: credited': async ({ world }) => {
      await world.pay(idIn({ world }));
      await world.advance(confirmed);
    },
    'loadDeposit done: overpaid': async ({ world }) => {
      await world.pay(idIn({ world }), '150.00');
      await world.advance(confirmed);
    },
    'loadDeposit done: late': async ({ world }) => {
      await world.advance(over);
      await world.pay(idIn({ world }));
      await world.advance(confirmed);
    },
  },
  facts: {
    'after paymentDelay': readByItself,
    'after confirmationDelay': readByItself,
  },
  unplayable: {
    'network.returned': 'a page that is offline can order no faults; the journeys play it',
  },
  unseen: { 'standing.choice': 'left at once' },
});
