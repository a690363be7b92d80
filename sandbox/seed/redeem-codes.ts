/** The demo's codes to redeem: one for many, some for a single member each, one that is over. */
import { day } from '#domain/limits.ts';
import { parseDecimal } from '#domain/money.ts';
import { msg } from '#sandbox/content/msg.ts';
import type { Context } from '#sandbox/context.ts';

/** One piece each: who comes first has it. */
export const quickestCodes = ['LAST1', 'LAST2', 'LAST3', 'LAST4', 'LAST5', 'LAST6', 'LAST7', 'LAST8'] as const;

/** @param start of the demo, ms */
export async function insertRedeemCodes({ db }: Context, start: number): Promise<void> {
  await db
    .insertInto('redeem_codes')
    .values([
      {
        code: 'WELCOME5',
        name: msg({ message: 'Welcome to Dayrent', comment: 'Name of a bonus code' }).message,
        amount: parseDecimal('5.00'),
        pieces: 20,
        expires_at: start + 90 * day,
      },
      ...quickestCodes.map((code) => ({
        code,
        name: msg`For the quickest one`.message,
        amount: parseDecimal('1.00'),
        pieces: 1,
        expires_at: start + 90 * day,
      })),
      {
        code: 'OLD2026',
        name: msg({ message: 'Spring market', comment: 'Name of a bonus code' }).message,
        amount: parseDecimal('3.00'),
        pieces: 50,
        expires_at: start - 30 * day,
      },
    ])
    .execute();
}
