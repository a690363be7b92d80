/** Invariants of the book by itself, found by replaying every posting (rules L1 to L3, L6 and L7). */
import { managementFee, withdrawalFee } from '#domain/limits.ts';
import { shareDown, shareUp } from '#domain/money.ts';
import { overdrawnKinds } from '#sandbox/ledger/accounts.ts';
import { Book, faultOf } from '#sandbox/ledger/book.ts';
import { check, type Check } from './check.ts';
import { firstHash, hashOf } from '#sandbox/ledger/hash.ts';
import type { Posting } from '#sandbox/ledger/rules.ts';
import { leaksBetweenMembers } from '#sandbox/ledger/source-of-funds.ts';
import type { StoredBook, StoredEntry } from '#sandbox/ledger/stored-book.ts';

type Looked = Pick<StoredBook, 'entries' | 'accounts' | 'head'>;

export function checkBook({ entries, accounts, head }: Looked): Check[] {
  const looked = `${entries.length} entries`;
  const postings = entries.flatMap((entry) => entry.postings);
  const { refused, book } = replay(entries);
  return [
    check('L1', 'Every entry and the whole book sum to zero', unbalanced(entries, accounts), looked),
    check(
      'L2',
      'Stored balances are the sums of their postings',
      wrongBalances(book, accounts),
      `${accounts.length} accounts`,
    ),
    check('L2', 'No account of a member or the house was ever below zero', refused, looked),
    check('L3', 'Money moved along allowed edges only', forbidden(postings), `${postings.length} postings`),
    check(
      'L3',
      "No path leads from one member's money to another's",
      leaksBetweenMembers(postings),
      `${postings.length} postings`,
    ),
    check('L3', 'Revenue is fed by rental earnings only', feeding(postings, 'revenue', ['earnings']), looked),
    check(
      'L3',
      'The promotion budget is filled by fees, and by what it paid for orders itself',
      feeding(postings, 'promotion', ['promotionBudget', 'promotionReturn']),
      looked,
    ),
    check('L6', 'Fees are exactly what was disclosed', wrongFees(entries), looked),
    check('L7', 'The hash chain is whole', brokenChain(entries, head), looked),
    check('L7', 'Time never goes back', backwards(entries), looked),
  ];
}

function replay(entries: readonly StoredEntry[]): { refused: string[]; book: Book } {
  const book = new Book();
  const refused: string[] = [];
  for (const { id, postings } of entries) {
    const applied = book.apply(postings);
    if (!applied.ok) refused.push(`entry ${id}: ${applied.refusal} ${applied.about}`);
  }
  return { refused, book };
}

function unbalanced(entries: readonly StoredEntry[], accounts: StoredBook['accounts']): string[] {
  const findings: string[] = [];
  for (const { id, lines, postings } of entries) {
    if (postings.length !== lines) findings.push(`entry ${id} has ${postings.length} of ${lines} postings`);
  }
  for (const currency of ['USDT', 'INR']) {
    const total = accounts.filter((one) => one.currency === currency).reduce((sum, { balance }) => sum + balance, 0n);
    if (total !== 0n) findings.push(`${currency} sums to ${total}`);
  }
  return findings;
}

function wrongBalances(book: Book, accounts: StoredBook['accounts']): string[] {
  const findings: string[] = [];
  for (const { account, currency, balance } of accounts) {
    const replayed = book.balance(account, currency);
    if (replayed !== balance)
      findings.push(`${account.name} ${currency} is ${balance}, its postings sum to ${replayed}`);
    if (balance < 0n && !overdrawnKinds.includes(account.kind)) findings.push(`${account.name} is below zero`);
  }
  return findings;
}

const forbidden = (postings: readonly Posting[]): string[] =>
  postings.flatMap((posting) => {
    const fault = faultOf(posting);
    return fault ? [`${posting.rule} from ${posting.from.name} to ${posting.to.name}: ${fault}`] : [];
  });

const feeding = (postings: readonly Posting[], kind: string, rules: readonly string[]): string[] =>
  postings
    .filter(({ to, rule }) => to.kind === kind && !rules.includes(rule))
    .map(({ rule, from, to }) => `${rule} from ${from.name} into ${to.name}`);

function wrongFees(entries: readonly StoredEntry[]): string[] {
  const findings: string[] = [];
  const sum = (postings: readonly Posting[], rule: string): bigint =>
    postings.reduce((total, one) => (one.rule === rule ? total + one.amount : total), 0n);
  for (const { id, kind, postings } of entries) {
    if (kind === 'earnings') {
      for (const one of postings.filter(({ rule }) => rule === 'earnings')) {
        const fee = sum(
          postings.filter(({ from }) => from.name === one.to.name),
          'managementFee',
        );
        if (fee !== shareDown(one.amount, managementFee))
          findings.push(`entry ${id}: ${one.to.name} was charged ${fee}`);
      }
    }
    const fee = sum(postings, 'withdrawalFee');
    const whole = fee + sum(postings, 'withdrawalPayout');
    if (whole > 0n && fee !== shareUp(whole, withdrawalFee))
      findings.push(`entry ${id}: withdrawal was charged ${fee}`);
  }
  return findings;
}

function brokenChain(entries: readonly StoredEntry[], head: StoredBook['head']): string[] {
  let previous = firstHash;
  let expected = 1n;
  const findings: string[] = [];
  for (const entry of entries) {
    const postings = entry.postings.map(({ rule, from, to, currency, amount }) => ({
      rule,
      from: from.name,
      to: to.name,
      currency,
      amount,
    }));
    const isWhole =
      entry.id === expected && entry.previousHash === previous && hashOf({ ...entry, postings }) === entry.hash;
    if (!isWhole) findings.push(`entry ${entry.id} does not fit`);
    previous = entry.hash;
    expected = entry.id + 1n;
  }
  if (head.hash !== previous || head.entryId !== expected - 1n) findings.push('the head is not the last entry');
  return findings;
}

const backwards = (entries: readonly StoredEntry[]): string[] =>
  entries.flatMap(({ id, at }, index) => (at < (entries[index - 1]?.at ?? 0) ? [`entry ${id}`] : []));
