/**
 * Capital records as a file for spreadsheets: RFC 4180, names and codes of types and statuses in English whatever the
 * language, so that files fit together; amounts exact, times in UTC.
 */
import { csvOf, harmless } from './csv.ts';
import { toDecimal } from './money.ts';
import type { MoneyRecord } from './wallet.ts';

const columns = ['time', 'type', 'status', 'amount', 'currency', 'about', 'record'] as const;

const cellsOf = (record: MoneyRecord): string[] => [
  new Date(record.at).toISOString(),
  record.type,
  record.status,
  // A number with its sign: no formula.
  toDecimal(record.amount),
  // In each row: a part of the file says it, too (rule P1).
  `play ${record.currency}`,
  harmless(record.about),
  harmless(record.id),
];

/** @returns lines that end in CRLF, the first one with the columns' names */
export const recordsCsv = (records: readonly MoneyRecord[]): string => csvOf([[...columns], ...records.map(cellsOf)]);
