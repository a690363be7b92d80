/**
 * The limits that product 17.1 to 17.3 set; those that the entry needs are in `entry-limits.ts`. Amounts are in millionths
 * (see money.ts), times in milliseconds, bytes in bytes, fees in basis points.
 */
import { unit } from './money.ts';

const megabyte = 1024 * 1024;
const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Ours: how long a read waits for the network before what the device keeps is its answer. */
export const replyPatience = 3 * second;
/** The same where a member comes back to a screen that they had (product 2.9). */
export const returnPatience = second / 5;
/** Ours: how long a call may tell of a session that ended, before the socket does. */
export const socketRefusalPatience = 10 * second;
/** How often a countdown ticks (product 4.4). */
export const countdownTick = 1 * second;
/** How far to pull to refresh, px (product 14.2). */
export const pullThreshold = 100;
/** Ours: how far a finger moves before it pulls or scrolls, px; less is a tap. */
export const pullSlop = 8;
/** From collecting an income to the balance (product 7.2). */
export const incomeArrival = 30 * minute;
/** In basis points, rounded up (product 9.4). */
export const withdrawalFee = 500n;
/** In basis points of earnings (product 18.3). */
export const managementFee = 1_000n;
/** How much of the day's fees fills the promotion budget, in basis points (product 18.3). */
export const promotionShare = 5_000n;
/** For new passwords; sign-in takes what the member typed (product 5.3). */
export const passwordLength = { min: 8, max: 24 } as const;
/** The one network of USDT (product 8.1). */
export const depositChain = 'BEP20';
/** What a payment in USDT needs before it is credited (product 8.3). */
export const deposit = { confirmations: 20, confirmationTime: 3 * second } as const;
/** How long a withdrawal takes (product 9.4). */
export const withdrawalArrival = { from: 24 * hour, to: 72 * hour } as const;
/** When withdrawals are open (product 9.3): hours of the member's region, days from Monday = 1. */
export const withdrawalWindow = { firstDay: 1, lastDay: 5, opensAt: 9, closesAt: 18 } as const;
/** How long the terms of a withdrawal hold. Ours. */
export const withdrawalQuoteLifetime = 2 * minute;
/** How long an exchange rate holds (product 10.2). */
export const exchangeQuoteLifetime = 60 * second;
/** How long a recharge waits for its payment. Ours. */
export const rechargeLifetime = 30 * minute;
/** How long a code holds, how often it may be tried, and how soon there is another (product 5.7). */
export const verificationCode = { lifetime: 5 * minute, tries: 5, cooldown: minute } as const;
/** Ours: after the old phone or address was proven, the new one can be for so long. */
export const contactProofLifetime = 10 * minute;
/** Ours: codes for the fund password that go out within such a time, ms. */
export const fundPasswordCodes = { most: 3, within: 10 * minute } as const;
/** Ours: wrong fund passwords in a row, and the wait that follows. */
export const fundPasswordTries = { allowed: 5, wait: 15 * minute } as const;
/** Ours: after the fund password was reset without the old one, withdrawals rest this long. */
export const fundPasswordRest = 24 * hour;
/** Ours: passkeys of a member; how long a device may take to sign, ms; how much of a member, and of all at an address, may wait to be signed. */
export const passkeyLimits = { most: 10, patience: 5 * minute, waiting: { member: 20, address: 2_000 } } as const;
/** No income is credited on these days (product 4.3); days from Monday = 1. */
export const settlementDays = [6, 7] as const;
/** For each new member (product 6.8). @public */
export const freeTrialOrders = 1;
/** Most bytes of what a member uploads (product 17.3). */
export const uploadLimit = {
  feedback: 20 * megabyte,
  community: 2 * megabyte,
  avatar: 10 * megabyte,
  /** Ours: the one of the group-join bonus. */
  screenshot: 10 * megabyte,
} as const;
export type UploadKind = keyof typeof uploadLimit;
/** A shorter link to customer service counts as none (product 13.11). */
export const customerLinkLength = 8;
/** How long the app says that there is no customer service (product 13.11). */
export const customerNoticeDuration = 4 * second;
/** Counted from page 1 (product 13.9). @public */
export const commentPageSize = 5;
/**
 * Two clicks within this time count as one (product 17.2). A machine leaves its state on the first event, which
 * protects better than a pause.
 * @public
 */
export const clickDebounce = 1 * second;
/** Real time (product 5.10). */
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
/** From the purchase: for so long a member can cancel their first order (product 6.16). Ours. */
export const coolingOff = 24 * hour;
/** Once, when the invited member's first order has had its first full day, by level (product 12.4). */
export const referralBonus = { B: unit, C: unit / 2n, D: unit / 4n } as const;
/** What a new member gets, while the promotion budget lasts (product 12.6). Ours. */
export const welcomeAmounts = { welcomeBonus: unit, registrationGift: unit / 2n } as const;
/** Of the promotion budget of a day, new members get at most this part, in hundredths. Ours. */
export const welcomeDayShare = 75n;
/** For joining the official group, once for each member, while the budget lasts (product 12.9). Ours. */
export const groupJoinBonus = unit;
/** Ours: for signing in, once a day, and the larger one on every seventh day in a row. */
export const signInReward = { amount: unit / 50n, larger: unit / 10n, every: 7 } as const;
/** Ours: the daily bonus. */
export const dailyBonusAmount = unit / 20n;
