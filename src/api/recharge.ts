/** Play money in (product 15.13). */
import type { Asks } from '#contract/endpoint.ts';
import { recharges } from '#contract/recharge.ts';
import { toFresh, type Client } from './client.ts';

export type RechargeBody = Asks<typeof recharges.createRecharge>;

export const loadRechargeOptions = async (client: Client) => toFresh(await client.call(recharges.rechargeOptions, {}));

/** @throws Failure rejected with `belowMinimum`; nothing was asked for then */
export const createRecharge = async (client: Client, intentId: string, body: RechargeBody) =>
  (await client.call(recharges.createRecharge, body, { intentId })).value;

export const loadRecharge = async (client: Client, rechargeId: string) =>
  toFresh(await client.call(recharges.recharge, { rechargeId }));

export const loadOpenRecharges = async (client: Client) => toFresh(await client.call(recharges.openRecharges, {}));
