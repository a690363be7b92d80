import { expect, test } from 'vitest';
import { filterMachines, findMachines, isMachineFilter, isMachineSort, sortMachines } from './machine-list.ts';
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
  fullDays: 0,
  countedDays: 0,
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

test('sorted by the share of days paid in full: what no day was counted for comes last', () => {
  const paid = (id: string, fullDays: number, countedDays: number) => machine(id, 20n, { fullDays, countedDays });
  const some = [paid('none', 0, 0), paid('half', 15, 30), paid('all', 3, 3), paid('never', 0, 9), paid('most', 29, 30)];
  expect(ids(sortMachines(some, 'paid'))).toBe('all most half never none');
  expect(ids(sortMachines([...some, paid('same', 1, 2)], 'paid'))).toBe('all most half same never none');
});

test('found by a part of the name, whatever its case and accents', () => {
  const named = ['Água Still', 'Harbour Crane', '100% Wind_Mill'].map((name) => machine(name, 20n));
  const found = (text: string) => findMachines(named, text).map(({ name }) => name);
  expect(found('AGUA')).toEqual(['Água Still']);
  expect(found(' crane ')).toEqual(['Harbour Crane']);
  expect([found('%'), found('_')]).toEqual([['100% Wind_Mill'], ['100% Wind_Mill']]);
  expect([found(''), found('nothing')].map((list) => list.length)).toEqual([3, 0]);
});
