/**
 * The whole app: asks the backend what it moves, works with play money alone (rule P1), and owns the machines that live
 * as long as the page: the session, connectivity and the toast. What an API call learns reaches them through here. Where
 * the device remembers a sandbox, screens open while the backend is asked once more; no money moves until it has answered.
 */
import type { Failure } from '#domain/failure.ts';
import { assign, sendTo, setup } from 'xstate';
import { connectivityMachine } from '../connectivity/connectivity.machine.ts';
import { failureIn, port } from '../port.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { toastMachine } from '../toast/toast.machine.ts';

export interface AppContext {
  failure: Failure | null;
}

export type AppEvent =
  | { type: 'boot.retry' }
  | { type: 'network.returned' }
  | { type: 'token.refused'; token: string }
  | { type: 'call.answered' }
  | { type: 'call.unanswered' }
  | { type: 'call.slow' };

type CallFact = Extract<AppEvent, { type: `call.${string}` }>;

export const appMachine = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    children: {} as { session: 'session'; connectivity: 'connectivity'; toast: 'toast' },
  },
  actors: {
    session: sessionMachine,
    connectivity: connectivityMachine,
    toast: toastMachine,
    /** What the backend said the last time; empty for a device that never asked. */
    recallMode: port<{ mode: string }>('recallMode'),
    askMode: port<{ mode: string }>('askMode'),
  },
  guards: {
    isSandbox: (_, params: { mode: string }) => params.mode === 'sandbox',
  },
  actions: {
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    clearFailure: assign({ failure: null }),
    passToConnectivity: sendTo('connectivity', (_, params: CallFact) => params),
    passToSession: sendTo('session', (_, params: { token: string }) => ({
      type: 'session.refused' as const,
      token: params.token,
    })),
  },
}).createMachine({
  id: 'app',
  context: { failure: null },
  invoke: [
    { id: 'session', src: 'session' },
    { id: 'connectivity', src: 'connectivity' },
    { id: 'toast', src: 'toast' },
  ],
  initial: 'recalling',
  on: {
    'call.answered': {
      actions: { type: 'passToConnectivity', params: ({ event }) => event },
    },
    'call.unanswered': {
      actions: { type: 'passToConnectivity', params: ({ event }) => event },
    },
    'call.slow': {
      actions: { type: 'passToConnectivity', params: ({ event }) => event },
    },
    'token.refused': {
      actions: { type: 'passToSession', params: ({ event }) => ({ token: event.token }) },
    },
  },
  states: {
    recalling: {
      tags: 'busy',
      invoke: {
        id: 'recallMode',
        src: 'recallMode',
        onDone: [
          {
            guard: { type: 'isSandbox', params: ({ event }) => event.output },
            target: 'confirming',
          },
          { target: 'booting' },
        ],
        onError: 'booting',
      },
    },
    booting: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'askMode',
        src: 'askMode',
        onDone: [
          {
            guard: { type: 'isSandbox', params: ({ event }) => event.output },
            target: 'ready',
          },
          { target: 'foreign' },
        ],
        onError: {
          target: 'unreachable',
          actions: 'setFailure',
        },
      },
    },
    confirming: {
      tags: 'busy',
      invoke: {
        id: 'askMode',
        src: 'askMode',
        onDone: [
          {
            guard: { type: 'isSandbox', params: ({ event }) => event.output },
            target: 'ready',
          },
          { target: 'foreign' },
        ],
        onError: 'unconfirmed',
      },
    },
    /** In a tunnel the last answer opens the screens. It is asked again before money moves, and when the network is back. */
    unconfirmed: {
      on: { 'boot.retry': 'confirming', 'network.returned': 'confirming' },
    },
    unreachable: {
      on: { 'boot.retry': 'booting', 'network.returned': 'booting' },
    },
    /** A backend that is no sandbox: this app does nothing with it. */
    foreign: {
      on: { 'boot.retry': 'booting' },
    },
    ready: {},
  },
});
