import { likePost } from '#api/square.ts';
import { newLike } from '#domain/outbox.ts';
import { likeMachine } from '#machines/like/like.machine.ts';
import { deskOf, orDirectly } from '#services/outbox-desk.ts';
import type { Services } from '#services/services.ts';
import { fromCallback, fromPromise } from 'xstate';

/** Of one post. */
export const likeActor = (services: Services, { postId }: { postId: string }) => {
  const { client, clock } = services;
  const desk = deskOf(services);
  const isThis = (item: { kind: string; subject: string }) => item.kind === 'like' && item.subject === postId;
  return likeMachine.provide({
    actors: {
      like: fromPromise(() =>
        orDirectly(
          () => desk.put(newLike(postId, clock.now())),
          () => likePost(client, postId),
        ),
      ),
      watchOutbox: fromCallback(({ sendBack }) => {
        const look = () =>
          void desk.list().then(
            (items) => sendBack({ type: items.some(isThis) ? 'like.deferred' : 'like.dropped' }),
            // A device that can't tell has nothing that waits.
            () => undefined,
          );
        look();
        return desk.subscribe((news) => {
          if (news.what === 'changed') look();
          else if (isThis(news.item)) {
            sendBack({ type: 'like.sent', likes: (news.answer as { likes: number }).likes });
          }
        });
      }),
    },
  });
};
