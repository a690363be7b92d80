/**
 * Sharing a link by the system's share sheet; where there is none, or it refuses, the link is copied; where that is
 * refused too, the member copies it by hand (product 12.1).
 */
import { toastDuration } from '#domain/entry-limits.ts';
import { assign, setup } from 'xstate';
import { port } from '../port.ts';

/** What became of the sheet: the system doesn't tell to whom the link went, or whether it got there. */
export type ShareEnd = 'shared' | 'cancelled' | 'unavailable';

export interface ShareContext {
  /** The sheet did not open: from now on copying is offered first. */
  hasNoSheet: boolean;
}

export type ShareEvent = { type: 'sheet.open' } | { type: 'link.copy' };

export const shareMachine = setup({
  types: {
    context: {} as ShareContext,
    events: {} as ShareEvent,
  },
  actors: {
    openSheet: port<ShareEnd>('openSheet'),
    /** Answers whether the clipboard took it. */
    copyLink: port<boolean>('copyLink'),
  },
  delays: { toastDuration },
  guards: {
    isShared: (_, params: { end: ShareEnd }) => params.end === 'shared',
    isCancelled: (_, params: { end: ShareEnd }) => params.end === 'cancelled',
    isCopied: (_, params: { isCopied: boolean }) => params.isCopied,
  },
  actions: {
    markNoSheet: assign({ hasNoSheet: true }),
  },
}).createMachine({
  id: 'share',
  context: { hasNoSheet: false },
  initial: 'ready',
  states: {
    ready: {
      on: { 'sheet.open': 'sharing', 'link.copy': 'copying' },
    },
    sharing: {
      tags: 'busy',
      invoke: {
        id: 'openSheet',
        src: 'openSheet',
        onDone: [
          { guard: { type: 'isShared', params: ({ event }) => ({ end: event.output }) }, target: 'handedOn' },
          { guard: { type: 'isCancelled', params: ({ event }) => ({ end: event.output }) }, target: 'ready' },
          { target: 'copying', actions: 'markNoSheet' },
        ],
        onError: { target: 'copying', actions: 'markNoSheet' },
      },
    },
    copying: {
      tags: 'busy',
      invoke: {
        id: 'copyLink',
        src: 'copyLink',
        onDone: [
          { guard: { type: 'isCopied', params: ({ event }) => ({ isCopied: event.output }) }, target: 'onClipboard' },
          { target: 'byHand' },
        ],
        onError: 'byHand',
      },
    },
    handedOn: {
      on: { 'sheet.open': 'sharing', 'link.copy': 'copying' },
      after: { toastDuration: 'ready' },
    },
    onClipboard: {
      on: { 'sheet.open': 'sharing', 'link.copy': 'copying' },
      after: { toastDuration: 'ready' },
    },
    /** The link is selected: the member copies it with their own keys or a long press. */
    byHand: {
      on: { 'sheet.open': 'sharing', 'link.copy': 'copying' },
    },
  },
});
