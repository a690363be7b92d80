/** What is wrong with a posting by itself, whatever accounts hold (rule L3). */
import type { Currency } from '#domain/money.ts';
import { exchangeOf, type Account } from './accounts.ts';
import { isAllowed } from './edges.ts';
import type { Posting } from './rules.ts';

export type PostingFault =
  /** An amount of zero or less. */
  | 'amount'
  /** The rule may not move money between these kinds. */
  | 'edge'
  /** From one member's money to another's, or between two products' or orders' accounts. */
  | 'owner';

/** Each side of the exchange holds its own currency. */
const isItsOwn = ({ kind, name }: Account, currency: Currency): boolean =>
  kind !== 'exchange' || name === exchangeOf(currency).name;

const differ = (a: string | null, b: string | null): boolean => a !== null && b !== null && a !== b;

/** What is wrong with a posting by itself; null when nothing is. */
export function faultOf({ rule, from, to, currency, amount }: Posting): PostingFault | null {
  if (amount <= 0n) return 'amount';
  if (!isAllowed(rule, from.kind, to.kind, currency)) return 'edge';
  if (!isItsOwn(from, currency) || !isItsOwn(to, currency)) return 'edge';
  const crosses =
    differ(from.memberId, to.memberId) || differ(from.productId, to.productId) || differ(from.orderId, to.orderId);
  return crosses ? 'owner' : null;
}
