/** What the address book (product 9.7) and the bank accounts (product 9.8) have in common. */
import type { Transaction } from 'kysely';
import { codes } from '#contract/codes.ts';
import type { Context } from '#sandbox/context.ts';
import type { Database } from '#sandbox/db/tables.ts';
import { Refusal } from '#sandbox/refusal.ts';

/** Addresses, and bank accounts, that one member can have. Ours. */
export const bookSize = 20;

/** Changes of one member's books come one after the other: what `work` has looked at stays so. */
export const withBooksOf = <T>(
  { db }: Context,
  memberId: string,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await trx.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().executeTakeFirstOrThrow();
    return work(trx);
  });

/** @throws Refusal bookFull */
export function refuseWhenFull(book: readonly unknown[]): void {
  if (book.length >= bookSize) {
    throw new Refusal(codes.bookFull, `${bookSize} are as many as fit. Please remove one first`);
  }
}

/** @throws Refusal badInput that names the fields */
export function refuseProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new Refusal(codes.badInput, `Not valid: ${problems.join(', ')}`);
}
