import { block, report } from '#api/moderation.ts';
import { editWords, removeWords } from '#api/own-words.ts';
import { newEdit, newRemoval } from '#domain/outbox.ts';
import { writtenActionsMachine } from '#machines/written-actions/written-actions.machine.ts';
import { deskOf, orDirectly } from '#services/outbox-desk.ts';
import type { Services } from '#services/services.ts';
import { forgetFeed } from '#storage/kept-feed.ts';
import { fromPromise } from 'xstate';

export const writtenActionsActor = (services: Services) => {
  const { client, clock } = services;
  const desk = deskOf(services);
  return writtenActionsMachine.provide({
    actors: {
      save: fromPromise(({ input: { words, content } }) =>
        orDirectly(
          () => desk.put(newEdit(crypto.randomUUID(), { ...words, content }, clock.now())),
          async () => {
            const { id, editedAt } = await editWords(client, words, content);
            return { id, content, at: editedAt ?? clock.now() };
          },
        ),
      ),
      remove: fromPromise(({ input: { words } }) =>
        orDirectly(
          async () => {
            // Nobody waits for the edits of what goes.
            const edits = (await desk.list()).filter(({ kind, body }) => kind === 'edit' && body.id === words.id);
            for (const { id } of edits) await desk.remove(id);
            await desk.put(newRemoval(words, clock.now()));
          },
          async () => {
            await removeWords(client, words);
            await forgetFeed();
            return { id: words.id, content: null, at: clock.now() };
          },
        ),
      ),
      report: fromPromise(({ input }) => report(client, input)),
      block: fromPromise(async ({ input }) => {
        await block(client, input);
        await forgetFeed();
      }),
    },
  });
};
