/** The amounts of spec part 9, with their source, in millionths (see money.ts). Apart from `limits.ts`: not in the entry. */
import { unit } from './money.ts';

/** Spec 9: "Minimum recharge (local channel) 500", rupees. */
export const rechargeMinimum = 500n * unit;
/** Most of one recharge, in either currency. Ours. */
export const rechargeMaximum = 1_000_000n * unit;
/** Spec 9: "Minimum withdrawal 1 USDT". */
export const withdrawalMinimum = unit;
/** Spec 9: "Daily withdrawal limit: exists, figure not shown"; decisions.md part 3: 1,000 in the sandbox. */
export const withdrawalDailyLimit = 1_000n * unit;
/** Ours, for the rupee way, which the spec gives no figures for: a minimum and a daily limit of about the same worth. */
export const cashWithdrawal = { minimum: 100n * unit, dailyLimit: 88_000n * unit } as const;
/** decisions.md part 4: once, when the invited member's first order has had its first full day, by level. */
export const referralBonus = { B: unit, C: unit / 2n, D: unit / 4n } as const;
/** What a new member gets, while the promotion budget lasts. Ours: spec part 4 names them and gives no figures. */
export const welcomeAmounts = { welcomeBonus: unit, registrationGift: unit / 2n } as const;
/** For joining the official group, once for each member, while the budget lasts. Ours: spec part 5 gives no figure. */
export const groupJoinBonus = unit;
/** Ours: for signing in, once a day, and the larger one on every seventh day in a row. */
export const signInReward = { amount: unit / 50n, larger: unit / 10n, every: 7 } as const;
/** Ours: the daily bonus. */
export const dailyBonusAmount = unit / 20n;
