import { toDecimal } from '#domain/money.ts';
import type { Sums } from '#domain/owed.ts';

/** Sums as the contract has them: decimal texts. */
export const sumsToWire = ({ USDT, INR }: Sums) => ({ usdt: toDecimal(USDT), inr: toDecimal(INR) });
