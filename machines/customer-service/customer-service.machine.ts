/**
 * The customer service dialog. Without a link, or with one that is too short, it says so for four seconds and closes
 * (product 13.11). Which links open is for the view to say (product 14.9).
 */
import type { Failure } from '#domain/failure.ts';
import { customerLinkLength, customerNoticeDuration } from '#domain/limits.ts';
import { assign, setup } from 'xstate';
import { failureIn, port } from '../port.ts';

export interface CustomerServiceContext {
  /** As the server has it. */
  link: string;
  failure: Failure | null;
}

export type CustomerServiceEvent = { type: 'link.retry' } | { type: 'dialog.close' };

export const customerServiceMachine = setup({
  types: {
    context: {} as CustomerServiceContext,
    events: {} as CustomerServiceEvent,
  },
  actors: {
    loadLink: port<string>('loadLink'),
  },
  delays: { customerNoticeDuration },
  guards: {
    isLink: (_, params: { link: string }) => params.link.length >= customerLinkLength,
  },
  actions: {
    setLink: assign((_, params: { link: string }) => ({ link: params.link })),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'customerService',
  context: { link: '', failure: null },
  initial: 'loading',
  on: { 'dialog.close': '.closed' },
  states: {
    loading: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadLink',
        src: 'loadLink',
        onDone: [
          {
            guard: { type: 'isLink', params: ({ event }) => ({ link: event.output }) },
            target: 'ready',
            actions: { type: 'setLink', params: ({ event }) => ({ link: event.output }) },
          },
          { target: 'absent' },
        ],
        onError: {
          target: 'failed',
          actions: 'setFailure',
        },
      },
    },
    failed: {
      on: { 'link.retry': 'loading' },
    },
    ready: {},
    absent: {
      after: { customerNoticeDuration: 'closed' },
    },
    closed: { type: 'final' },
  },
});
