/** What a member's machines have paid and pay next (product 7.6). */
import { today } from '#contract/today.ts';
import { toFresh, type Client } from './client.ts';

export const loadToday = async (client: Client) => toFresh(await client.call(today.today, {}));
