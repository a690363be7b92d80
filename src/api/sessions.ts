/** The member's sessions on all devices. Apart from `access.ts`: not in the entry. */
import { sessions } from '#contract/sessions.ts';
import type { Client } from './client.ts';

/** Ends all of them, this one too. */
export const endSessions = async (client: Client): Promise<void> => {
  await client.call(sessions.logoutEverywhere, {});
};
