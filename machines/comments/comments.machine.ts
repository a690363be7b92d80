/**
 * The comments of one post: read five at a time, answer, write (product 13.9). A comment goes into the outbox under an
 * id of its own, one after another, and is shown below the post until it is sent. Where the device keeps nothing it is
 * sent at once, and one that didn't get through stays until the member tries again under the same id, so it is never
 * there twice. The list that the device kept is shown at once and read again, once, for as long as the network takes.
 */
import { lastPage, nextPage } from './pages.ts';
import { commentsSetup } from './setup.ts';
import { toSend } from './unsent.ts';

export const commentsMachine = commentsSetup.createMachine({
  id: 'comments',
  context: { page: null, text: '', target: null, draftId: '', unsent: [], failure: null },
  invoke: { id: 'watchOutbox', src: 'watchOutbox' },
  initial: 'opening',
  on: {
    'outbox.told': { actions: { type: 'setWaiting', params: ({ event }) => event } },
    'outbox.sent': { actions: [{ type: 'addSent', params: ({ event }) => event }, 'tellCount'] },
    'text.type': { actions: [{ type: 'setText', params: ({ event }) => event }, 'tellKept'] },
    'reply.choose': { actions: [{ type: 'setTarget', params: ({ event }) => event }, 'tellKept'] },
    'reply.cancel': { actions: ['clearTarget', 'tellKept'] },
    'comment.send': {
      guard: { type: 'isRight', params: ({ event }) => event },
      actions: [{ type: 'addUnsent', params: ({ event }) => event }, 'tellKept'],
    },
    'comment.retry': {
      guard: { type: 'isHeld', params: ({ event }) => event },
      actions: { type: 'markQueued', params: ({ event }) => event },
    },
    'comment.drop': {
      guard: { type: 'isLoose', params: ({ event }) => event },
      actions: [
        { type: 'tellDropped', params: ({ event }) => event },
        { type: 'removeUnsent', params: ({ event }) => event },
        'tellKept',
      ],
    },
  },
  states: {
    /** What the device kept comes first: what is typed meanwhile is newer. */
    opening: {
      tags: 'busy',
      invoke: {
        id: 'loadKept',
        src: 'loadKept',
        onDone: { target: 'opened', actions: 'setKept' },
        // A device that can't tell has nothing.
        onError: 'opened',
      },
    },
    /** The list is read and comments are sent at once: neither waits for the other. */
    opened: {
      type: 'parallel',
      states: {
        reading: {
          initial: 'loading',
          states: {
            loading: {
              tags: 'busy',
              invoke: {
                id: 'loadPages',
                src: 'loadPages',
                input: { first: 1, last: 1, isPatient: false },
                onDone: [
                  { guard: 'isKept', target: 'refreshing', actions: ['setPages', 'tellCount', 'tellKept'] },
                  { target: 'open', actions: ['setPages', 'tellCount', 'tellKept'] },
                ],
                onError: { target: 'failed', actions: 'setFailure' },
              },
            },
            /** The list could not be read; one can write all the same. */
            failed: {
              on: {
                'list.refresh': 'loading',
                // Somebody wrote: the connection may be there again.
                'xstate.done.actor.send': 'loading',
                'xstate.error.actor.send': 'loading',
              },
            },
            open: {
              on: {
                'page.extend': { guard: 'hasMore', target: 'loadingMore' },
                'list.refresh': 'refreshing',
              },
            },
            loadingMore: {
              tags: 'busy',
              invoke: {
                id: 'loadPages',
                src: 'loadPages',
                input: ({ context: { page } }) => ({ first: nextPage(page), last: nextPage(page), isPatient: false }),
                onDone: [
                  { guard: 'hasMoved', target: 'loadingAll' },
                  { target: 'open', actions: 'addPage' },
                ],
                onError: { target: 'open', actions: 'setFailure' },
              },
              on: { 'list.refresh': 'loadingAll' },
            },
            /** More was asked for when all had to be read again: rows moved, or that answer showed the network. */
            loadingAll: {
              tags: 'busy',
              invoke: {
                id: 'loadPages',
                src: 'loadPages',
                input: ({ context }) => ({ first: 1, last: nextPage(context.page), isPatient: true }),
                onDone: { target: 'open', actions: ['setPages', 'tellCount', 'tellKept'] },
                onError: { target: 'open', actions: 'setFailure' },
              },
            },
            refreshing: {
              tags: 'busy',
              invoke: {
                id: 'loadPages',
                src: 'loadPages',
                input: ({ context }) => ({ first: 1, last: lastPage(context.page), isPatient: true }),
                onDone: { target: 'open', actions: ['setPages', 'tellCount', 'tellKept'] },
                onError: { target: 'open', actions: 'setFailure' },
              },
              on: { 'page.extend': { guard: 'hasMore', target: 'loadingAll' } },
            },
          },
        },
        sending: {
          initial: 'idle',
          states: {
            idle: {
              always: { guard: 'hasQueued', target: 'submitting' },
            },
            submitting: {
              tags: 'busy',
              invoke: {
                id: 'send',
                src: 'send',
                input: ({ context }) => toSend(context),
                onDone: [
                  {
                    guard: 'isSent',
                    target: 'idle',
                    actions: [
                      { type: 'addSent', params: ({ event }) => ({ comment: event.output }) },
                      'tellCount',
                      'tellSent',
                      'tellKept',
                    ],
                  },
                  { target: 'idle', actions: ['markWaiting', 'tellKept'] },
                ],
                onError: { target: 'idle', actions: ['markHeld', 'tellKept'] },
              },
            },
          },
        },
      },
    },
  },
});
