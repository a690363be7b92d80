/** The filter of the records screen, as its address holds it: `?type=`, `&from=` and `&to=` (product 11.5). */
import { isIsoDay } from '#domain/time.ts';
import { recordGroups, type RecordFilter, type RecordGroup } from '#domain/wallet.ts';

const isGroup = (text: string): text is RecordGroup => Object.values<string>(recordGroups).includes(text);

const dayOf = (text: string): string => (isIsoDay(text) ? text : '');

/** What is no group counts as all, what is no day as no limit. */
export const filterOf = (type: string, from: string, to: string): RecordFilter => ({
  type: isGroup(type) ? type : recordGroups.all,
  from: dayOf(from),
  to: dayOf(to),
});

/** Path and query, without the hash. */
export function addressOf({ type, from, to }: RecordFilter): string {
  const days = Object.entries({ from, to }).filter(([, day]) => day !== '');
  return `/user/record?${new URLSearchParams([['type', type], ...days]).toString()}`;
}
