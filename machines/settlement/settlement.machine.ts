/**
 * One money move from "send" to a definite end, for every flow that moves money: sent once, and where the answer is
 * lost, the server is asked until it tells. An unknown outcome is a state of its own; only a definite answer leads out
 * of it (rules L4, C1, C2). A move that was sent before the page was reloaded is asked about before anything else:
 * nothing is sent unless the member presses for it.
 */
import { isDefinite, isUnsent, type Failure } from '#domain/failure.ts';
import type { Intent, Outcome } from '#domain/intent.ts';
import { assign, setup } from 'xstate';
import { failureIn, port } from '../port.ts';
import type { Settled } from './settled.ts';

export interface SettlementInput<Move> {
  intent: Intent;
  /** What the member agreed to; null for a move that went out earlier, whose fields are kept with its intent. */
  move: Move | null;
  isReachable: boolean;
}

export interface SettlementContext<Move, Result> extends SettlementInput<Move> {
  settled: Settled<Result> | null;
  /** Why the second copy did not go out, or was refused: the first may come all the same. */
  failure: Failure | null;
}

export type SettlementEvent =
  | { type: 'outcome.check' }
  | { type: 'move.resend' }
  | { type: 'move.drop' }
  | { type: 'network.lost' }
  | { type: 'network.returned' };

/** The refusal of the first copy is final, and what this device could not keep was not sent. */
const isRefusal = (failure: Failure): boolean => isDefinite(failure) || isUnsent(failure);

/** @returns null for an intent that the server had not seen when it was asked */
function settledOf<Result>(outcome: Outcome<Result>): Settled<Result> | null {
  if (outcome.state === 'done') return { end: 'done', result: outcome.result };
  return outcome.state === 'refused' ? { end: 'refused', failure: outcome.failure } : null;
}

export const createSettlementMachine = <Move, Result>() =>
  setup({
    types: {
      context: {} as SettlementContext<Move, Result>,
      events: {} as SettlementEvent,
      input: {} as SettlementInput<Move>,
      output: {} as Settled<Result>,
    },
    actors: {
      submit: port<Result, { intent: Intent; move: Move | null }>('submit'),
      askOutcome: port<Outcome<Result>, { intent: Intent }>('askOutcome'),
      cancel: port<Outcome<Result>, { intent: Intent }>('cancel'),
    },
    delays: {
      /** Ours: asks again by itself, so that the doubt ends within seconds of the server's return. */
      recheckDelay: 3_000,
    },
    guards: {
      isNew: ({ context }) => context.move !== null,
      isReachable: ({ context }) => context.isReachable,
      isRefusal: ({ event }) => isRefusal(failureIn(event)),
      isDone: (_, params: { outcome: Outcome<Result> }) => params.outcome.state === 'done',
      isKnown: (_, params: { outcome: Outcome<Result> }) => params.outcome.state !== 'unknown',
    },
    actions: {
      setReachable: assign({ isReachable: true }),
      clearReachable: assign({ isReachable: false }),
      setDone: assign((_, params: { result: Result }) => ({
        settled: { end: 'done' as const, result: params.result },
      })),
      setRefused: assign(({ event }) => ({
        settled: { end: 'refused' as const, failure: failureIn(event) },
      })),
      setOutcome: assign((_, params: { outcome: Outcome<Result> }) => ({ settled: settledOf(params.outcome) })),
      setFailure: assign(({ event }) => ({ failure: isRefusal(failureIn(event)) ? failureIn(event) : null })),
      clearFailure: assign({ failure: null }),
      setDropped: assign({ settled: { end: 'dropped' as const } }),
    },
  }).createMachine({
    id: 'settlement',
    context: ({ input }) => ({ ...input, settled: null, failure: null }),
    output: ({ context }) => {
      if (!context.settled) throw new Error('a settlement ends only once it is settled');
      return context.settled;
    },
    initial: 'choice',
    on: {
      'network.lost': { actions: 'clearReachable' },
      'network.returned': { actions: 'setReachable' },
    },
    states: {
      choice: {
        always: [{ guard: 'isNew', target: 'submitting' }, { target: 'checking' }],
      },
      submitting: {
        tags: 'busy',
        invoke: {
          id: 'submit',
          src: 'submit',
          input: ({ context }) => ({ intent: context.intent, move: context.move }),
          onDone: {
            target: 'settled',
            actions: { type: 'setDone', params: ({ event }) => ({ result: event.output }) },
          },
          onError: [
            {
              guard: 'isRefusal',
              target: 'settled',
              actions: 'setRefused',
            },
            { target: 'unsettled' },
          ],
        },
      },
      unsettled: {
        after: { recheckDelay: { guard: 'isReachable', target: 'checking' } },
        on: {
          'outcome.check': 'checking',
          'network.returned': { target: 'checking', actions: 'setReachable' },
        },
      },
      checking: {
        tags: 'busy',
        invoke: {
          id: 'askOutcome',
          src: 'askOutcome',
          input: ({ context }) => ({ intent: context.intent }),
          onDone: [
            {
              guard: { type: 'isKnown', params: ({ event }) => ({ outcome: event.output }) },
              target: 'settled',
              actions: { type: 'setOutcome', params: ({ event }) => ({ outcome: event.output }) },
            },
            { target: 'unsent' },
          ],
          onError: 'unsettled',
        },
      },
      unsent: {
        on: { 'move.resend': 'resending', 'move.drop': 'cancelling' },
      },
      /** The first copy may still come: no refusal ends it but the one that the server keeps under its id. */
      resending: {
        tags: 'busy',
        entry: 'clearFailure',
        invoke: {
          id: 'submit',
          src: 'submit',
          input: ({ context }) => ({ intent: context.intent, move: context.move }),
          onDone: {
            target: 'settled',
            actions: { type: 'setDone', params: ({ event }) => ({ result: event.output }) },
          },
          onError: { target: 'unsettled', actions: 'setFailure' },
        },
      },
      cancelling: {
        tags: 'busy',
        invoke: {
          id: 'cancel',
          src: 'cancel',
          input: ({ context }) => ({ intent: context.intent }),
          onDone: [
            {
              guard: { type: 'isDone', params: ({ event }) => ({ outcome: event.output }) },
              target: 'settled',
              actions: { type: 'setOutcome', params: ({ event }) => ({ outcome: event.output }) },
            },
            { target: 'settled', actions: 'setDropped' },
          ],
          onError: 'unsettled',
        },
      },
      settled: { type: 'final' },
    },
  });
