/** What applies to the member before they begin (product 3.8). */
import { feesAndLimits } from '#contract/fees.ts';
import { toFresh, type Client } from './client.ts';

export const loadFees = async (client: Client) => toFresh(await client.call(feesAndLimits, {}));
