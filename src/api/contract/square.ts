/** The square backend: posts, comments and likes (product 15.22). */
import * as v from 'valibot';
import { commentLength, postLength, postPictures } from '#domain/community.ts';
import { uploadLimit } from '#domain/limits.ts';
import { comment, draftId, memberText, post } from './community-wire.ts';
import { endpoint } from './endpoint.ts';
import { form, formInstantOrNone } from './form.ts';
import { find, page, paging } from './page.ts';
import { count, id } from './wire.ts';

const newPost = v.object({ draftId, content: memberText(postLength) });
const ofPost = { postId: id };

export const square = {
  posts: endpoint({
    backend: 'square',
    method: 'GET',
    path: 'square/list',
    auth: 'member',
    input: v.object({
      ...paging,
      /** Leaves out what others published later, ms: given with page 2 and on, so that no row moves. 0: nothing. */
      until: formInstantOrNone,
      find,
    }),
    reply: page(post),
    about:
      "Published posts, the newest first; before them the member's own that wait for the guidance manager. With `find` those whose words begin with its.",
    origin: 'spec',
  }),
  addPost: endpoint({
    backend: 'square',
    method: 'POST',
    path: 'square/add',
    auth: 'member',
    input: newPost,
    multipart: { field: 'img', limit: uploadLimit.community, most: postPictures },
    reply: post,
    about:
      'A new post with one to nine pictures, each JPEG, PNG or WebP and made anew. The same draftId gives the same post again, with other content it is refused.',
    origin: 'spec',
  }),
  addTextPost: endpoint({
    backend: 'square',
    method: 'POST',
    path: 'square/addText',
    auth: 'member',
    input: newPost,
    reply: post,
    about: 'A new post without pictures. The same draftId gives the same post again, with other content it is refused.',
    origin: 'spec',
  }),
  sentPost: endpoint({
    backend: 'square',
    method: 'GET',
    path: 'square/sent',
    auth: 'member',
    input: v.object({ draftId }),
    reply: v.nullable(post),
    about: 'What became of a post whose answer was lost; null: the server has never got it.',
    origin: 'ours',
  }),
  likePost: endpoint({
    backend: 'square',
    method: 'POST',
    path: 'thumbsUp/square',
    auth: 'member',
    input: form(ofPost, { postId: 'squareId' }),
    reply: v.pipe(
      v.object({ thumbsUpNum: count }),
      v.transform(({ thumbsUpNum }) => ({ likes: thumbsUpNum })),
    ),
    about: 'Likes a published post, once: a second time changes nothing and is answered the same.',
    origin: 'spec',
  }),
  comments: endpoint({
    backend: 'square',
    method: 'GET',
    path: 'comment/list',
    auth: 'member',
    input: form({ ...ofPost, ...paging }, { postId: 'squareId' }),
    reply: page(comment),
    about: 'Comments of a post, the newest first.',
    origin: 'spec',
  }),
  addComment: endpoint({
    backend: 'square',
    method: 'POST',
    path: 'comment/text',
    auth: 'member',
    input: form(
      {
        ...ofPost,
        /** The comment that this one answers; empty: none. */
        targetId: v.optional(v.pipe(v.string(), v.maxLength(80)), ''),
        content: memberText(commentLength),
        draftId,
      },
      { postId: 'squareId', targetId: 'commentId' },
    ),
    reply: comment,
    about: 'A comment. The same draftId gives the same comment again, with other content it is refused.',
    origin: 'spec',
  }),
};
