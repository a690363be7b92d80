/**
 * What many ask for at once is written by one call of the database: while one is on its way, the next gathers. Who asks
 * alone waits for nobody.
 */
import { codeOf } from '#sandbox/ledger/transaction.ts';

interface Waiting<Row, Done> {
  row: Row;
  resolve: (done: Done) => void;
  reject: (error: unknown) => void;
}

/** The book is locked for as long as a batch takes: some 20 ms. */
const most = 50;

/** SQLSTATE of what may be wrong with one row alone; what is wrong with the database is told to all. */
const ofOneRow = /^(?:DR|2|40)/;

/** @param write writes all rows or none, in one transaction */
export function inBatches<Row, Done>(write: (rows: readonly Row[]) => Promise<Done>): (row: Row) => Promise<Done> {
  const waiting: Waiting<Row, Done>[] = [];
  let isWriting = false;

  async function writeBatch(batch: readonly Waiting<Row, Done>[]): Promise<void> {
    try {
      const done = await write(batch.map(({ row }) => row));
      for (const { resolve } of batch) resolve(done);
    } catch (error) {
      if (batch.length > 1 && ofOneRow.test(codeOf(error))) for (const one of batch) await writeBatch([one]);
      else for (const { reject } of batch) reject(error);
    }
  }

  async function writeWaiting(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    while (waiting.length > 0) await writeBatch(waiting.splice(0, most));
    isWriting = false;
  }

  return (row) =>
    new Promise<Done>((resolve, reject) => {
      waiting.push({ row, resolve, reject });
      void writeWaiting();
    });
}
