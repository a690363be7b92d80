/** Posts and feedback of a member, with pictures or without: sent once under the id that the device made up. */
import { feedback } from '#contract/feedback.ts';
import { square } from '#contract/square.ts';
import type { LetterKind, LetterReceipt, LetterText } from '#domain/letter.ts';
import type { Post } from '#domain/community.ts';
import type { Client } from './client.ts';
import { upload, type UploadWatch } from './upload.ts';

interface Letter extends LetterText {
  kind: LetterKind;
  id: string;
}

const receiptOf = ({ id, createdAt }: Post): LetterReceipt => ({ reference: id, at: createdAt });

async function sendPost(client: Client, { id, text }: Letter, pictures: readonly Blob[], watch: UploadWatch) {
  const input = { draftId: id, content: text };
  const { value } =
    pictures.length === 0
      ? await client.call(square.addTextPost, input)
      : await upload(client, square.addPost, input, pictures, watch);
  return receiptOf(value);
}

async function sendFeedback(
  client: Client,
  { id, text, phone }: Letter,
  pictures: readonly Blob[],
  watch: UploadWatch,
) {
  const input = { draftId: id, text, phone: phone.trim() };
  return (await upload(client, feedback.createFeedback, input, pictures, watch)).value;
}

/** @throws Failure; one that is rejected with `intentReused` came before with another content */
export const sendLetter = (
  client: Client,
  letter: Letter,
  pictures: readonly Blob[],
  watch: UploadWatch,
): Promise<LetterReceipt> =>
  letter.kind === 'post' ? sendPost(client, letter, pictures, watch) : sendFeedback(client, letter, pictures, watch);

/** @returns null where the server has not got it */
export async function askLetter(client: Client, kind: LetterKind, id: string): Promise<LetterReceipt | null> {
  if (kind === 'feedback') return (await client.call(feedback.sentFeedback, { draftId: id })).value;
  const { value } = await client.call(square.sentPost, { draftId: id });
  return value && receiptOf(value);
}
