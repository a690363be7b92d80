/** What members do with posts and comments of their own (product 15.22). */
import { ownWords } from '#contract/own-words.ts';
import type { Comment, Post, WrittenId } from '#domain/community.ts';
import type { Client } from './client.ts';

/** @throws Failure rejected with `notFound` where it is gone */
export const editWords = async (client: Client, { kind, id }: WrittenId, content: string): Promise<Post | Comment> =>
  kind === 'post'
    ? (await client.call(ownWords.editPost, { postId: id, content })).value
    : (await client.call(ownWords.editComment, { commentId: id, content })).value;

/** One that is gone stays so. */
export const removeWords = async (client: Client, { kind, id }: WrittenId) =>
  kind === 'post'
    ? (await client.call(ownWords.removePost, { postId: id })).value
    : (await client.call(ownWords.removeComment, { commentId: id })).value;
