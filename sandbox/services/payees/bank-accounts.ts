/** Bank accounts: where rupees can be withdrawn to (product 9.8). */
import type { Selectable, Transaction } from 'kysely';
import { codes } from '#contract/codes.ts';
import type { Answers } from '#contract/endpoint.ts';
import type { payees } from '#contract/payees.ts';
import { bankProblems, tidyBank, type BankDraft } from '#domain/payee.ts';
import type { Context } from '#sandbox/context.ts';
import type { BankAccountsTable } from '#sandbox/db/tables-funds.ts';
import type { Database } from '#sandbox/db/tables.ts';
import type { Handlers } from '#sandbox/handler.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { refuseProblems, refuseWhenFull, withBooksOf } from './payee-book.ts';

type Endpoints = Pick<typeof payees, 'banks' | 'modifyBank' | 'removeBank' | 'restoreBank'>;
type Row = Selectable<BankAccountsTable>;

const toItem = (row: Row): Answers<Endpoints['modifyBank']> => ({
  bankId: row.id,
  bank: row.bank,
  payee: row.payee,
  account: row.account,
  realName: row.real_name,
  ifsc: row.ifsc,
  payeeLabel: row.label,
  used: row.used_at !== null,
});

/** The columns that a member fills. @throws Refusal badInput that names the fields */
function columnsOf(typed: BankDraft) {
  const draft = tidyBank(typed);
  refuseProblems(bankProblems(draft));
  const { realName, payeeLabel, ...columns } = draft;
  return { ...columns, real_name: realName, label: payeeLabel };
}

const rowsOf = (db: Context['db'], memberId: string) =>
  db.selectFrom('bank_accounts').selectAll().where('member_id', '=', memberId);

const readBook = (db: Context['db'], memberId: string): Promise<Row[]> =>
  rowsOf(db, memberId)
    .where('removed_at', 'is', null)
    .orderBy('used_at', (used) => used.desc().nullsLast())
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .execute();

const notFound = () => new Refusal(codes.notFound, 'There is no such bank account');

type Columns = ReturnType<typeof columnsOf>;

/** As the table's unique index has it. */
const isSame =
  ({ ifsc, account }: Pick<Columns, 'ifsc' | 'account'>) =>
  (row: Row): boolean =>
    row.ifsc === ifsc && row.account === account;

/** But for its label. */
const isUnchanged = (row: Row, columns: Columns): boolean =>
  (Object.keys(columns) as (keyof Columns)[]).every((name) => name === 'label' || row[name] === columns[name]);

const update = (trx: Transaction<Database>, id: string, values: Partial<Row>): Promise<Row> =>
  trx.updateTable('bank_accounts').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** One that is there already keeps its label where none was typed. */
const relabel = async (trx: Transaction<Database>, row: Row, label: string): Promise<Row> =>
  label === '' || label === row.label ? row : update(trx, row.id, { label });

async function add(context: Context, memberId: string, columns: Columns): Promise<Row> {
  return withBooksOf(context, memberId, async (trx) => {
    const book = await readBook(trx, memberId);
    const same = book.find(isSame(columns));
    if (same) return relabel(trx, same, columns.label);
    refuseWhenFull(book);
    const id = `bank-${context.random.hex(8)}`;
    const values = { id, member_id: memberId, ...columns, added_at: context.clock.now() };
    return trx.insertInto('bank_accounts').values(values).returningAll().executeTakeFirstOrThrow();
  });
}

async function edit(context: Context, memberId: string, bankId: string, columns: Columns): Promise<Row> {
  return withBooksOf(context, memberId, async (trx) => {
    const book = await readBook(trx, memberId);
    const old = book.find(({ id }) => id === bankId);
    if (!old) throw notFound();
    if (isUnchanged(old, columns)) {
      return old.label === columns.label ? old : update(trx, old.id, { label: columns.label });
    }
    const same = book.find((row) => row !== old && isSame(columns)(row));
    if (!same) return update(trx, old.id, { ...columns, used_at: null });
    // It has become another one that is there: that one stays.
    await update(trx, old.id, { removed_at: context.clock.now() });
    return relabel(trx, same, columns.label);
  });
}

export const bankHandlers: Handlers<Endpoints> = {
  banks: async ({ db }, { caller }) => ({ data: (await readBook(db, caller.id)).map(toItem) }),

  async modifyBank(context, { caller, input: { bankId, ...typed } }) {
    const columns = columnsOf(typed);
    const row = bankId ? await edit(context, caller.id, bankId, columns) : await add(context, caller.id, columns);
    return { data: toItem(row) };
  },

  async removeBank(context, { caller, input }) {
    await withBooksOf(context, caller.id, async (trx) => {
      const row = await rowsOf(trx, caller.id).where('id', '=', input.bankId).executeTakeFirst();
      if (!row) throw notFound();
      if (row.removed_at === null) await update(trx, row.id, { removed_at: context.clock.now() });
    });
    return { data: {} };
  },

  async restoreBank(context, { caller, input }) {
    const row = await withBooksOf(context, caller.id, async (trx) => {
      const removed = await rowsOf(trx, caller.id).where('id', '=', input.bankId).executeTakeFirst();
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
