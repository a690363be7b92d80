import { expect, it } from 'vitest';
import { unit } from './money.ts';
import { transparencyCsv } from './transparency-csv.ts';
import type { ProductFigures, Transparency } from './transparency.ts';

const figures: ProductFigures = {
  stock: 40,
  sold: 12,
  running: 9,
  escrow: 900n * unit,
  earned: 1_234_567_891n,
  fee: 123_456_789n,
  paid: 1_000n * unit,
  revenue: 111_111_102n,
  shortfall: 0n,
  daysDue: 20,
  daysInFull: 18,
};

const told = (name: string): Transparency => ({
  entryId: '1042',
  bookHash: 'ab'.repeat(32),
  at: Date.UTC(2026, 10, 16, 4, 30),
  published: { root: 'cd'.repeat(32), total: { USDT: 0n, INR: 0n }, count: 0 },
  total: figures,
  products: [{ id: 'crane', name, ...figures }],
  promotion: { balance: 0n, in: [], out: [] },
  outside: {
    recharged: { USDT: 0n, INR: 0n },
    withdrawn: { USDT: 0n, INR: 0n },
    withdrawalFees: { USDT: 0n, INR: 0n },
    forfeited: { USDT: 0n, INR: 0n },
    managementFees: 0n,
    sold: 0n,
    bought: 0n,
  },
});

const row = '40,12,9,900.00,1234.567891,123.456789,1000.00,111.111102,0.00,20,18';
const snapshot = `2026-11-16T04:30:00.000Z,1042,${'ab'.repeat(32)}`;

it('has a row for all and one for each product, with units, exact amounts and the entry of the book', () => {
  expect(transparencyCsv(told('Harbour crane')).split('\r\n')).toEqual([
    'row,product,name,stock_machines,sold_machines,running_orders,escrow_play_usdt,earned_play_usdt,management_fee_play_usdt,income_out_play_usdt,not_paid_out_play_usdt,shortfall_play_usdt,days_due,days_paid_in_full,time_utc,book_entry,book_hash',
    `total,,,${row},${snapshot}`,
    `product,crane,Harbour crane,${row},${snapshot}`,
    '',
  ]);
});

it('has a number in each column for each product, and none for a world without', () => {
  const lines = transparencyCsv({ ...told(''), products: [] }).split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines.slice(0, 2).map((line) => line.split(',').length)).toEqual([17, 17]);
});

it.each([
  ['=cmd|"/c calc"!A1', `"'=cmd|""/c calc""!A1"`],
  ['-4', "'-4"],
  ['a, b', '"a, b"'],
])('runs no formula: %s', (name, written) => {
  expect(transparencyCsv(told(name))).toContain(`product,crane,${written},40,`);
});
