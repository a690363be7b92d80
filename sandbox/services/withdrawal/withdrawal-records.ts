/** What the capital records of a withdrawal are called, and what they say (product 11.2). */
import type { Currency } from '#domain/money.ts';
import { shortenAddress } from '#domain/payee.ts';

/** The wallet's loss. */
export const heldRecordId = (withdrawalId: string): string => `withdrawal-${withdrawalId}`;

/** What a failed one gave back. */
export const returnedRecordId = (withdrawalId: string): string => `withdrawalFailed-${withdrawalId}`;

/** What a cancelled one gave back. */
export const cancelledRecordId = (withdrawalId: string): string => `withdrawalCancelled-${withdrawalId}`;

/** Lists show an address in short; the withdrawal itself shows the whole. */
export const aboutPayee = ({ currency, payee }: { currency: Currency; payee: string }): string =>
  currency === 'USDT' ? shortenAddress(payee) : payee;
