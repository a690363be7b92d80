/** The member's sessions on all devices. Apart from `access.ts`: not in the entry. */
import { sessions } from '#contract/sessions.ts';
import { pageSize } from '#domain/limits.ts';
import { toFresh, type Client } from './client.ts';

export const loadSessions = async (client: Client, pageNum: number) =>
  toFresh(await client.call(sessions.sessions, { pageNum, pageSize }));

/** One that has ended already stays so. */
export const endSession = async (client: Client, sessionId: string): Promise<void> => {
  await client.call(sessions.endSession, { sessionId });
};

/** Ends all but this one. */
export const endOtherSessions = async (client: Client): Promise<void> => {
  await client.call(sessions.endOtherSessions, {});
};

/** Ends all of them, this one too. */
export const endSessions = async (client: Client): Promise<void> => {
  await client.call(sessions.logoutEverywhere, {});
};
