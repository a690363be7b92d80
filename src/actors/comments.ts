import { addComment, loadComments } from '#api/square.ts';
import type { Comment } from '#domain/community.ts';
import { newItem, refusalOf, type OutboxItem } from '#domain/outbox.ts';
import { commentsMachine } from '#machines/comments/comments.machine.ts';
import type { Unsent } from '#machines/comments/unsent.ts';
import { readDraft, writeDraft } from '#services/drafts.ts';
import { deskOf, orDirectly } from '#services/outbox-desk.ts';
import { assertMember } from '#services/same-member.ts';
import type { Services } from '#services/services.ts';
import { fromCallback, fromPromise } from 'xstate';
import { readPages } from './read-pages.ts';

const unsentOf = ({ id, body, held, isTried }: OutboxItem<'comment'>): Unsent => ({
  ...body,
  draftId: id,
  state: held ? 'held' : 'waiting',
  isKept: true,
  isTried,
  failure: refusalOf(held),
});

/** Of one post. */
export const commentsActor = (services: Services, { postId }: { postId: string }) => {
  const { client, clock, session } = services;
  const desk = deskOf(services);
  const isHere = (item: OutboxItem): item is OutboxItem<'comment'> =>
    item.kind === 'comment' && item.subject === postId;
  return commentsMachine.provide({
    actors: {
      loadKept: fromPromise(() => readDraft(services, 'comments', postId)),
      loadPages: fromPromise(async ({ input: { first, last, isPatient } }) => {
        const asked = isPatient ? client.background : client;
        const load = (pageNum: number) => loadComments(asked, postId, pageNum);
        return (await readPages(load, { first, last, isWhole: true })).page;
      }),
      send: fromPromise(({ input: { draft, kept } }) => {
        const { draftId: id, content, target } = draft;
        const member = session()?.member;
        const item = newItem('comment', { id, subject: postId, body: { content, target }, madeAt: clock.now() });
        return orDirectly(
          () => desk.put(item),
          async () => {
            // What the outbox can't keep may fit here: if the page ends now, it is sent again under the same id.
            if (member !== undefined) {
              await writeDraft(services, { member, flow: 'comments', subject: postId }, kept);
            }
            assertMember(services, member);
            return addComment(client, postId, draft);
          },
        );
      }),
      watchOutbox: fromCallback(({ sendBack }) => {
        const look = () =>
          void desk.list().then(
            (items) => sendBack({ type: 'outbox.told', waiting: items.filter(isHere).map(unsentOf) }),
            // A device that can't tell has nothing that waits.
            () => undefined,
          );
        look();
        return desk.subscribe((news) => {
          if (news.what === 'changed') look();
          else if (isHere(news.item)) sendBack({ type: 'outbox.sent', comment: news.answer as Comment });
        });
      }),
    },
  });
};
