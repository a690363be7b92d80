/** Recharges in every stage, for the test and the walk of deposit. */
import { fresh } from '#domain/fresh.ts';
import { unit } from '#domain/money.ts';
import type { Recharge, RechargeStage } from '#domain/recharge.ts';
import { now, recharge } from '../samples.ts';

const credited = (amount: bigint): Partial<Recharge> => ({
  status: 'credited',
  received: amount,
  credited: amount,
  confirmations: 20,
  creditedAt: now,
});

const stages: Record<RechargeStage, Partial<Recharge>> = {
  unpaid: {},
  unconfirmed: { status: 'unconfirmed', received: 200n * unit, confirmations: 7 },
  partial: { ...credited(80n * unit), status: 'partial' },
  expired: { status: 'expired' },
  credited: credited(200n * unit),
  overpaid: credited(300n * unit),
  late: { ...credited(200n * unit), isLate: true },
};

export const allStages = Object.keys(stages) as RechargeStage[];

export const stand = (stage: RechargeStage) => fresh(recharge(stages[stage]), now);
