/**
 * Amounts that the product sets (product 17.1), in millionths (see money.ts). Apart from `limits.ts`: not in the entry.
 */
import { unit } from './money.ts';

/** Rupees (product 8.1). */
export const rechargeMinimum = 500n * unit;
/** Most of one recharge, in either currency. Ours. */
export const rechargeMaximum = 1_000_000n * unit;
/** USDT (product 9.2). */
export const withdrawalMinimum = unit;
/** USDT in a day of the member's region (product 9.2). */
export const withdrawalDailyLimit = 1_000n * unit;
/** The same for rupees: about the same worth (product 9.2). Ours. */
export const cashWithdrawal = { minimum: 100n * unit, dailyLimit: 88_000n * unit } as const;
/** Once, when the invited member's first order has had its first full day, by level (product 12.4). */
export const referralBonus = { B: unit, C: unit / 2n, D: unit / 4n } as const;
/** What a new member gets, while the promotion budget lasts (product 12.6). Ours. */
export const welcomeAmounts = { welcomeBonus: unit, registrationGift: unit / 2n } as const;
/** For joining the official group, once for each member, while the budget lasts (product 12.9). Ours. */
export const groupJoinBonus = unit;
/** Ours: for signing in, once a day, and the larger one on every seventh day in a row. */
export const signInReward = { amount: unit / 50n, larger: unit / 10n, every: 7 } as const;
/** Ours: the daily bonus. */
export const dailyBonusAmount = unit / 20n;
