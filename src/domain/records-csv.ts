/**
 * Capital records as a file for spreadsheets: RFC 4180, names and codes of types and statuses in English whatever the
 * language, so that files fit together; amounts exact, times in UTC.
 */
import { toDecimal } from './money.ts';
import type { MoneyRecord } from './wallet.ts';

const columns = ['time', 'type', 'status', 'amount', 'currency', 'about', 'record'] as const;

/** A text that a spreadsheet would run as a formula gets an apostrophe in front, and is shown as it is. */
const harmless = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const cellsOf = (record: MoneyRecord): string[] => [
  new Date(record.at).toISOString(),
  record.type,
  record.status,
  // A number with its sign: no formula.
  toDecimal(record.amount),
  record.currency,
  harmless(record.about),
  harmless(record.id),
];

/** @returns lines that end in CRLF, the first one with the columns' names */
export const recordsCsv = (records: readonly MoneyRecord[]): string =>
  [[...columns], ...records.map(cellsOf)].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
