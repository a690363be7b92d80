/** What applies to a member before they begin (product 3.8, 15.12): what the calls of the forms are told, in one reply. */
import * as v from 'valibot';
import type { FeesAndLimits } from '#domain/fees.ts';
import { size } from './amount-wire.ts';
import { endpoint } from './endpoint.ts';
import { exchangeRate } from './exchange.ts';
import { recharges } from './recharge.ts';
import { count, instant, nothing } from './wire.ts';
import { withdrawals } from './withdrawal.ts';

const basisPoints = v.pipe(
  count,
  v.transform((points) => BigInt(points)),
);
/** ms. */
const duration = count;

export const feesAndLimits = endpoint({
  backend: 'assets',
  method: 'GET',
  path: 'wallet/fees',
  auth: 'member',
  input: nothing,
  reply: v.pipe(
    v.object({
      recharge: v.object({
        fee: basisPoints,
        options: recharges.rechargeOptions.reply,
        maximum: size,
        payWithin: duration,
        confirmations: count,
        confirmationTime: duration,
      }),
      rent: v.object({
        fee: basisPoints,
        managementFee: basisPoints,
        cancelWithin: duration,
        arriveAfter: duration,
        settlement: v.boolean(),
        settlementTurnTime: instant,
      }),
      withdrawal: v.object({
        fee: basisPoints,
        options: withdrawals.withdrawalOptions.reply,
        limitResetTime: instant,
        arriveFrom: duration,
        arriveTo: duration,
        termsHold: duration,
      }),
      exchange: v.object({ fee: basisPoints, quote: exchangeRate.reply }),
      redeem: v.object({
        fee: basisPoints,
        wrongAllowed: count,
        wrongLeft: count,
        wrongWithin: duration,
        nextTime: v.nullable(instant),
      }),
    }),
    v.transform(({ recharge, rent, withdrawal, exchange, redeem }): FeesAndLimits => ({
      recharge,
      rent: {
        fee: rent.fee,
        managementFee: rent.managementFee,
        cancelWithin: rent.cancelWithin,
        arrivesAfter: rent.arriveAfter,
        isSettlement: rent.settlement,
        settlementTurnsAt: rent.settlementTurnTime,
      },
      withdrawal: {
        fee: withdrawal.fee,
        options: withdrawal.options,
        limitResetsAt: withdrawal.limitResetTime,
        arrivesAfter: { from: withdrawal.arriveFrom, to: withdrawal.arriveTo },
        termsHold: withdrawal.termsHold,
      },
      exchange,
      redeem: {
        fee: redeem.fee,
        wrongAllowed: redeem.wrongAllowed,
        wrongLeft: redeem.wrongLeft,
        wrongWithin: redeem.wrongWithin,
        nextAt: redeem.nextTime,
      },
    })),
  ),
  about:
    'All fees (basis points), limits, windows and times (ms) that apply to the member now, with when each changes next.',
  origin: 'ours',
});
