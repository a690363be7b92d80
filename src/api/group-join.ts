/** The group-join bonus: its screenshot, and the bonus itself. */
import type { Asks } from '#contract/endpoint.ts';
import { groupJoins } from '#contract/group-join.ts';
import { toFresh, type Client } from './client.ts';
import { upload, type UploadWatch } from './upload.ts';

export type GroupJoinBody = Asks<typeof groupJoins.groupJoin>;

/** @throws Failure */
export const loadGroupJoin = async (client: Client) => toFresh(await client.call(groupJoins.groupJoinStanding, {}));

/** @returns the id that the bonus is asked for with. @throws Failure */
export const sendScreenshot = async (client: Client, picture: Blob, watch: UploadWatch): Promise<string> =>
  (await upload(client, groupJoins.groupScreenshot, {}, picture, watch)).value.pictureId;

/** @throws Failure rejected; nothing has moved then */
export const joinGroup = async (client: Client, intentId: string, body: GroupJoinBody) =>
  (await client.call(groupJoins.groupJoin, body, { intentId })).value;
