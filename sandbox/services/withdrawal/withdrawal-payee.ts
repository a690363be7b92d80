/** Whom a withdrawal goes to: an address for USDT, a bank account for rupees (product 9.1). */
import { sql, type Transaction } from 'kysely';
import type { Currency } from '#domain/money.ts';
import type { Context } from '#sandbox/context.ts';
import type { Database } from '#sandbox/db/tables.ts';

export interface Payee {
  id: string;
  /** The whole address, or bank with its code, account and name: whatever decides where the money goes. */
  text: string;
  /** Something was withdrawn to it before. */
  isUsed: boolean;
}

const bookOf = { USDT: 'payout_addresses', INR: 'bank_accounts' } as const;
const textOf = { USDT: sql<string>`address`, INR: sql<string>`concat_ws(', ', bank, ifsc, account, payee)` };

/** @returns null for one that is unknown, removed, another member's, or not for this currency */
export async function findPayee(
  trx: Transaction<Database>,
  memberId: string,
  currency: Currency,
  payeeId: string,
): Promise<Payee | null> {
  const row = await trx
    .selectFrom(bookOf[currency])
    .select(['id', 'used_at', textOf[currency].as('text')])
    .where('id', '=', payeeId)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    // Nobody edits it until this transaction is through.
    .forUpdate()
    .executeTakeFirst();
  return row ? { id: row.id, text: row.text, isUsed: row.used_at !== null } : null;
}

export async function countPayees({ db }: Context, memberId: string, currency: Currency): Promise<number> {
  const { bound } = await db
    .selectFrom(bookOf[currency])
    .select(sql<bigint>`count(*)`.as('bound'))
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(bound);
}

/** @param at ms */
export async function markUsed(
  trx: Transaction<Database>,
  currency: Currency,
  payeeId: string,
  at: number,
): Promise<void> {
  await trx.updateTable(bookOf[currency]).set({ used_at: at }).where('id', '=', payeeId).execute();
}
