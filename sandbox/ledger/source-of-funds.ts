/**
 * Where money came from, as a search over all postings: starting at everything that a member holds, no path may reach
 * another member (rule L3). Two ways end on purpose: a fee, once charged, is the house's; and what promotion paid into
 * an order and gets back was never the member's (`table-invariants.ts` proves that part, order by order).
 *
 * A member is one place, whatever accounts they have. Of the few other places two payers and two payees are enough to
 * know: one of them is another member.
 */
import { fees } from './accounts.ts';
import type { Posting } from './rules.ts';

const enough = 2;

interface House {
  /** Members who paid into it. */
  payers: Set<string>;
  /** Members whom it paid, with an account of each. */
  payees: Map<string, string>;
  onward: Set<string>;
}

export class FundsSearch {
  readonly #houses = new Map<string, House>();
  readonly #direct = new Set<string>();

  add({ rule, from, to }: Posting): void {
    if (rule === 'promotionReturn' || rule === 'couponCancellation') return;
    if (from.memberId !== null && to.memberId !== null) {
      if (from.memberId !== to.memberId) this.#direct.add(`money of ${from.memberId} reaches ${to.name}`);
    } else if (from.memberId !== null) {
      const { payers } = this.#house(to.name);
      if (payers.size < enough) payers.add(from.memberId);
    } else if (to.memberId !== null) {
      const { payees } = this.#house(from.name);
      if (payees.size < enough) payees.set(to.memberId, to.name);
    } else {
      this.#house(from.name).onward.add(to.name);
    }
  }

  findings(): string[] {
    const findings = new Set(this.#direct);
    for (const [name, { payers }] of this.#houses) {
      if (payers.size === 0) continue;
      for (const reached of this.#from(name)) {
        for (const [payee, account] of this.#house(reached).payees) {
          for (const payer of payers) if (payer !== payee) findings.add(`money of ${payer} reaches ${account}`);
        }
      }
    }
    return [...findings];
  }

  #house(name: string): House {
    const known = this.#houses.get(name) ?? { payers: new Set(), payees: new Map(), onward: new Set() };
    this.#houses.set(name, known);
    return known;
  }

  /** All places that money gets to from one, itself included. */
  #from(name: string): Set<string> {
    const seen = new Set<string>();
    const open = [name];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (next === fees.name || seen.has(next)) continue;
      seen.add(next);
      open.push(...this.#house(next).onward);
    }
    return seen;
  }
}

export function leaksBetweenMembers(postings: readonly Posting[]): string[] {
  const search = new FundsSearch();
  for (const posting of postings) search.add(posting);
  return search.findings();
}
