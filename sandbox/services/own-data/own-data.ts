/** All that is kept about a member: how much of each kind, and the whole as one JSON document (product 5.17). */
import { sql, type Kysely } from 'kysely';
import type { ownData } from '#contract/own-data.ts';
import { dataKinds } from '#domain/own-data.ts';
import { toDecimal } from '#domain/money.ts';
import type { Database } from '#sandbox/db/tables.ts';
import { picturePath } from '#sandbox/services/members/person.ts';
import type { VisitHandlers } from '#sandbox/visit.ts';
import { ownTables, type OwnTable } from './own-tables.ts';

type Row = Readonly<Record<string, unknown>>;

const rowsOf = ({ table, whose, order }: OwnTable, memberId: string) => sql`from ${sql.table(table)}
  where ${whose ? whose(memberId) : sql`member_id = ${memberId}`} order by ${sql.ref(order)}`;

/** Places in the book, which are no amounts. */
const isPlace = (column: string): boolean => column === 'id' || /entry(_id)?$/.test(column);
const isInstant = (column: string): boolean => /(^|_)(at|until|since|from|to|day)$/.test(column);

/** As a person reads it: amounts in decimals, instants in ISO 8601. */
function readable(column: string, value: unknown): unknown {
  if (typeof value === 'bigint') return isPlace(column) ? String(value) : toDecimal(value);
  return typeof value === 'number' && value > 1e11 && isInstant(column) ? new Date(value).toISOString() : value;
}

function toItem({ table, without = [] }: OwnTable, row: Row): Row {
  const told = Object.entries(row).filter(([column]) => !without.includes(column));
  const item = Object.fromEntries(told.map(([column, value]) => [column, readable(column, value)]));
  return table === 'uploads' ? { ...item, address: `${picturePath}/${String(row['id'])}` } : item;
}

/** Columns that are left out aren't even read: pictures are large. */
async function itemsOf(db: Kysely<Database>, own: OwnTable, memberId: string): Promise<Row[]> {
  const { rows: columns } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${own.table} order by ordinal_position`.execute(db);
  const names = columns.map(({ name }) => name).filter((name) => own.without?.includes(name) !== true);
  const { rows } = await sql<Row>`select ${sql.join(names.map((name) => sql.ref(name)))}
    ${rowsOf(own, memberId)}`.execute(db);
  return rows.map((row) => toItem(own, row));
}

/** Everything of one instant. */
const atOnce = <T>(db: Kysely<Database>, read: (trx: Kysely<Database>) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').execute(read);

export const ownDataHandlers: Pick<VisitHandlers<typeof ownData>, 'ownData' | 'ownDataFile'> = {
  async ownData({ db }, { caller }) {
    const counts = await atOnce(db, async (trx) => {
      const found = new Map<string, number>();
      for (const own of ownTables) {
        const { rows } = await sql<{ count: bigint }>`select count(*) as count
          from (select 1 ${rowsOf(own, caller.id)}) as rows`.execute(trx);
        found.set(own.kind, (found.get(own.kind) ?? 0) + Number(rows[0]?.count ?? 0));
      }
      return found;
    });
    return { data: { kinds: dataKinds.map((kind) => ({ kind, count: counts.get(kind) ?? 0 })) } };
  },

  async ownDataFile({ db, clock }, { caller }) {
    const time = clock.now();
    const kinds = await atOnce(db, async (trx) => {
      const all: Record<string, Record<string, Row[]>> = {};
      for (const own of ownTables) {
        const kind = (all[own.kind] ??= {});
        kind[own.table] = await itemsOf(trx, own, caller.id);
      }
      return all;
    });
    const ownData = JSON.stringify(
      { about: 'Dayrent, play money only', member: caller.id, writtenAt: new Date(time).toISOString(), ...kinds },
      null,
      2,
    );
    return { data: { time, ownData } };
  },
};
