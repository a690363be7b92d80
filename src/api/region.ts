/** The region of the member's days (product 4.2). */
import { region } from '#contract/region.ts';
import type { Region } from '#domain/regions.ts';
import type { Client } from './client.ts';

export const changeRegion = async (client: Client, to: Region): Promise<void> => {
  await client.call(region.modifyRegion, { region: to });
};
