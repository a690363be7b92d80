/** Redeeming a code. */
import { allRecords, loadRecords } from '#api/wallet.ts';
import { redeemCode } from '#contract/redeem.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { recordGroups } from '#domain/wallet.ts';
import { redeemWalk } from '#machines/redeem/redeem.walk.ts';
import { quickestCodes } from '#sandbox/seed/redeem-codes.ts';
import { pathOf } from '../flows/money-paths.ts';
import { RedeemPage } from '../pages/redeem-page.ts';
import { Account } from '../support/account.ts';
import type { World } from '../support/world.ts';
import type { Stage } from './playbook.ts';
import { moneyBookOf } from './settling.ts';

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

export const redeemBook = moneyBookOf<RedeemPage>(redeemWalk, {
  address: () => '/user/reward',
  page: (app) => new RedeemPage(app),
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
    'loadTerms failed': 'asks nobody: without a place for an intent the form says so',
    'loading: code.type: LAST1': 'the device opens an intent faster than a hand types',
    'deciding.refreshing: code.type: LAST1': 'as in loading',
    'refused: form.open': 'is offered where the promotion budget is empty; a code that is gone is mended by typing',
  },
  fleeting: ['deciding.refreshing'],
  unseen: { failed: 'needs a "loadTerms failed"' },
  money: { path: pathOf(redeemCode), done: 'redeemed', count: ({ account }) => redeemedBy(account) },
});
