/** Where withdrawals go: addresses for USDT (product 9.7), bank accounts for rupees (product 9.8). */
import { latinDigits } from './digits.ts';
import { depositChain } from './limits.ts';

/** What can be withdrawn to an address, and by which chains. */
export const chainsOf = { USDT: [depositChain] } as const;
export type AddressCurrency = keyof typeof chainsOf;

export interface PayoutAddress {
  id: string;
  currency: string;
  chain: string;
  address: string;
  /** What the member calls it; empty: nothing. */
  payeeLabel: string;
  /** Something was withdrawn to it before. */
  isUsed: boolean;
}

export type AddressDraft = Pick<PayoutAddress, 'currency' | 'chain' | 'address' | 'payeeLabel'>;

export interface BankAccount {
  id: string;
  bank: string;
  payee: string;
  account: string;
  realName: string;
  ifsc: string;
  payeeLabel: string;
  isUsed: boolean;
}

export type BankDraft = Omit<BankAccount, 'id' | 'isUsed'>;

/** Characters of a label: code points, after tidying. */
export const labelLength = 30;

export type AddressProblem = keyof AddressDraft;
export type BankProblem = keyof BankDraft;

/** What was pasted, with digits of any script: spaces and marks that no eye sees are gone. */
export const tidy = (typed: string): string => latinDigits(typed.normalize('NFKC')).replace(/[\s\p{C}]+/gu, '');

/** A name in one line: composed, without marks that no eye sees. Joiners stay: some scripts are written with them. */
export const tidyName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/(?![\u200c\u200d])\p{C}/gu, '')
    .trim();

export const tidyAddress = ({ currency, chain, address, payeeLabel }: AddressDraft): AddressDraft => ({
  currency,
  chain,
  address: tidy(address),
  payeeLabel: tidyName(payeeLabel),
});

export const tidyBank = ({ bank, payee, account, realName, ifsc, payeeLabel }: BankDraft): BankDraft => ({
  bank: tidyName(bank),
  payee: tidyName(payee),
  account: tidy(account),
  realName: tidyName(realName),
  ifsc: tidy(ifsc).toUpperCase(),
  payeeLabel: tidyName(payeeLabel),
});

/** A BEP20 address: `0x` and 40 hexadecimal digits. */
export const isChainAddress = (address: string): boolean => /^0x[0-9a-f]{40}$/i.test(address);

/** What an IFSC breaks: its length, the bank's four letters, the zero after them, the branch's six letters or digits. */
export type IfscBreach = 'length' | 'bank' | 'zero' | 'branch';

/** The first rule that a code breaks; null: none (product 9.8). @param code tidy */
export function ifscBreach(code: string): IfscBreach | null {
  if (code.length !== 11) return 'length';
  if (!/^[A-Z]{4}/.test(code)) return 'bank';
  if (code.charAt(4) !== '0') return 'zero';
  return /[A-Z0-9]{6}$/.test(code) ? null : 'branch';
}

export const isIfsc = (code: string): boolean => ifscBreach(code) === null;

const isAccountNumber = (account: string): boolean => /^\d{6,18}$/.test(account);
/** A person's or a bank's name: something to read, of bearable length. */
const isName = (name: string): boolean => /\p{L}/u.test(name) && name.length <= 80;

/** None is one too. */
const isLabel = (label: string): boolean => Array.from(label).length <= labelLength;

/** Currency, chain and address are all needed; the chain comes first (product 9.7). */
export function addressProblems({ currency, chain, address, payeeLabel }: AddressDraft): AddressProblem[] {
  const problems: AddressProblem[] = [];
  if (!Object.hasOwn(chainsOf, currency)) problems.push('currency');
  if (chain !== depositChain) problems.push('chain');
  if (!isChainAddress(address)) problems.push('address');
  if (!isLabel(payeeLabel)) problems.push('payeeLabel');
  return problems;
}

export function bankProblems({ bank, payee, account, realName, ifsc, payeeLabel }: BankDraft): BankProblem[] {
  const right: Record<BankProblem, boolean> = {
    bank: isName(bank),
    payee: isName(payee),
    account: isAccountNumber(account),
    realName: isName(realName),
    ifsc: isIfsc(ifsc),
    payeeLabel: isLabel(payeeLabel),
  };
  return (Object.keys(right) as BankProblem[]).filter((field) => !right[field]);
}

const head = 15;
const tail = 6;

/** Over 30 characters the first 15, an ellipsis and the last 6 (product 9.7). Lists only: a review shows the whole. */
export const shortenAddress = (address: string): string =>
  address.length > 30 ? `${address.slice(0, head)}…${address.slice(-tail)}` : address;

/** Enough of an account's number to know it by, for who looks over a shoulder. */
export const maskAccount = (account: string): string => `•••• ${account.slice(-4)}`;

/** Somebody to withdraw to, whichever way. */
export interface PayeeChoice {
  id: string;
  /** The whole address, or the account's number. */
  account: string;
  /** What the member calls it; empty: nothing. */
  payeeLabel: string;
  /** The chain; or the bank, its code and the payee's name. */
  about: readonly string[];
  isUsed: boolean;
}

export const addressChoice = ({ id, address, chain, payeeLabel, isUsed }: PayoutAddress): PayeeChoice => ({
  id,
  account: address,
  payeeLabel,
  about: [chain],
  isUsed,
});

export const bankChoice = ({ id, account, bank, ifsc, payee, payeeLabel, isUsed }: BankAccount): PayeeChoice => ({
  id,
  account,
  payeeLabel,
  about: [bank, ifsc, payee],
  isUsed,
});
