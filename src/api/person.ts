/** The signed-in person (product 15.9). */
import { codes } from '#contract/codes.ts';
import { person } from '#contract/person.ts';
import { Failure } from '#domain/failure.ts';
import { fresh } from '#domain/fresh.ts';
import type { Client } from './client.ts';
import { upload, type UploadWatch } from './upload.ts';

/** @throws Failure rejected where the server knows no such person (product 16.4) */
export async function loadProfile(client: Client) {
  const { value, at, origin } = await client.call(person.profile, {});
  // The text that product 16.4 asks for.
  if (!value) throw new Failure('rejected', codes.ok, 'userInfo null');
  return fresh(value, at, origin);
}

/** Another picture of the person. @returns its address. @throws Failure rejected with `tooLarge` or `pictureRefused` */
export const changeAvatar = async (client: Client, picture: Blob, watch: UploadWatch): Promise<string> =>
  (await upload(client, person.modifyHead, {}, picture, watch)).value;

/** @throws Failure rejected with `badInput` for a name that breaks the rules */
export const changeNickname = async (client: Client, name: string): Promise<void> => {
  await client.call(person.modifyName, { name });
};
