/** The address book: where USDT can be withdrawn to (product 9.7). */
import type { Selectable, Transaction } from 'kysely';
import { codes } from '#contract/codes.ts';
import type { Answers } from '#contract/endpoint.ts';
import type { payees } from '#contract/payees.ts';
import { addressProblems, tidyAddress, type AddressDraft } from '#domain/payee.ts';
import type { Context } from '#sandbox/context.ts';
import type { PayoutAddressesTable } from '#sandbox/db/tables-funds.ts';
import type { Database } from '#sandbox/db/tables.ts';
import type { Handlers } from '#sandbox/handler.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { refuseProblems, refuseWhenFull, withBooksOf } from './payee-book.ts';

type Endpoints = Pick<typeof payees, 'addresses' | 'addAddress' | 'editAddress' | 'removeAddress' | 'restoreAddress'>;
type Row = Selectable<PayoutAddressesTable>;

const toItem = (row: Row): Answers<Endpoints['addAddress']> => ({
  addressId: row.id,
  currency: row.currency,
  chain: row.chain,
  address: row.address,
  payeeLabel: row.label,
  used: row.used_at !== null,
});

/** The columns that a member fills. @throws Refusal badInput that names the fields */
function columnsOf(typed: AddressDraft) {
  const draft = tidyAddress(typed);
  refuseProblems(addressProblems(draft));
  const { payeeLabel: label, ...columns } = draft;
  return { ...columns, label };
}

const rowsOf = (db: Context['db'], memberId: string) =>
  db.selectFrom('payout_addresses').selectAll().where('member_id', '=', memberId);

const readBook = (db: Context['db'], memberId: string): Promise<Row[]> =>
  rowsOf(db, memberId)
    .where('removed_at', 'is', null)
    .orderBy('used_at', (used) => used.desc().nullsLast())
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .execute();

const notFound = () => new Refusal(codes.notFound, 'There is no such address');

/** As the table's unique index has it. */
const isSame =
  ({ chain, address }: Pick<AddressDraft, 'chain' | 'address'>) =>
  (row: Row): boolean =>
    row.chain === chain && row.address.toLowerCase() === address.toLowerCase();

const update = (trx: Transaction<Database>, id: string, values: Partial<Row>): Promise<Row> =>
  trx.updateTable('payout_addresses').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** One that is there already keeps its label where none was typed. */
const relabel = async (trx: Transaction<Database>, row: Row, label: string): Promise<Row> =>
  label === '' || label === row.label ? row : update(trx, row.id, { label });

export const addressHandlers: Handlers<Endpoints> = {
  addresses: async ({ db }, { caller }) => ({ data: (await readBook(db, caller.id)).map(toItem) }),

  async addAddress(context, { caller, input }) {
    const columns = columnsOf(input);
    const row = await withBooksOf(context, caller.id, async (trx) => {
      const book = await readBook(trx, caller.id);
      const same = book.find(isSame(columns));
      if (same) return relabel(trx, same, columns.label);
      refuseWhenFull(book);
      const id = `address-${context.random.hex(8)}`;
      const values = { id, member_id: caller.id, ...columns, added_at: context.clock.now() };
      return trx.insertInto('payout_addresses').values(values).returningAll().executeTakeFirstOrThrow();
    });
    return { data: toItem(row) };
  },

  async editAddress(context, { caller, input }) {
    const columns = columnsOf(input);
    const row = await withBooksOf(context, caller.id, async (trx) => {
      const book = await readBook(trx, caller.id);
      const old = book.find(({ id }) => id === input.addressId);
      if (!old) throw notFound();
      if (old.chain === columns.chain && old.address === columns.address) {
        return old.label === columns.label ? old : update(trx, old.id, { label: columns.label });
      }
      const same = book.find((row) => row !== old && isSame(columns)(row));
      if (!same) return update(trx, old.id, { ...columns, used_at: null });
      // It has become another one of the book: that one stays.
      await update(trx, old.id, { removed_at: context.clock.now() });
      return relabel(trx, same, columns.label);
    });
    return { data: toItem(row) };
  },

  async removeAddress(context, { caller, input }) {
    await withBooksOf(context, caller.id, async (trx) => {
      const row = await rowsOf(trx, caller.id).where('id', '=', input.addressId).executeTakeFirst();
      if (!row) throw notFound();
      if (row.removed_at === null) await update(trx, row.id, { removed_at: context.clock.now() });
    });
    return { data: {} };
  },

  async restoreAddress(context, { caller, input }) {
    const row = await withBooksOf(context, caller.id, async (trx) => {
      const removed = await rowsOf(trx, caller.id).where('id', '=', input.addressId).executeTakeFirst();
      if (!removed) throw notFound();
      const book = await readBook(trx, caller.id);
      // It is back already, or was added again meanwhile.
      const same = book.find(isSame(removed));
      if (same) return same;
      refuseWhenFull(book);
      return update(trx, removed.id, { removed_at: null });
    });
    return { data: toItem(row) };
  },
};
