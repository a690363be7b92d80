/** The figures that the sandbox acts by, as its texts name them. */
import {
  cashWithdrawal,
  coolingOff,
  deposit,
  depositChain,
  exchangeQuoteLifetime,
  fundPasswordRest,
  fundPasswordTries,
  hour,
  incomeArrival,
  managementFee,
  rechargeLifetime,
  rechargeMinimum,
  verificationCode,
  withdrawalArrival,
  withdrawalDailyLimit,
  withdrawalFee,
  withdrawalMinimum,
  withdrawalQuoteLifetime,
  withdrawalWindow,
} from '#domain/limits.ts';
import { formatAmount, unit } from '#domain/money.ts';
import { withdrawalFeeOf } from '#domain/withdrawal.ts';
import { say, tagOf, type Say } from './say.ts';

const example = 100n * unit;
const exampleFee = withdrawalFeeOf(example);

const secondsOf = (ms: number): number => ms / 1_000;
const minutesOf = (ms: number): number => ms / 60_000;
const hoursOf = (ms: number): number => ms / hour;

/** Basis points as a text has them: `500n` is `5`. */
const percent = (basisPoints: bigint): string => String(Number(basisPoints) / 100);

/** @param weekday Monday is 1 */
const weekdayIn = (language: string, weekday: number): string =>
  // 1 January 2024 was a Monday.
  new Intl.DateTimeFormat(tagOf(language), { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));

const figures = {
  chain: depositChain,
  confirmations: deposit.confirmations,
  confirmSeconds: secondsOf(deposit.confirmations * deposit.confirmationTime),
  rechargeMinimum: formatAmount(rechargeMinimum),
  rechargeMinutes: minutesOf(rechargeLifetime),
  cancelHours: hoursOf(coolingOff),
  incomeMinutes: minutesOf(incomeArrival),
  managementPercent: percent(managementFee),
  opensAt: `${withdrawalWindow.opensAt}:00`,
  closesAt: `${withdrawalWindow.closesAt}:00`,
  usdtMinimum: formatAmount(withdrawalMinimum),
  usdtLimit: formatAmount(withdrawalDailyLimit),
  inrMinimum: formatAmount(cashWithdrawal.minimum),
  inrLimit: formatAmount(cashWithdrawal.dailyLimit),
  withdrawalPercent: percent(withdrawalFee),
  example: formatAmount(example),
  exampleFee: formatAmount(exampleFee),
  exampleNet: formatAmount(example - exampleFee),
  quoteMinutes: minutesOf(withdrawalQuoteLifetime),
  arrivalFrom: hoursOf(withdrawalArrival.from),
  arrivalTo: hoursOf(withdrawalArrival.to),
  rateSeconds: secondsOf(exchangeQuoteLifetime),
  tries: fundPasswordTries.allowed,
  waitMinutes: minutesOf(fundPasswordTries.wait),
  restHours: hoursOf(fundPasswordRest),
  codeMinutes: minutesOf(verificationCode.lifetime),
  codeTries: verificationCode.tries,
  codeSeconds: secondsOf(verificationCode.cooldown),
};

/** Texts may name any of the figures. @param language as the Language header has it */
export function sayWithFigures(language: string): Say {
  const speak = say(language);
  const all = {
    ...figures,
    firstDay: weekdayIn(language, withdrawalWindow.firstDay),
    lastDay: weekdayIn(language, withdrawalWindow.lastDay),
  };
  return (text, values) => speak(text, { ...all, ...values });
}
