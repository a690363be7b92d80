/**
 * Sign-in with a passkey: the server says what to sign, the device asks its holder, and what it signed opens a session
 * as a password does (product 5.4, 5.15). Whatever comes in between, the password beside it still works.
 */
import type { Failure } from '#domain/failure.ts';
import type { Session } from '#domain/member.ts';
import type { PasskeyRequest } from '#domain/passkey.ts';
import { isDismissal } from '#domain/refusals.ts';
import { assign, emit, setup } from 'xstate';
import { answerIn, failureIn, port } from '../port.ts';

export interface PasskeySignInContext {
  failure: Failure | null;
}

export interface PasskeySignInEvent {
  type: 'passkey.use';
}

export interface PasskeySignInEmitted {
  type: 'passkeySignIn.succeeded';
  session: Session;
}

export const passkeySignInMachine = setup({
  types: {
    context: {} as PasskeySignInContext,
    events: {} as PasskeySignInEvent,
    emitted: {} as PasskeySignInEmitted,
  },
  actors: {
    askRequest: port<PasskeyRequest>('askRequest'),
    /** By the device, whose holder is asked. */
    sign: port<string, { request: PasskeyRequest }>('sign'),
    signIn: port<Session, { credential: string }>('signIn'),
  },
  guards: {
    isDismissal: ({ event }) => isDismissal(failureIn(event)),
  },
  actions: {
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    clearFailure: assign({ failure: null }),
    tellSucceeded: emit((_, params: { session: Session }) => ({
      type: 'passkeySignIn.succeeded' as const,
      session: params.session,
    })),
  },
}).createMachine({
  id: 'passkeySignIn',
  context: { failure: null },
  initial: 'ready',
  states: {
    ready: { on: { 'passkey.use': 'asking' } },
    asking: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'askRequest',
        src: 'askRequest',
        onDone: 'signing',
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    /** The device asks its holder. */
    signing: {
      tags: 'busy',
      invoke: {
        id: 'sign',
        src: 'sign',
        input: ({ event }) => ({ request: answerIn<PasskeyRequest>(event) }),
        onDone: 'signingIn',
        onError: [
          { guard: 'isDismissal', target: 'dismissed', actions: 'setFailure' },
          { target: 'failed', actions: 'setFailure' },
        ],
      },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => ({ credential: answerIn<string>(event) }),
        onDone: {
          target: 'signedIn',
          actions: { type: 'tellSucceeded', params: ({ event }) => ({ session: event.output }) },
        },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    /** By the member, or by a device that has no passkey for this site: it doesn't tell which. */
    dismissed: { on: { 'passkey.use': 'asking' } },
    failed: { on: { 'passkey.use': 'asking' } },
    signedIn: { type: 'final' },
  },
});
