import { addComment, loadComments } from '#api/square.ts';
import { commentsMachine } from '#machines/comments/comments.machine.ts';
import { fromPromise } from 'xstate';
import { readDraft } from './drafts.ts';
import type { Services } from './services.ts';

/** Of one post. */
export const commentsActor = (services: Services, { postId }: { postId: string }) => {
  const { client, drafts, session } = services;
  return commentsMachine.provide({
    actors: {
      loadKept: fromPromise(() => readDraft(services, 'comments', postId)),
      loadPage: fromPromise(({ input }) => loadComments(client, postId, input.pageNum)),
      send: fromPromise(async ({ input: { draft, kept } }) => {
        const member = session()?.member;
        // Kept first: if the page ends now, it is sent again under the same id. A device that can't keep it loses only that.
        if (member !== undefined) {
          await drafts.write({ member, flow: 'comments', subject: postId }, kept).catch(() => undefined);
        }
        return addComment(client, postId, draft);
      }),
    },
  });
};
