/**
 * The filter of the records screen, as its address holds it: `?type=`, `&currency=`, `&from=`, `&to=`, and what is looked
 * for: `&find=`, `&least=`, `&most=`, `&who=` (product 11.5).
 */
import { latinDecimal, latinDigits } from '#domain/digits.ts';
import { isDecimal, type Currency } from '#domain/money.ts';
import { isCounterparty, type Counterparty } from '#domain/counterparty.ts';
import { currencies } from '#domain/owed.ts';
import { isIsoDay } from '#domain/time.ts';
import { recordGroups, type RecordFilter, type RecordGroup } from '#domain/wallet.ts';

/** Each empty where it limits nothing. */
export interface Sought {
  find: string;
  /** Plain decimals. */
  least: string;
  most: string;
  who: Counterparty | '';
}

export const nothingSought: Sought = { find: '', least: '', most: '', who: '' };

export const soughtIn = ({ find = '', least = '', most = '', who }: RecordFilter): Sought => ({
  find,
  least,
  most,
  who: who ?? '',
});

export const isSearch = (filter: RecordFilter): boolean => Object.values(soughtIn(filter)).some((text) => text !== '');

const isGroup = (text: string): text is RecordGroup => Object.values<string>(recordGroups).includes(text);
const isCurrency = (text: string): text is Currency => currencies.some((one) => one === text);

const dayOf = (text: string): string => {
  const day = latinDigits(text);
  return isIsoDay(day) ? day : '';
};

const amountOf = (text: string): string => {
  const amount = latinDecimal(text);
  return isDecimal(amount) && !amount.startsWith('-') ? amount : '';
};

/** Addresses that lead into the records with a filter set. */
const presets: Readonly<Record<string, Partial<RecordFilter>>> = {
  '/user/recordU': { currency: 'USDT' },
  '/user/withrecord': { type: recordGroups.withdrawal },
};

/** As many as the server takes. */
const longestText = 80;

/** What is no group counts as all, what is no currency as both, what is no day, amount or account as no limit. */
export function filterOf(path: string, query: URLSearchParams): RecordFilter {
  const of = (name: string): string => query.get(name) ?? '';
  const [type, currency, who] = [of('type'), of('currency'), of('who')];
  const find = of('find').trim().slice(0, longestText);
  const [least, most] = [amountOf(of('least')), amountOf(of('most'))];
  return {
    type: isGroup(type) ? type : recordGroups.all,
    from: dayOf(of('from')),
    to: dayOf(of('to')),
    ...(isCurrency(currency) && { currency }),
    ...(find !== '' && { find }),
    ...(least !== '' && { least }),
    ...(most !== '' && { most }),
    ...(isCounterparty(who) && { who }),
    ...presets[path],
  };
}

type Addressed = Omit<RecordFilter, 'currency' | 'who'> & { currency?: string | undefined; who?: string | undefined };

/** Path and query, without the hash. */
export function addressOf({ type, from, to, currency, find, least, most, who }: Addressed): string {
  const more = Object.entries({ currency, from, to, find, least, most, who }).flatMap(([name, text]) =>
    text ? [[name, text]] : [],
  );
  return `/user/record?${new URLSearchParams([['type', type], ...more]).toString()}`;
}
