/** The book in memory, by the same rules as the database: the model of the property tests. `verify` asks it of single postings. */
import type { Currency } from '#domain/money.ts';
import { exchangeOf, overdrawnKinds, type Account } from './accounts.ts';
import { isAllowed } from './edges.ts';
import type { Posting } from './rules.ts';

export type BookRefusal =
  /** No posting at all. */
  | 'empty'
  /** An amount of zero or less. */
  | 'amount'
  /** The rule may not move money between these kinds. */
  | 'edge'
  /** From one member's money to another's, or between two products' or orders' accounts. */
  | 'owner'
  /** An account would end below zero. */
  | 'overdraft';

export interface Holding {
  account: Account;
  currency: Currency;
  balance: bigint;
}

export interface Applied {
  ok: true;
}
export interface Refused {
  ok: false;
  refusal: BookRefusal;
  /** The account or rule that it is about. */
  about: string;
}

/** Each side of the exchange holds its own currency. */
const isItsOwn = ({ kind, name }: Account, currency: Currency): boolean =>
  kind !== 'exchange' || name === exchangeOf(currency).name;

const differ = (a: string | null, b: string | null): boolean => a !== null && b !== null && a !== b;

/** What is wrong with a posting by itself; null when nothing is. */
export function faultOf({ rule, from, to, currency, amount }: Posting): BookRefusal | null {
  if (amount <= 0n) return 'amount';
  if (!isAllowed(rule, from.kind, to.kind, currency)) return 'edge';
  if (!isItsOwn(from, currency) || !isItsOwn(to, currency)) return 'edge';
  const crosses =
    differ(from.memberId, to.memberId) || differ(from.productId, to.productId) || differ(from.orderId, to.orderId);
  return crosses ? 'owner' : null;
}

export class Book {
  readonly #holdings = new Map<string, Holding>();

  /** Every account that was ever touched, by currency. */
  holdings(): Iterable<Holding> {
    return this.#holdings.values();
  }

  /** Millionths; zero for an account that nothing has touched. */
  balance(account: Account, currency: Currency = 'USDT'): bigint {
    return this.#holdings.get(`${account.name} ${currency}`)?.balance ?? 0n;
  }

  /** Applies an entry whole or not at all. Overdraft counts at the entry's end, as in the database. */
  apply(postings: readonly Posting[]): Applied | Refused {
    if (postings.length === 0) return { ok: false, refusal: 'empty', about: '' };
    for (const posting of postings) {
      const refusal = faultOf(posting);
      if (refusal) return { ok: false, refusal, about: posting.rule };
    }
    const touched = new Map<Holding, bigint>();
    for (const { from, to, currency, amount } of postings) {
      this.#move(touched, from, currency, -amount);
      this.#move(touched, to, currency, amount);
    }
    for (const [{ account, balance }, change] of touched) {
      if (balance + change < 0n && !overdrawnKinds.includes(account.kind)) {
        return { ok: false, refusal: 'overdraft', about: account.name };
      }
    }
    for (const [holding, change] of touched) holding.balance += change;
    return { ok: true };
  }

  #move(touched: Map<Holding, bigint>, account: Account, currency: Currency, change: bigint): void {
    const key = `${account.name} ${currency}`;
    let holding = this.#holdings.get(key);
    if (!holding) {
      holding = { account, currency, balance: 0n };
      this.#holdings.set(key, holding);
    }
    touched.set(holding, (touched.get(holding) ?? 0n) + change);
  }
}
