import { expect, test } from 'vitest';
import { filterMachines, isMachineFilter, isMachineSort, sortMachines } from './machine-list.ts';
import { unit } from './money.ts';
import type { Product } from './product.ts';

const machine = (id: string, price: bigint | null, traits: Partial<Product> = {}): Product => ({
  id,
  name: id,
  image: '',
  status: 'onSale',
  startsAt: null,
  endsAt: null,
  terms: price === null ? null : { price: price * unit, dayReturn: price * 1_000n, validDays: 100 - Number(price) },
  sold: 0,
  stock: 2,
  held: 0,
  ...traits,
});

const list = [
  machine('starred', null, { status: 'starred' }),
  machine('dear', 60n),
  machine('cheap', 20n),
  machine('gone', 10n, { sold: 2 }),
  machine('soon', 30n, { status: 'preSale', startsAt: 2_000 }),
];
const ids = (machines: readonly Product[]) => machines.map(({ id }) => id).join(' ');

test.each([
  ['now', 'dear cheap'],
  ['under', 'cheap'],
  ['soon', 'soon'],
  ['all', 'starred dear cheap gone soon'],
] as const)('the filter %s', (filter, expected) => {
  expect(ids(filterMachines(list, filter, 1_000))).toBe(expected);
});

test.each([
  ['offered', 'starred dear cheap gone soon'],
  ['price', 'gone cheap soon dear starred'],
  ['return', 'dear soon cheap gone starred'],
  ['days', 'dear soon cheap gone starred'],
] as const)('sorted by %s', (sort, expected) => {
  expect(ids(sortMachines(list, sort))).toBe(expected);
});

test('other words of an address are no filter and no order', () => {
  expect([isMachineFilter('soon'), isMachineFilter('toString'), isMachineSort('days'), isMachineSort('')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
