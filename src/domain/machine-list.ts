/**
 * Which machines a list shows, and in which order (product 6.14). The words are in the address:
 * `?show=soon&sort=price&find=crane`.
 */
import { folded } from './folded.ts';
import { unit } from './money.ts';
import { standingOf, type Product } from './product.ts';

export const machineFilters = ['now', 'under', 'soon', 'all'] as const;
export type MachineFilter = (typeof machineFilters)[number];

export const machineSorts = ['offered', 'price', 'return', 'days', 'paid'] as const;
export type MachineSort = (typeof machineSorts)[number];

/** Those of `under` cost less: what a newcomer can have soon. Millionths of USDT. */
export const lowPrice = 50n * unit;

export const isMachineFilter = (text: string): text is MachineFilter => machineFilters.some((one) => one === text);
export const isMachineSort = (text: string): text is MachineSort => machineSorts.some((one) => one === text);

/** @param now the server's time, ms */
export function filterMachines(machines: readonly Product[], filter: MachineFilter, now: number): Product[] {
  switch (filter) {
    case 'now':
      return machines.filter((machine) => standingOf(machine, now) === 'open');
    case 'under':
      return machines.filter(
        (machine) => standingOf(machine, now) === 'open' && machine.terms !== null && machine.terms.price < lowPrice,
      );
    case 'soon':
      return machines.filter((machine) => standingOf(machine, now) === 'notYet');
    case 'all':
      return [...machines];
  }
}

const compare = (a: bigint | number, b: bigint | number): number => (a < b ? -1 : Number(a > b));

/** Those whose name has a text in it; an empty one finds all. */
export function findMachines(machines: readonly Product[], text: string): Product[] {
  const wanted = folded(text.trim());
  return machines.filter(({ name }) => folded(name).includes(wanted));
}

/** By the share of days paid in full, the largest first; last what no day was counted for. */
function comparePaid(a: Product, b: Product): number {
  if (a.countedDays === 0 || b.countedDays === 0) return Number(a.countedDays === 0) - Number(b.countedDays === 0);
  return compare(b.fullDays * a.countedDays, a.fullDays * b.countedDays);
}

/** What has no published terms comes last; of equals the order of the offer stays. */
export function sortMachines(machines: readonly Product[], sort: MachineSort): Product[] {
  if (sort === 'offered') return [...machines];
  if (sort === 'paid') return machines.toSorted(comparePaid);
  return machines.toSorted(({ terms: a }, { terms: b }) => {
    if (!a || !b) return Number(!a) - Number(!b);
    if (sort === 'price') return compare(a.price, b.price);
    return sort === 'return' ? compare(b.dayReturn, a.dayReturn) : compare(a.validDays, b.validDays);
  });
}
