/** The filter of the records screen, as its address holds it: `?type=`, `&currency=`, `&from=` and `&to=` (product 11.5). */
import { latinDigits } from '#domain/digits.ts';
import type { Currency } from '#domain/money.ts';
import { currencies } from '#domain/owed.ts';
import { isIsoDay } from '#domain/time.ts';
import { recordGroups, type RecordFilter, type RecordGroup } from '#domain/wallet.ts';

const isGroup = (text: string): text is RecordGroup => Object.values<string>(recordGroups).includes(text);
const isCurrency = (text: string): text is Currency => currencies.some((one) => one === text);

const dayOf = (text: string): string => {
  const day = latinDigits(text);
  return isIsoDay(day) ? day : '';
};

/** Addresses that lead into the records with a filter set. */
const presets: Readonly<Record<string, Partial<RecordFilter>>> = {
  '/user/recordU': { currency: 'USDT' },
  '/user/withrecord': { type: recordGroups.withdrawal },
};

/** What is no group counts as all, what is no currency as both, what is no day as no limit. */
export function filterOf(path: string, query: URLSearchParams): RecordFilter {
  const of = (name: string): string => query.get(name) ?? '';
  const [type, currency] = [of('type'), of('currency')];
  return {
    type: isGroup(type) ? type : recordGroups.all,
    from: dayOf(of('from')),
    to: dayOf(of('to')),
    ...(isCurrency(currency) && { currency }),
    ...presets[path],
  };
}

/** Path and query, without the hash. */
export function addressOf({
  type,
  from,
  to,
  currency = '',
}: Omit<RecordFilter, 'currency'> & { currency?: string | undefined }): string {
  const more = Object.entries({ currency, from, to }).filter(([, text]) => text !== '');
  return `/user/record?${new URLSearchParams([['type', type], ...more]).toString()}`;
}
