/** Whether renters pay for the machines at all. The panel's own; the usual thing in a fresh demo. */
import type { Context } from '#sandbox/context.ts';
import { readSetting, writeSetting } from '#sandbox/db/settings.ts';

export const earningsLevels = ['usual', 'none'] as const;
export type EarningsLevel = (typeof earningsLevels)[number];

const key = 'earnings.level';

/** A day earns at the level that stands when it ends; what it earned is then in `product_earnings` for good. */
export async function earningsLevel(db: Context['db']): Promise<EarningsLevel> {
  return (await readSetting(db, key)) === 'none' ? 'none' : 'usual';
}

/** From the day that runs on. */
export const setEarningsLevel = (db: Context['db'], level: EarningsLevel): Promise<void> =>
  writeSetting(db, key, level);
