/** The whole database at one instant, with the state of the book in it: figures that are read together fit together. */
import type { Kysely } from 'kysely';
import type { Context } from '#sandbox/context.ts';
import type { Database } from '#sandbox/db/tables.ts';

/** The end of the book at an instant. */
export interface BookState {
  entryId: bigint;
  /** Names the whole book up to there. */
  hash: string;
}

/** @param read may use `trx` only: the embedded database has one connection */
export const atBookState = <T>(
  { db }: Pick<Context, 'db'>,
  read: (trx: Kysely<Database>, state: BookState) => Promise<T>,
): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const head = await trx.selectFrom('book_head').select(['entry_id', 'hash']).executeTakeFirstOrThrow();
      return read(trx, { entryId: head.entry_id, hash: head.hash });
    });
