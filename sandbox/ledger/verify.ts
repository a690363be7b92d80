/** Replays the whole book and reports every invariant by its rule (product 18.5). */
import type { Context } from '#sandbox/context.ts';
import { checkBook } from './invariants/book-invariants.ts';
import type { Check } from './invariants/check.ts';
import { checkTables } from './invariants/table-invariants.ts';
import { readStoredBook } from './stored-book.ts';

export interface Verification {
  ok: boolean;
  /** How many entries were replayed. */
  entries: number;
  checks: readonly Check[];
}

export async function verify({ db }: Pick<Context, 'db'>): Promise<Verification> {
  const book = await readStoredBook(db);
  const checks = [...checkBook(book), ...(await checkTables(db))];
  return { ok: checks.every(({ ok }) => ok), entries: book.entries.length, checks };
}
