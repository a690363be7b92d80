/** What the book holds for one member, by currency, in millionths. */
import type { Currency } from './money.ts';
import type { WalletSummary } from './wallet.ts';

/** In the order in which they are hashed. */
export const currencies = ['USDT', 'INR'] as const satisfies readonly Currency[];

export type Sums = Readonly<Record<Currency, bigint>>;

/** All accounts in the member's name: to use, on hold, arriving, in escrow (with promotion's part) and to be taken. */
export const owedTo = (wallet: WalletSummary): Sums => ({
  USDT: wallet.usdt + wallet.hold + wallet.arriving + wallet.escrow + wallet.due,
  INR: wallet.inr + wallet.holdInr,
});

export const isSame = (a: Sums, b: Sums): boolean => currencies.every((currency) => a[currency] === b[currency]);

export const isNone = (sums: Sums): boolean => currencies.every((currency) => sums[currency] === 0n);

export const less = (a: Sums, b: Sums): Sums => ({ USDT: a.USDT - b.USDT, INR: a.INR - b.INR });
