/**
 * Where money came from, as a search over all postings: starting at everything that a member holds, no path may reach
 * another member (rule L3). Two ways end on purpose: a fee, once charged, is the house's; and what promotion paid into
 * an order and gets back was never the member's (`table-invariants.ts` proves that part, order by order).
 */
import { fees } from './accounts.ts';
import type { Posting } from './rules.ts';

export function leaksBetweenMembers(postings: readonly Posting[]): string[] {
  const next = new Map<string, Set<string>>();
  const ownerOf = new Map<string, string | null>();
  for (const { rule, from, to } of postings) {
    ownerOf.set(from.name, from.memberId);
    ownerOf.set(to.name, to.memberId);
    if (rule === 'promotionReturn') continue;
    const targets = next.get(from.name) ?? new Set();
    targets.add(to.name);
    next.set(from.name, targets);
  }
  const startsOf = new Map<string, string[]>();
  for (const [name, owner] of ownerOf) {
    if (owner !== null) startsOf.set(owner, [...(startsOf.get(owner) ?? []), name]);
  }
  const findings: string[] = [];
  for (const [member, starts] of startsOf) {
    const seen = new Set(starts);
    const open = [...starts];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      const owner = ownerOf.get(name) ?? null;
      if (owner !== null && owner !== member) {
        findings.push(`money of ${member} reaches ${name}`);
        break;
      }
      if (name === fees.name) continue;
      for (const target of next.get(name) ?? []) {
        if (seen.has(target)) continue;
        seen.add(target);
        open.push(target);
      }
    }
  }
  return findings;
}
