/**
 * Redeeming a code, paid by the promotion budget. Spec part 1 "Redeem", part 5 "letters and digits only". What happens
 * from "redeem" to a definite answer is the `settlement` child's.
 */
import { toFailure, type Failure } from '#domain/failure.ts';
import type { Intent } from '#domain/intent.ts';
import { isRedeemCode, normaliseRedeemCode } from '#domain/redeem-code.ts';
import type { RedeemReceipt } from '#domain/wallet.ts';
import { assign, emit, forwardTo, setup } from 'xstate';
import { port } from '../port.ts';
import { isDone, isRefused, refusalOf, resultOf, type Settled } from '../settlement/settled.ts';
import { createSettlementMachine, type SettlementInput } from '../settlement/settlement.machine.ts';

export interface RedeemTerms {
  code: string;
}

export type RedeemProblem = 'offline' | 'storage' | 'code';

export interface RedeemContext {
  /** As typed. */
  code: string;
  /** Null when this device can't keep one: then nothing can be redeemed here. */
  intent: Intent | null;
  problems: readonly RedeemProblem[];
  isReachable: boolean;
  receipt: RedeemReceipt | null;
  failure: Failure | null;
}

export type RedeemEvent =
  | { type: 'code.type'; text: string }
  | { type: 'code.redeem' }
  | { type: 'form.open' }
  | { type: 'network.lost' }
  | { type: 'network.returned' };

export type RedeemEmitted = { type: 'redeem.succeeded'; receipt: RedeemReceipt };

export function redeemProblems({ code, intent, isReachable }: RedeemContext): RedeemProblem[] {
  const problems: RedeemProblem[] = [];
  if (!isReachable) problems.push('offline');
  if (!intent) problems.push('storage');
  if (!isRedeemCode(normaliseRedeemCode(code))) problems.push('code');
  return problems;
}

function moveOf({ code, intent, isReachable }: RedeemContext): SettlementInput<RedeemTerms> {
  if (!intent) throw new Error('redeeming needs an intent');
  return { intent, terms: intent.sent ? null : { code: normaliseRedeemCode(code) }, isReachable };
}

export const redeemMachine = setup({
  types: {
    context: {} as RedeemContext,
    events: {} as RedeemEvent,
    emitted: {} as RedeemEmitted,
    input: {} as { isReachable: boolean },
    children: {} as { settlement: 'settlement' },
  },
  actors: {
    openIntent: port<Intent | null>('openIntent'),
    settlement: createSettlementMachine<RedeemTerms, RedeemReceipt>(),
  },
  guards: {
    isSent: (_, params: { intent: Intent | null }) => params.intent?.sent != null,
    isReady: ({ context }) => redeemProblems(context).length === 0,
    isDone,
    isRefused,
  },
  actions: {
    setIntent: assign((_, params: { intent: Intent | null }) => ({ intent: params.intent, failure: null })),
    setCode: assign((_, params: { text: string }) => ({ code: params.text, problems: [] })),
    clearCode: assign({ code: '' }),
    markProblems: assign(({ context }) => ({ problems: redeemProblems(context) })),
    setReachable: assign({ isReachable: true }),
    clearReachable: assign({ isReachable: false }),
    setFailure: assign((_, params: { error: unknown }) => ({ failure: toFailure(params.error) })),
    setSettled: assign((_, params: { settled: Settled<RedeemReceipt> }) => ({
      receipt: resultOf(params.settled),
      failure: refusalOf(params.settled),
    })),
    passToSettlement: forwardTo('settlement'),
    tellSucceeded: emit(({ context }) => {
      if (!context.receipt) throw new Error('a code that was redeemed has a receipt');
      return { type: 'redeem.succeeded' as const, receipt: context.receipt };
    }),
  },
}).createMachine({
  id: 'redeem',
  context: ({ input }) => ({
    code: '',
    intent: null,
    problems: [],
    isReachable: input.isReachable,
    receipt: null,
    failure: null,
  }),
  initial: 'opening',
  on: {
    'network.lost': { actions: 'clearReachable' },
    'network.returned': { actions: 'setReachable' },
  },
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openIntent',
        src: 'openIntent',
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => ({ intent: event.output }) },
            target: 'settling',
            actions: { type: 'setIntent', params: ({ event }) => ({ intent: event.output }) },
          },
          { target: 'form', actions: { type: 'setIntent', params: ({ event }) => ({ intent: event.output }) } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'code.type': { actions: { type: 'setCode', params: ({ event }) => ({ text: event.text }) } },
      },
    },
    failed: {
      on: { 'form.open': 'opening' },
    },
    form: {
      on: {
        'code.type': { actions: { type: 'setCode', params: ({ event }) => ({ text: event.text }) } },
        'code.redeem': [{ guard: 'isReady', target: 'settling' }, { actions: 'markProblems' }],
      },
    },
    settling: {
      tags: 'busy',
      invoke: {
        id: 'settlement',
        src: 'settlement',
        input: ({ context }) => moveOf(context),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ settled: event.output }) },
            target: 'redeemed',
            actions: { type: 'setSettled', params: ({ event }) => ({ settled: event.output }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ settled: event.output }) },
            target: 'refused',
            actions: { type: 'setSettled', params: ({ event }) => ({ settled: event.output }) },
          },
          // Dropped: the form is opened anew, with a new intent.
          { target: 'opening' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'network.lost': { actions: ['clearReachable', 'passToSettlement'] },
        'network.returned': { actions: ['setReachable', 'passToSettlement'] },
      },
    },
    /** What was typed stays, to be mended or tried again. */
    refused: {
      on: {
        'code.type': {
          target: 'opening',
          actions: { type: 'setCode', params: ({ event }) => ({ text: event.text }) },
        },
        'form.open': 'opening',
      },
    },
    redeemed: {
      entry: ['tellSucceeded', 'clearCode'],
      on: { 'form.open': 'opening' },
    },
  },
});
