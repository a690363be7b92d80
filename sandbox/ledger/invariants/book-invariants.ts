/** Invariants of the book by itself, found by replaying every posting, entry by entry (rules L1, L3, L6 and L7). */
import { managementFee, withdrawalFee } from '#domain/limits.ts';
import { shareDown, shareUp } from '#domain/money.ts';
import { faultOf } from '#sandbox/ledger/faults.ts';
import { firstHash, hashOf } from '#sandbox/ledger/hash.ts';
import type { Posting } from '#sandbox/ledger/rules.ts';
import { FundsSearch } from '#sandbox/ledger/source-of-funds.ts';
import type { BookHead, StoredEntry } from '#sandbox/ledger/stored-book.ts';
import { check, type Check } from './check.ts';

export class BookReplay {
  readonly #funds = new FundsSearch();
  readonly #findings = {
    incomplete: [] as string[],
    forbidden: [] as string[],
    revenue: [] as string[],
    promotion: [] as string[],
    fees: [] as string[],
    chain: [] as string[],
    backwards: [] as string[],
  };
  readonly #begin: BookHead;
  #last: BookHead & { at: number };
  #entries = 0;
  #postings = 0;

  /** @param begin where it goes on from; the beginning where it is not given */
  constructor(begin: BookHead = { entryId: 0n, hash: firstHash }) {
    this.#begin = begin;
    this.#last = { ...begin, at: 0 };
  }

  get entries(): number {
    return this.#entries;
  }

  add(entry: StoredEntry): void {
    const { id, at, lines, postings } = entry;
    const findings = this.#findings;
    this.#entries += 1;
    this.#postings += postings.length;
    if (postings.length !== lines || lines === 0)
      findings.incomplete.push(`entry ${id} has ${postings.length} of ${lines} postings`);
    for (const posting of postings) {
      this.#funds.add(posting);
      const fault = faultOf(posting);
      const { rule, from, to } = posting;
      if (fault) findings.forbidden.push(`${rule} from ${from.name} to ${to.name}: ${fault}`);
      const feeding = `${rule} from ${from.name} into ${to.name}`;
      if (to.kind === 'revenue' && rule !== 'earnings') findings.revenue.push(feeding);
      if (to.kind === 'promotion' && !fillsPromotion.has(rule)) findings.promotion.push(feeding);
    }
    findings.fees.push(...wrongFees(entry));
    if (!this.#follows(entry)) findings.chain.push(`entry ${id} does not fit`);
    if (at < this.#last.at) findings.backwards.push(`entry ${id}`);
    this.#last = { entryId: id, hash: entry.hash, at };
  }

  #follows({ postings, ...entry }: StoredEntry): boolean {
    const lines = postings.map(({ rule, from, to, currency, amount }) => ({
      rule,
      from: from.name,
      to: to.name,
      currency,
      amount,
    }));
    return (
      entry.id === this.#last.entryId + 1n &&
      entry.previousHash === this.#last.hash &&
      hashOf({ ...entry, postings: lines }) === entry.hash
    );
  }

  checks(head: BookHead): Check[] {
    const found = this.#findings;
    const since = this.#begin.entryId > 0n ? ` since entry ${this.#begin.entryId}` : '';
    const looked = `${this.#entries} entries${since}`;
    const postings = `${this.#postings} postings${since}`;
    if (head.hash !== this.#last.hash || head.entryId !== this.#last.entryId) {
      found.chain.push('the head is not the last entry');
    }
    return [
      check('L1', 'Every entry has all of its postings, each from one account to another', found.incomplete, looked),
      check('L3', 'Money moved along allowed edges only', found.forbidden, postings),
      check('L3', "No path leads from one member's money to another's", this.#funds.findings(), postings),
      check('L3', 'Revenue is fed by rental earnings only', found.revenue, looked),
      check(
        'L3',
        'The promotion budget is filled by fees, and by what it paid for orders itself',
        found.promotion,
        looked,
      ),
      check('L6', 'Fees are exactly what was disclosed', found.fees, looked),
      check('L7', 'The hash chain is whole', found.chain, looked),
      check('L7', 'Time never goes back', found.backwards, looked),
    ];
  }
}

const fillsPromotion = new Set<string>(['promotionBudget', 'promotionReturn', 'couponCancellation']);

function wrongFees({ id, kind, postings }: StoredEntry): string[] {
  const findings: string[] = [];
  const sum = (some: readonly Posting[], rule: string): bigint =>
    some.reduce((total, one) => (one.rule === rule ? total + one.amount : total), 0n);
  if (kind === 'earnings') {
    for (const one of postings.filter(({ rule }) => rule === 'earnings')) {
      const fee = sum(
        postings.filter(({ from }) => from.name === one.to.name),
        'managementFee',
      );
      if (fee !== shareDown(one.amount, managementFee)) findings.push(`entry ${id}: ${one.to.name} was charged ${fee}`);
    }
  }
  const fee = sum(postings, 'withdrawalFee');
  const whole = fee + sum(postings, 'withdrawalPayout');
  if (whole > 0n && fee !== shareUp(whole, withdrawalFee)) findings.push(`entry ${id}: withdrawal was charged ${fee}`);
  return findings;
}
