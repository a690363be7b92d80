/**
 * The published figures as a file for spreadsheets: a row for all products, then one for each. Every row says which entry
 * of the book it was computed at; units are in the names of the columns, amounts are exact, times in UTC.
 */
import { csvOf, harmless } from './csv.ts';
import { toDecimal } from './money.ts';
import type { ProductFigures, Transparency } from './transparency.ts';

const columns = [
  'row',
  'product',
  'name',
  'stock_machines',
  'sold_machines',
  'running_orders',
  'escrow_play_usdt',
  'earned_play_usdt',
  'management_fee_play_usdt',
  'income_out_play_usdt',
  'not_paid_out_play_usdt',
  'shortfall_play_usdt',
  'days_due',
  'days_paid_in_full',
  'time_utc',
  'book_entry',
  'book_hash',
] as const;

const cellsOf = (figures: ProductFigures): string[] => [
  String(figures.stock),
  String(figures.sold),
  String(figures.running),
  toDecimal(figures.escrow),
  toDecimal(figures.earned),
  toDecimal(figures.fee),
  toDecimal(figures.paid),
  toDecimal(figures.revenue),
  toDecimal(figures.shortfall),
  String(figures.daysDue),
  String(figures.daysInFull),
];

/** @returns lines that end in CRLF, the first one with the columns' names */
export function transparencyCsv({ at, entryId, bookHash, total, products }: Transparency): string {
  const snapshot = [new Date(at).toISOString(), entryId, bookHash];
  return csvOf([
    columns,
    ['total', '', '', ...cellsOf(total), ...snapshot],
    ...products.map((one) => ['product', harmless(one.id), harmless(one.name), ...cellsOf(one), ...snapshot]),
  ]);
}
