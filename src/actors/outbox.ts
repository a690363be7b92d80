import { sendLetter } from '#api/letter.ts';
import { markRead } from '#api/messages.ts';
import { editWords, removeWords } from '#api/own-words.ts';
import { addComment, likePost } from '#api/square.ts';
import type { OutboxItem } from '#domain/outbox.ts';
import { outboxMachine } from '#machines/outbox/outbox.machine.ts';
import { deskOf } from '#services/outbox-desk.ts';
import { openInForm } from '#services/outbox-forms.ts';
import { assertMember } from '#services/same-member.ts';
import type { Services } from '#services/services.ts';
import { asBlob } from '#services/small-pictures.ts';
import { atTurn } from '#storage/at-turn.ts';
import { forgetFeed } from '#storage/kept-feed.ts';
import { fromCallback, fromPromise } from 'xstate';

/** Nobody looks on, and who leaves the screen does not stop it. */
const unwatched = () => ({ signal: new AbortController().signal, onProgress: () => undefined });

/** The one call of an item. @param member whose it is @returns what the server said */
async function deliver(services: Services, item: OutboxItem, member: string | undefined): Promise<unknown> {
  const { client } = services;
  assertMember(services, member);
  switch (item.kind) {
    case 'like':
      return likePost(client, item.subject);
    case 'comment':
      return addComment(client, item.subject, { draftId: item.id, ...item.body });
    case 'post':
    case 'feedback': {
      const pictures = await deskOf(services).pictures(item.id);
      assertMember(services, member);
      return sendLetter(client, { kind: item.kind, id: item.id, ...item.body }, pictures.map(asBlob), unwatched());
    }
    case 'edit':
      return editWords(client, item.body, item.body.content);
    case 'remove': {
      const answer = await removeWords(client, item.body);
      await forgetFeed();
      return answer;
    }
    case 'markRead':
      return markRead(client, item.body);
  }
}

/** Longer than a call takes, ms. */
const patience = 45_000;

/** One at a time over all tabs. Where a browser has no locks, or another tab sleeps in its turn, the ids alone keep it single. */
const inTurn = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> =>
  atTurn('outbox', work, { patience, signal });

export const outboxActor = (services: Services) => {
  const { clock, device, session } = services;
  const desk = deskOf(services);
  /** Without the server's clock a thing of a minute could look days old: what an earlier page knew of it is supposed. */
  const contents = async () => {
    const ahead = await device.read('ahead.v1').catch(() => undefined);
    if (ahead !== undefined) clock.suppose(Date.now() + ahead);
    return { items: await desk.list(), now: clock.now() };
  };
  /** As the device has it now; null: it is gone, or its member is. */
  const look = async ({ id }: OutboxItem, member: string | undefined): Promise<OutboxItem | null> => {
    assertMember(services, member);
    return desk.find(id);
  };
  return outboxMachine.provide({
    actors: {
      loadItems: fromPromise(async () => {
        await desk.keepOwn();
        return contents();
      }),
      watchItems: fromCallback(({ sendBack }) =>
        desk.subscribe(() => {
          // What can't be read now is read when it is to be sent.
          contents().then(
            (told) => sendBack({ type: 'items.told', ...told }),
            () => undefined,
          );
        }),
      ),
      send: fromPromise(({ input: { item }, signal }) => {
        const member = session()?.member;
        return inTurn(signal, async () => {
          const found = await look(item, member);
          if (!found || found.held) return false;
          // Known before it goes out: if the page ends now, it may have arrived.
          const tried = { ...found, isTried: true };
          // A full disk can't know it; what goes out twice arrives once, by its id.
          if (!found.isTried) await desk.replace(tried).catch(() => undefined);
          const answer = await deliver(services, tried, member);
          await desk.finish(tried, answer);
          return true;
        });
      }),
      replace: fromPromise(({ input: { item } }) => desk.replace(item)),
      remove: fromPromise(({ input: { item }, signal }) =>
        inTurn(signal, async () => {
          const found = await desk.find(item.id);
          await desk.remove(item.id);
          if (!found) return 'gone';
          return found.isTried ? 'tried' : 'removed';
        }),
      ),
      edit: fromPromise(({ input: { item }, signal }) => {
        const member = session()?.member;
        return inTurn(signal, async () => {
          const found = await look(item, member);
          if (!found) return 'gone';
          if (!(await openInForm(services, found))) return 'occupied';
          await desk.remove(found.id);
          return 'opened';
        });
      }),
    },
  });
};
