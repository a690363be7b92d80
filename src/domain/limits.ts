/**
 * Every constant of spec part 9 with its source; amounts of money are in `money-limits.ts`, so that the entry needs no
 * money, and those that the entry needs in `entry-limits.ts`. Times are in milliseconds, bytes in bytes, fees in basis points.
 */

const megabyte = 1024 * 1024;
const second = 1_000;
const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Ours: how long a read waits for the network before what the device keeps is its answer. */
export const replyPatience = 3 * second;
/** Spec 9: "Countdown tick 1 second". */
export const countdownTick = 1 * second;
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
/** Spec 9: "Password length 8 to 24". For new passwords; sign-in takes what the member typed. */
export const passwordLength = { min: 8, max: 24 } as const;
/** Spec 9: "Deposit network USDT on BEP20 only". */
export const depositChain = 'BEP20';
/** Spec 9: "Deposit confirmations 20 (about 1 minute)"; decisions.md part 3: 3 s each. */
export const deposit = { confirmations: 20, confirmationTime: 3 * second } as const;
/** Spec 9: "Withdrawal arrival 24 to 72 hours". */
export const withdrawalArrival = { from: 24 * hour, to: 72 * hour } as const;
/** Spec 9: "Withdrawal days Monday to Friday, 9:00 to 18:00"; hours of the member's region, days from Monday = 1. */
export const withdrawalWindow = { firstDay: 1, lastDay: 5, opensAt: 9, closesAt: 18 } as const;
/** How long the terms of a withdrawal hold. Ours. */
export const withdrawalQuoteLifetime = 2 * minute;
/** decisions.md part 3 "Exchange": "quoted for 60 s". */
export const exchangeQuoteLifetime = 60 * second;
/** How long a recharge waits for its payment. Ours. */
export const rechargeLifetime = 30 * minute;
/** decisions.md part 3 "Codes": five minutes, five tries, one a minute. */
export const verificationCode = { lifetime: 5 * minute, tries: 5, cooldown: minute } as const;
/** Ours: wrong fund passwords in a row, and the wait that follows. */
export const fundPasswordTries = { allowed: 5, wait: 15 * minute } as const;
/** Ours: after the fund password was reset without the old one, withdrawals rest this long. */
export const fundPasswordRest = 24 * hour;
/** Spec 9: "Weekend: system settlement, no crediting"; days from Monday = 1. */
export const settlementDays = [6, 7] as const;
/** Spec 9: "New user gift: 1 free investment income". @public */
export const freeTrialOrders = 1;
/** Spec 9: "Uploads: feedback 20 MB, community image 2 MB, avatar 10 MB", bytes. */
export const uploadLimit = {
  feedback: 20 * megabyte,
  community: 2 * megabyte,
  avatar: 10 * megabyte,
  /** Ours: the one of the group-join bonus. */
  screenshot: 10 * megabyte,
} as const;
export type UploadKind = keyof typeof uploadLimit;
/** Spec 9: "Customer link minimum length 8". */
export const customerLinkLength = 8;
/** Spec 8: that there is no customer service is said for 4 seconds. */
export const customerNoticeDuration = 4 * second;
/** Spec 9: "Comment page size 5, starting at page 1". @public */
export const commentPageSize = 5;
/**
 * Spec 9: "Click debounce 1 second". A machine leaves its state on the first event, which protects better than a pause.
 * @public
 */
export const clickDebounce = 1 * second;
/** decisions.md part 3, sandbox clock: "Sign-in lasts 30 days of real time". */
export const sessionLifetime = 30 * day;
/** How long a figure counts as live before it has to carry its age. Ours: P9. */
export const freshFor = 60 * second;
/** How old a figure may be before it is greyed beside its age. Ours: P9. */
export const greyFor = 60 * minute;
/** How long the terms of a form hold before they are read again by themselves. Ours: P9. */
export const termsFreshFor = 5 * minute;
/** The same for terms that the device kept, while the server can be reached. Ours. */
export const keptTermsPause = 5 * second;
/** Rows a page of a list asks for. Ours. */
export const pageSize = 20;
