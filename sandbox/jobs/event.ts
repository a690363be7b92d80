import type { BookTransaction } from '#sandbox/ledger/transaction.ts';

/** Something that the jobs do at its time. A step sorts its events and runs them in order. */
export interface JobEvent {
  /** ms. */
  at: number;
  run(transaction: BookTransaction): Promise<void>;
}
