/**
 * Notices that the member closed stay away on this device; a new one shows (product 13.1). Nothing shows until the
 * device has said what was closed, so that a closed notice doesn't flash up.
 */
import { assign, setup } from 'xstate';
import { port } from '../port.ts';

/** Of notices. */
type Ids = readonly string[];

export interface DismissedNoticesContext {
  ids: Ids;
}

export type DismissedNoticesEvent = { type: 'notice.dismiss'; id: string };

/** More than are ever announced at once: the oldest are forgotten first. */
const mostKept = 50;

/** Each once. @param ids the newer ones */
export const withDismissed = (kept: Ids, ids: Ids): Ids =>
  [...kept.filter((id) => !ids.includes(id)), ...ids].slice(-mostKept);

export const dismissedNoticesMachine = setup({
  types: {
    context: {} as DismissedNoticesContext,
    events: {} as DismissedNoticesEvent,
  },
  actors: {
    loadDismissed: port<Ids>('loadDismissed'),
    keepDismissed: port<void, { ids: Ids }>('keepDismissed'),
  },
  actions: {
    setDismissed: assign((_, params: { ids: Ids }) => ({ ids: params.ids })),
    addDismissed: assign(({ context }, params: { id: string }) => ({
      ids: withDismissed(context.ids, [params.id]),
    })),
  },
}).createMachine({
  id: 'dismissedNotices',
  context: { ids: [] },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadDismissed',
        src: 'loadDismissed',
        onDone: { target: 'ready', actions: { type: 'setDismissed', params: ({ event }) => ({ ids: event.output }) } },
        // A device that keeps nothing shows them all.
        onError: 'ready',
      },
    },
    ready: {
      on: {
        'notice.dismiss': {
          target: 'keeping',
          actions: { type: 'addDismissed', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    keeping: {
      tags: 'busy',
      invoke: {
        id: 'keepDismissed',
        src: 'keepDismissed',
        input: ({ context }) => ({ ids: context.ids }),
        onDone: 'ready',
        // It stays away until the page is closed.
        onError: 'ready',
      },
      on: {
        'notice.dismiss': {
          target: 'keeping',
          reenter: true,
          actions: { type: 'addDismissed', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
  },
});
