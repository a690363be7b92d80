/**
 * What many ask for at once is asked of the database in one call: while one is on its way, the next gathers. Who asks
 * alone waits for a few empty turns of the event loop.
 */
import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from './db/tables.ts';
import { codeOf } from './ledger/transaction.ts';

interface Waiting<Row, Done> {
  row: Row;
  resolve: (done: Done) => void;
  reject: (error: unknown) => void;
}

/** The book is locked for as long as a batch of orders takes: some 20 ms. */
const most = 50;

/** Of the event loop, until a batch is sent: who comes at once is read from their sockets in several (decision 0083). */
const turns = 4;

/** SQLSTATE of what may be wrong with one row alone; what is wrong with the database is told to all. */
const ofOneRow = /^(?:DR|2|40)/;

/**
 * @param ask for all rows; if it writes, it writes all or none, in one transaction
 * @param atOnce batches on their way
 */
export function inBatches<Row, Done>(
  ask: (rows: readonly Row[]) => Promise<Done>,
  atOnce = 1,
): (row: Row) => Promise<Done> {
  const waiting: Waiting<Row, Done>[] = [];
  let isGathering = false;
  let running = 0;

  async function askFor(batch: readonly Waiting<Row, Done>[]): Promise<void> {
    try {
      const done = await ask(batch.map(({ row }) => row));
      for (const { resolve } of batch) resolve(done);
    } catch (error) {
      if (batch.length > 1 && ofOneRow.test(codeOf(error))) for (const one of batch) await askFor([one]);
      else for (const { reject } of batch) reject(error);
    }
  }

  async function gather(): Promise<void> {
    if (isGathering || running === atOnce || waiting.length === 0) return;
    isGathering = true;
    for (let turn = 0; turn < turns; turn += 1) await setImmediate();
    isGathering = false;
    running += 1;
    const asked = askFor(waiting.splice(0, most));
    void gather();
    await asked;
    running -= 1;
    void gather();
  }

  return (row) =>
    new Promise<Done>((resolve, reject) => {
      waiting.push({ row, resolve, reject });
      void gather();
    });
}

type Db = Kysely<Database>;

/** The same, with batches of their own on each database. */
export function batchesOf<Row, Done>(
  ask: (db: Db, rows: readonly Row[]) => Promise<Done>,
  atOnce = 1,
): (db: Db, row: Row) => Promise<Done> {
  const known = new WeakMap<Db, (row: Row) => Promise<Done>>();
  return (db, row) => {
    const add = known.get(db) ?? inBatches((rows: readonly Row[]) => ask(db, rows), atOnce);
    known.set(db, add);
    return add(row);
  };
}
