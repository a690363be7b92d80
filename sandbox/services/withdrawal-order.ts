/** What the sandbox's panel has ordered for the next withdrawal. Used once. */
import type { Context } from '#sandbox/context.ts';

export const withdrawalEnds = ['arrives', 'fails', 'overdue'] as const;
export type WithdrawalEnd = (typeof withdrawalEnds)[number];

const key = 'withdrawal.next';
const usual: WithdrawalEnd = 'arrives';

const toEnd = (value: string | undefined): WithdrawalEnd => withdrawalEnds.find((end) => end === value) ?? usual;

export async function orderedEnd(db: Context['db']): Promise<WithdrawalEnd> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return toEnd(row?.value);
}

export async function orderEnd({ db }: Pick<Context, 'db'>, end: WithdrawalEnd): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key, value: end })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: end }))
    .execute();
}

/** What was ordered; from then on nothing is. */
export async function takeOrderedEnd(db: Context['db']): Promise<WithdrawalEnd> {
  const row = await db.deleteFrom('settings').where('key', '=', key).returning('value').executeTakeFirst();
  return toEnd(row?.value);
}
