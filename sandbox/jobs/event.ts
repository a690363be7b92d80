import type { BookTransaction } from '#sandbox/ledger/transaction.ts';

/** Something that the jobs do at its time. A slice sorts its events and runs them in order. */
export interface JobEvent {
  /** ms. */
  at: number;
  run(transaction: BookTransaction): Promise<void>;
}

/** What a slice asks each kind of event for. */
export interface EventQuery {
  /** Exclusive, ms. */
  before: number;
  /** At most so many of each kind, those that are due first. */
  most: number;
  /** Of one member alone. */
  memberId?: string;
}

export interface FoundEvents {
  events: JobEvent[];
  /** Up to when nothing is missing, ms: of a kind that has more than was asked for, nothing is known after its last one. */
  known: number;
}

/** @param rows in the order of their times */
export function eventsOf<Row>(
  rows: readonly Row[],
  { most }: EventQuery,
  timeOf: (row: Row) => number,
  events: JobEvent[],
): FoundEvents {
  const last = rows.at(-1);
  return { events, known: last === undefined || rows.length < most ? Infinity : timeOf(last) };
}
