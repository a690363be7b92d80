/** All that applies to a member before they begin (product 3.8), as each form's own call tells it. */
import type { feesAndLimits as endpoint } from '#contract/fees.ts';
import {
  coolingOff,
  deposit,
  incomeArrival,
  managementFee,
  rechargeLifetime,
  rechargeMaximum,
  withdrawalArrival,
  withdrawalFee,
  withdrawalQuoteLifetime,
} from '#domain/limits.ts';
import { toDecimal } from '#domain/money.ts';
import { zoneOf } from '#domain/time.ts';
import { settledAt, weekendAfter } from '#sandbox/calendar.ts';
import type { Handler } from '#sandbox/handler.ts';
import { rechargeOptionsOf } from '#sandbox/services/recharge/recharge.ts';
import { wrongCodesOf } from '#sandbox/services/rewards/redeem.ts';
import { limitResetsAt } from '#sandbox/services/withdrawal/withdrawal-limits.ts';
import { withdrawalOptionsOf } from '#sandbox/services/withdrawal/withdrawals.ts';
import { rateFor } from './exchange.ts';

/** Only what is withdrawn has a fee, and what machines earn. */
const noFee = 0;

export const feesAndLimits: Handler<typeof endpoint> = async (context, { caller }) => {
  const at = context.clock.now();
  const zone = zoneOf(caller.region);
  const mondayAt = settledAt(at, zone);
  const isSettlement = mondayAt > at;
  return {
    data: {
      recharge: {
        fee: noFee,
        options: await rechargeOptionsOf(context, caller),
        maximum: toDecimal(rechargeMaximum),
        payWithin: rechargeLifetime,
        confirmations: deposit.confirmations,
        confirmationTime: deposit.confirmationTime,
      },
      rent: {
        fee: noFee,
        managementFee: Number(managementFee),
        cancelWithin: coolingOff,
        arriveAfter: incomeArrival,
        settlement: isSettlement,
        settlementTurnTime: isSettlement ? mondayAt : weekendAfter(at, zone),
      },
      withdrawal: {
        fee: Number(withdrawalFee),
        options: await withdrawalOptionsOf(context, caller),
        limitResetTime: await limitResetsAt(context.db, caller, at),
        arriveFrom: withdrawalArrival.from,
        arriveTo: withdrawalArrival.to,
        termsHold: withdrawalQuoteLifetime,
      },
      exchange: { fee: noFee, quote: await rateFor(context, caller) },
      redeem: { fee: noFee, ...(await wrongCodesOf(context.db, caller.id, at)) },
    },
  };
};
