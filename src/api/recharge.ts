/** Play money in (product 15.13). */
import { recharges } from '#contract/recharge.ts';
import { toFresh, type Client } from './client.ts';

export const loadRechargeOptions = async (client: Client) => toFresh(await client.call(recharges.rechargeOptions, {}));

export const loadRecharge = async (client: Client, rechargeId: string) =>
  toFresh(await client.call(recharges.recharge, { rechargeId }));

export const loadOpenRecharges = async (client: Client) => toFresh(await client.call(recharges.openRecharges, {}));
