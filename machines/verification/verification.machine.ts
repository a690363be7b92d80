/**
 * A one-time code for a step that needs one: sent, read on a phone or in a mail, typed. Shared by every flow that
 * has such a step. Where it can go to one place only, it is sent at once; its last digit enters it. The server counts tries, cooldown and expiry (product 5.7); this machine shows them. Whether the
 * code is right is told by the call that it opens: its refusal comes back as input.
 */
import type { Failure } from '#domain/failure.ts';
import { codeRefusals } from '#domain/refusals.ts';
import type { AccountName } from '#domain/registration.ts';
import {
  isCode,
  normaliseCode,
  type CodeChannel,
  type CodeTarget,
  type EnteredCode,
  type SentCode,
} from '#domain/verification.ts';
import { assign, setup } from 'xstate';
import { failureIn, port } from '../port.ts';

export interface VerificationInput {
  /** Whose code: what a visitor typed; null for the member who is signed in. */
  account: AccountName | null;
  /** Where a code can go; never empty. */
  targets: readonly CodeTarget[];
  /** The code that is out already, when the flow comes back because the one that was typed was wrong. */
  sent: SentCode | null;
  /** Why it came back. */
  failure: Failure | null;
}

/** Where a code is asked for. */
export interface CodeDestination {
  channel: CodeChannel;
  account: AccountName | null;
}

/** Which code, and what was typed. */
export interface VerificationOutput {
  sent: SentCode;
  entered: EnteredCode;
}

export interface VerificationContext extends VerificationInput {
  channel: CodeChannel;
  code: string;
  /** The last attempt to enter was no code. */
  isMarked: boolean;
}

export type VerificationEvent =
  | { type: 'channel.choose'; channel: CodeChannel }
  | { type: 'code.request' }
  /** Offline nothing is entered by itself: the call that the code opens would only fail. */
  | { type: 'code.type'; text: string; isOffline?: boolean }
  | { type: 'code.enter' };

export const verificationMachine = setup({
  types: {
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
    input: {} as VerificationInput,
    output: {} as VerificationOutput,
  },
  actors: {
    sendCode: port<SentCode, CodeDestination>('sendCode'),
  },
  delays: {
    /** As long as the server said when it sent the code; the actor counts what has passed since. */
    codeLifetime: ({ context: { sent } }) => (sent ? sent.expiresAt - sent.sentAt : 0),
  },
  guards: {
    hasCode: ({ context }) => context.sent !== null,
    isExpired: ({ context: { failure } }) => failure?.kind === 'rejected' && failure.code === codeRefusals.codeExpired,
    /** Nothing to choose, and nothing went wrong: a failure is shown, and answered by a press. */
    isSentAtOnce: ({ context: { targets, failure } }) => targets.length === 1 && failure === null,
    isCode: ({ context }) => isCode(context.code),
    isComplete: (_, params: { text: string; isOffline?: boolean }) =>
      params.isOffline !== true && isCode(normaliseCode(params.text)),
  },
  actions: {
    setChannel: assign((_, params: { channel: CodeChannel }) => ({ channel: params.channel, failure: null })),
    setSent: assign((_, params: { sent: SentCode }) => ({
      sent: params.sent,
      code: '',
      isMarked: false,
      failure: null,
    })),
    clearSent: assign({ sent: null, code: '', isMarked: false, failure: null }),
    setCode: assign((_, params: { text: string }) => ({
      code: normaliseCode(params.text),
      isMarked: false,
    })),
    markCode: assign({ isMarked: true }),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
  },
}).createMachine({
  id: 'verification',
  context: ({ input }) => ({
    ...input,
    channel: input.sent?.channel ?? input.targets[0]?.channel ?? 'phone',
    code: '',
    isMarked: false,
  }),
  output: ({ context: { sent, code } }) => {
    if (!sent) throw new Error('a code is entered after it was sent');
    return { sent, entered: { channel: sent.channel, code } };
  },
  initial: 'choice',
  states: {
    choice: {
      always: [
        { guard: 'isExpired', target: 'expired' },
        { guard: 'hasCode', target: 'code' },
        { guard: 'isSentAtOnce', target: 'sending' },
        { target: 'request' },
      ],
    },
    request: {
      on: {
        'channel.choose': { actions: { type: 'setChannel', params: ({ event }) => ({ channel: event.channel }) } },
        'code.request': 'sending',
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context: { channel, account } }) => ({ channel, account }),
        onDone: { target: 'code', actions: { type: 'setSent', params: ({ event }) => ({ sent: event.output }) } },
        // Back to where the code of before can still be typed, if there is one.
        onError: {
          target: 'choice',
          actions: 'setFailure',
        },
      },
    },
    code: {
      after: { codeLifetime: 'expired' },
      on: {
        'code.type': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'entered',
            actions: { type: 'setCode', params: ({ event }) => event },
          },
          { actions: { type: 'setCode', params: ({ event }) => event } },
        ],
        'code.enter': [{ guard: 'isCode', target: 'entered' }, { actions: 'markCode' }],
        // The other way, where nothing came by this one.
        'channel.choose': { actions: { type: 'setChannel', params: ({ event }) => ({ channel: event.channel }) } },
        'code.request': 'sending',
      },
    },
    expired: {
      entry: 'clearSent',
      on: {
        'channel.choose': { actions: { type: 'setChannel', params: ({ event }) => ({ channel: event.channel }) } },
        'code.request': 'sending',
      },
    },
    entered: { type: 'final' },
  },
});
