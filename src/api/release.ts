/** Checking for a newer release of the app. */
import { release } from '#contract/release.ts';
import { appVersion } from '#domain/entry-limits.ts';
import type { Release } from '#domain/release.ts';
import type { Client } from './client.ts';

/** @returns null when this is the newest */
export const findRelease = async (client: Client): Promise<Release | null> =>
  (await client.call(release.findRelease, { platform: 'ANDROID', code: String(appVersion.code) })).value;
