/**
 * Every constant of spec part 9 in one place, with its source. Times are in milliseconds, bytes in bytes, money in
 * millionths (see money.ts), fees in basis points.
 */
import { unit } from './money.ts';

const second = 1_000;
const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Spec 9: "Request timeout 36,000 ms"; counted over the whole call. */
export const requestTimeout = 36 * second;
/** Spec 9: "Toast duration 3 seconds". */
export const toastDuration = 3 * second;
/** Spec 4 and 8: after a 401, login follows after 1 second. */
export const sessionEndDelay = 1 * second;
/** Spec 9: "Countdown tick 1 second". */
export const countdownTick = 1 * second;
/** Spec 9: "Link prefetch time-out 4 seconds". */
export const prefetchTimeout = 4 * second;
/** Spec 9: "Pull-up refresh threshold 100 px". */
export const pullThreshold = 100;
/** Spec 9: "Income receipt about 30 minutes". */
export const incomeArrival = 30 * minute;
/** Spec 9: "Withdrawal fee 5%", in basis points. */
export const withdrawalFee = 500n;
/** decisions.md part 4: "management fee (10%)", in basis points of earnings. */
export const managementFee = 1_000n;
/** decisions.md part 4: half of the day's fees fill the promotion budget, in basis points. */
export const promotionShare = 5_000n;
/** Spec 9: "Password length 8 to 24". Only sign-up enforces it; sign-in takes what the member typed. @public */
export const passwordLength = { min: 8, max: 24 } as const;
/** Spec 9: "App version 0.5.1, code 51". */
export const appVersion = { name: '0.5.1', code: 51 } as const;
/** decisions.md part 4: once, when the invited member's first order has had its first full day, by level. */
export const referralBonus = { B: unit, C: unit / 2n, D: unit / 4n } as const;
/** decisions.md part 3, sandbox clock: "Sign-in lasts 30 days of real time". */
export const sessionLifetime = 30 * day;
/** How long a figure counts as live before it has to carry its age. Ours: P9. */
export const freshFor = 60 * second;
/** Rows a page of a list asks for. Ours. */
export const pageSize = 20;
