/** The book in memory, by the same rules as the database: the model of the property tests. */
import type { Currency } from '#domain/money.ts';
import { overdrawnKinds, type Account } from '#sandbox/ledger/accounts.ts';
import { faultOf, type PostingFault } from '#sandbox/ledger/faults.ts';
import type { Posting } from '#sandbox/ledger/rules.ts';

type BookRefusal =
  | PostingFault
  /** No posting at all. */
  | 'empty'
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
