/** The signed-in person. Spec part 7 "User". */
import { codes } from '#contract/codes.ts';
import { person } from '#contract/person.ts';
import { Failure } from '#domain/failure.ts';
import { fresh } from '#domain/fresh.ts';
import type { Client } from './client.ts';
import { upload, type UploadWatch } from './upload.ts';

/** @throws Failure rejected with the spec's own text where the server knows no such person */
export async function loadProfile(client: Client) {
  const { value, at, origin } = await client.call(person.profile, {});
  // Spec part 8: "Missing user info rejects with the text 'userInfo null'".
  if (!value) throw new Failure('rejected', codes.ok, 'userInfo null');
  return fresh(value, at, origin);
}

/** Another picture of the person. @returns its address. @throws Failure rejected with `tooLarge` or `pictureRefused` */
export const changeAvatar = async (client: Client, picture: Blob, watch: UploadWatch): Promise<string> =>
  (await upload(client, person.modifyHead, {}, picture, watch)).value.headUrl;

/** @throws Failure rejected with `badInput` for a name that breaks the rules */
export const changeNickname = async (client: Client, name: string): Promise<void> => {
  await client.call(person.modifyName, { name });
};
