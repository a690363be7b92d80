/** What comes to the member, by day (product 7.7). */
import { comingMonth } from '#contract/coming.ts';
import { toFresh, type Client } from './client.ts';

/** @param month `yyyy-mm`; empty: this one */
export const loadComing = async (client: Client, month: string) => toFresh(await client.call(comingMonth, { month }));
