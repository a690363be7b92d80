/** The walks of every machine, by its folder. `npm run check` fails for a machine that is not here. */
import type { AnyWalk } from './model/walk.ts';
import { resumedSettlementWalk, settlementWalk } from './settlement/settlement.walk.ts';
import { withdrawalWalk } from './withdrawal/withdrawal.walk.ts';

export const walks: Readonly<Record<string, readonly AnyWalk[]>> = {
  settlement: [settlementWalk, resumedSettlementWalk],
  withdrawal: [withdrawalWalk],
};

/** The file that keeps a walk's list, from the root of the repository. */
export const listFile = (folder: string, { name }: AnyWalk): string =>
  `machines/${folder}/${folder}${name === undefined ? '' : `-${name}`}.walk.txt`;

/** The file of the counts, from the root of the repository. */
export const countsFile = 'reports/walks.json';
