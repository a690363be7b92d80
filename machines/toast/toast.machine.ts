/**
 * One short message over everything, for three seconds; a tap or Escape ends it early (product 14.1). A newer one takes
 * its place and gets three seconds of its own.
 */
import { toastDuration } from '#domain/entry-limits.ts';
import { assign, setup } from 'xstate';

export interface ToastContext {
  /** In the member's language already; null when there is none. */
  text: string | null;
  /** Counts messages, so that the same words twice are two messages. */
  count: number;
}

export type ToastEvent = { type: 'toast.show'; text: string } | { type: 'toast.dismiss' };

export const toastMachine = setup({
  types: {
    context: {} as ToastContext,
    events: {} as ToastEvent,
  },
  delays: { toastDuration },
  actions: {
    setText: assign(({ context }, params: { text: string }) => ({ text: params.text, count: context.count + 1 })),
    clearText: assign({ text: null }),
  },
}).createMachine({
  id: 'toast',
  context: { text: null, count: 0 },
  initial: 'quiet',
  on: {
    'toast.show': {
      target: '.visible',
      actions: { type: 'setText', params: ({ event }) => ({ text: event.text }) },
    },
  },
  states: {
    quiet: { entry: 'clearText' },
    visible: {
      after: { toastDuration: 'quiet' },
      on: { 'toast.dismiss': 'quiet' },
    },
  },
});
