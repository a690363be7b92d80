/** Redeeming a code. */
import { allRecords, loadRecords } from '#api/wallet.ts';
import { redeemCode } from '#contract/gift.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { recordGroups } from '#domain/wallet.ts';
import { redeemWalk } from '#machines/redeem/redeem.walk.ts';
import { quickestCodes } from '#sandbox/seed/redeem-codes.ts';
import { redeemPath } from '../flows/money-paths.ts';
import { RedeemPage } from '../pages/redeem-page.ts';
import { Account } from '../support/account.ts';
import type { World } from '../support/world.ts';
import { playbookOf, type Stage } from './playbook.ts';
import { settlingBy } from './settling.ts';

/** The codes of a world that nobody has redeemed yet. */
const unused = new WeakMap<World, readonly string[]>();

function codeIn({ world }: Pick<Stage, 'world'>): string {
  const [code] = unused.get(world) ?? quickestCodes;
  if (code === undefined) throw new Error('all codes are redeemed');
  return code;
}

async function redeemedBy({ client }: Account): Promise<number> {
  const { list } = valueOf(await loadRecords(client, { ...allRecords, type: recordGroups.bonus }, 1, 100));
  return list.filter(({ id }) => id.startsWith('redeem-')).length;
}

const othersOf = ({ world, demo }: Stage) => Account.of(world, demo.emptyPhone, demo.password);

export const redeemBook = playbookOf<RedeemPage>(redeemWalk, {
  machine: 'redeem',
  address: () => '/user/reward',
  page: (app) => new RedeemPage(app),
  inner: settlingBy(redeemPath),
  gestures: {
    'code.type: LAST1': ({ world }) => ({ type: 'code.type', text: codeIn({ world }) }),
  },
  // A code that is there for one member, and nobody has it yet.
  ready: async (stage) => {
    const taken = (await redeemedBy(stage.account)) + (await redeemedBy(await othersOf(stage)));
    unused.set(stage.world, quickestCodes.slice(taken));
  },
  outcomes: {
    // Somebody else was quicker.
    'settlement done: refused': async (stage) => {
      const others = await othersOf(stage);
      await others.move(redeemCode, { code: codeIn(stage) });
    },
  },
  unplayable: {
    'openIntent done: sent before': 'is what a closed tab leaves behind: deaths.spec.ts',
    'openIntent done: no place for an intent': 'needs a device whose storage is full; the gallery shows it',
    'openIntent failed': 'asks nobody: without a place for an intent the form says so',
    'opening: code.type: LAST1': 'the device opens an intent faster than a hand types',
    'refused: form.open': 'is offered where the promotion budget is empty; a code that is gone is mended by typing',
    'settlement done: dropped': 'is the end of the settlement’s own path',
    'settlement failed': 'a settlement has no failure of its own',
    'network.lost': 'a page that is offline can order no faults; the journeys play it',
    'network.returned': 'as network.lost',
  },
  unseen: { failed: 'needs an "openIntent failed"' },
  money: { path: redeemPath, done: 'redeemed', count: ({ account }) => redeemedBy(account) },
});
