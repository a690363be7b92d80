/** What the sandbox's panel has ordered for the next withdrawal. Used once. */
import { withdrawalEnds, type WithdrawalEnd } from '#domain/scenario.ts';
import type { Context } from '#sandbox/context.ts';
import { readSetting, writeSetting } from '#sandbox/db/settings.ts';

const key = 'withdrawal.next';

const toEnd = (value: string | null): WithdrawalEnd => withdrawalEnds.find((end) => end === value) ?? 'arrives';

export const orderedEnd = async (db: Context['db']): Promise<WithdrawalEnd> => toEnd(await readSetting(db, key));

export const orderEnd = ({ db }: Pick<Context, 'db'>, end: WithdrawalEnd): Promise<void> => writeSetting(db, key, end);

/** What was ordered; from then on nothing is. */
export async function takeOrderedEnd(db: Context['db']): Promise<WithdrawalEnd> {
  const row = await db.deleteFrom('settings').where('key', '=', key).returning('value').executeTakeFirst();
  return toEnd(row?.value ?? null);
}
