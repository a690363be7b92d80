/** The group-join bonus: where the member stands, and the screenshot for it. */
import { groupJoins } from '#contract/group-join.ts';
import { toFresh, type Client } from './client.ts';
import { upload, type UploadWatch } from './upload.ts';

/** @throws Failure */
export const loadGroupJoin = async (client: Client) => toFresh(await client.call(groupJoins.groupJoinStanding, {}));

/** @returns the id that the bonus is asked for with. @throws Failure */
export const sendScreenshot = async (client: Client, picture: Blob, watch: UploadWatch): Promise<string> =>
  (await upload(client, groupJoins.groupScreenshot, {}, picture, watch)).value.pictureId;
