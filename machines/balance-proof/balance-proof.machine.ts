/**
 * Checking that a member's own balance is in the totals that everybody sees: the balance and the branch of the Merkle
 * sum tree are read together, and every hash on the way up to the published root is computed on this device. Rule P6.
 */
import { isUncounted, type BalanceStatement, type Verdict } from '#domain/balance-proof.ts';
import type { Failure } from '#domain/failure.ts';
import { assign, setup } from 'xstate';
import { failureIn, port } from '../port.ts';

export interface BalanceProofContext {
  statement: BalanceStatement | null;
  verdict: Verdict | null;
  failure: Failure | null;
}

export type BalanceProofEvent = { type: 'proof.start' };

function statementOf({ statement }: BalanceProofContext): BalanceStatement {
  if (!statement) throw new Error('nothing to verify');
  return statement;
}

export const balanceProofMachine = setup({
  types: {
    context: {} as BalanceProofContext,
    events: {} as BalanceProofEvent,
  },
  actors: {
    loadStatement: port<BalanceStatement>('loadStatement'),
    verify: port<Verdict, BalanceStatement>('verify'),
  },
  guards: {
    isUncounted: (_, params: { statement: BalanceStatement }) => isUncounted(params.statement),
    isRefuted: (_, params: { verdict: Verdict }) => params.verdict.mismatch !== null,
  },
  actions: {
    clearAll: assign({ statement: null, verdict: null, failure: null }),
    setStatement: assign((_, params: { statement: BalanceStatement }) => params),
    setVerdict: assign((_, params: { verdict: Verdict }) => params),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
  },
}).createMachine({
  id: 'balanceProof',
  context: { statement: null, verdict: null, failure: null },
  initial: 'ready',
  states: {
    ready: {
      on: { 'proof.start': 'loading' },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadStatement',
        src: 'loadStatement',
        onDone: [
          {
            guard: { type: 'isUncounted', params: ({ event }) => ({ statement: event.output }) },
            target: 'uncounted',
            actions: { type: 'setStatement', params: ({ event }) => ({ statement: event.output }) },
          },
          {
            target: 'verifying',
            actions: { type: 'setStatement', params: ({ event }) => ({ statement: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: 'setFailure',
        },
      },
    },
    verifying: {
      tags: 'busy',
      invoke: {
        id: 'verify',
        src: 'verify',
        input: ({ context }) => statementOf(context),
        onDone: [
          {
            guard: { type: 'isRefuted', params: ({ event }) => ({ verdict: event.output }) },
            target: 'refuted',
            actions: { type: 'setVerdict', params: ({ event }) => ({ verdict: event.output }) },
          },
          {
            target: 'proven',
            actions: { type: 'setVerdict', params: ({ event }) => ({ verdict: event.output }) },
          },
        ],
        // This browser computes no hashes: nothing is known, and nothing is refuted.
        onError: {
          target: 'failed',
          actions: 'setFailure',
        },
      },
    },
    /** Nothing of the member's is counted: they hold nothing, or what they hold is newer, by the server's word. */
    uncounted: {
      on: { 'proof.start': { target: 'loading', actions: 'clearAll' } },
    },
    proven: {
      tags: 'done',
      on: { 'proof.start': { target: 'loading', actions: 'clearAll' } },
    },
    /** What the server says does not fit together: this must not happen. */
    refuted: {
      on: { 'proof.start': { target: 'loading', actions: 'clearAll' } },
    },
    failed: {
      on: { 'proof.start': { target: 'loading', actions: 'clearAll' } },
    },
  },
});
