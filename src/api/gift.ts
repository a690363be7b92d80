/** Codes that are worth something. */
import type { Asks } from '#contract/endpoint.ts';
import { redeemCode as redeem } from '#contract/gift.ts';
import type { Client } from './client.ts';

export type RedeemBody = Asks<typeof redeem>;

/** @throws Failure rejected; nothing has moved then */
export const redeemCode = async (client: Client, intentId: string, body: RedeemBody) =>
  (await client.call(redeem, body, { intentId })).value;
