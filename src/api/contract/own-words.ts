/** The square backend: what members do with posts and comments of their own (product 13.13). */
import * as v from 'valibot';
import { lengthOf } from '#domain/community.ts';
import { comment, memberText, post } from './community-wire.ts';
import { endpoint } from './endpoint.ts';
import { form } from './form.ts';
import { count, id } from './wire.ts';

/** 0: it was gone. */
const removed = v.object({ removed: count });

export const ownWords = {
  editPost: endpoint({
    backend: 'square',
    method: 'POST',
    path: 'square/edit',
    auth: 'member',
    input: form({ postId: id, content: memberText(lengthOf.post) }, { postId: 'squareId' }),
    reply: post,
    about: "Another text for the member's own post. Its pictures stay; the same text again changes nothing.",
    origin: 'ours',
  }),
  removePost: endpoint({
    backend: 'square',
    method: 'POST',
    path: 'square/remove',
    auth: 'member',
    input: form({ postId: id }, { postId: 'squareId' }),
    reply: removed,
    about:
      "Deletes the member's own post with its pictures, likes and comments: how many it deleted, none where it was gone.",
    origin: 'ours',
  }),
  editComment: endpoint({
    backend: 'square',
    method: 'POST',
    path: 'comment/edit',
    auth: 'member',
    input: v.object({ commentId: id, content: memberText(lengthOf.comment) }),
    reply: comment,
    about: "Another text for the member's own comment; the same text again changes nothing.",
    origin: 'ours',
  }),
  removeComment: endpoint({
    backend: 'square',
    method: 'POST',
    path: 'comment/remove',
    auth: 'member',
    input: v.object({ commentId: id }),
    reply: removed,
    about: "Deletes the member's own comment; answers to it stay. How many it deleted, none where it was gone.",
    origin: 'ours',
  }),
};
