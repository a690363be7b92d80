/**
 * Redeeming a code, paid by the promotion budget (product 12.8). What happens from "redeem" to a definite answer is the
 * `settlement` child's.
 */
import type { Failure } from '#domain/failure.ts';
import type { Intent } from '#domain/intent.ts';
import { isRedeemCode, normaliseRedeemCode } from '#domain/redeem-code.ts';
import type { RedeemReceipt } from '#domain/wallet.ts';
import { assign, emit, forwardTo, setup } from 'xstate';
import { failureIn, port } from '../port.ts';
import { isDone, isRefused, refusalOf, resultOf, type Settled } from '../settlement/settled.ts';
import { createSettlementMachine, type SettlementInput } from '../settlement/settlement.machine.ts';

export interface RedeemTerms {
  code: string;
}

/** What was typed before; kept on the device until it is redeemed. */
export interface RedeemDraft {
  code: string;
}

/** What the device has for the form. */
export interface RedeemDesk {
  /** Null when this device can't keep one: then nothing can be redeemed here. */
  intent: Intent | null;
  draft: RedeemDraft | null;
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

export type RedeemEmitted =
  | { type: 'redeem.drafted'; draft: RedeemDraft }
  | { type: 'redeem.succeeded'; receipt: RedeemReceipt };

export function redeemProblems({ code, intent, isReachable }: RedeemContext): RedeemProblem[] {
  const problems: RedeemProblem[] = [];
  if (!isReachable) problems.push('offline');
  if (!intent) problems.push('storage');
  if (!isRedeemCode(normaliseRedeemCode(code))) problems.push('code');
  return problems;
}

function moveOf({ code, intent, isReachable }: RedeemContext): SettlementInput<RedeemTerms> {
  if (!intent) throw new Error('redeeming needs an intent');
  return { intent, move: intent.sent ? null : { code: normaliseRedeemCode(code) }, isReachable };
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
    openIntent: port<RedeemDesk>('openIntent'),
    settlement: createSettlementMachine<RedeemTerms, RedeemReceipt>(),
  },
  guards: {
    isSent: (_, params: { desk: RedeemDesk }) => params.desk.intent?.sent != null,
    isReady: ({ context }) => redeemProblems(context).length === 0,
    isDone,
    isRefused,
  },
  actions: {
    setDesk: assign(({ context }, { desk }: { desk: RedeemDesk }) => ({
      intent: desk.intent,
      code: context.code || (desk.draft?.code ?? ''),
      failure: null,
    })),
    setCode: assign((_, params: { text: string }) => ({ code: params.text, problems: [] })),
    clearCode: assign({ code: '' }),
    markProblems: assign(({ context }) => ({ problems: redeemProblems(context) })),
    setReachable: assign({ isReachable: true }),
    clearReachable: assign({ isReachable: false }),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    setSettled: assign((_, params: { settled: Settled<RedeemReceipt> }) => ({
      receipt: resultOf(params.settled),
      failure: refusalOf(params.settled),
    })),
    passToSettlement: forwardTo('settlement'),
    tellDrafted: emit(({ context: { code } }) => ({ type: 'redeem.drafted' as const, draft: { code } })),
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
            guard: { type: 'isSent', params: ({ event }) => ({ desk: event.output }) },
            target: 'settling',
            actions: { type: 'setDesk', params: ({ event }) => ({ desk: event.output }) },
          },
          { target: 'form', actions: { type: 'setDesk', params: ({ event }) => ({ desk: event.output }) } },
        ],
        onError: {
          target: 'failed',
          actions: 'setFailure',
        },
      },
      on: {
        'code.type': {
          actions: [{ type: 'setCode', params: ({ event }) => ({ text: event.text }) }, 'tellDrafted'],
        },
      },
    },
    failed: {
      on: { 'form.open': 'opening' },
    },
    form: {
      on: {
        'code.type': {
          actions: [{ type: 'setCode', params: ({ event }) => ({ text: event.text }) }, 'tellDrafted'],
        },
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
          actions: 'setFailure',
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
          actions: [{ type: 'setCode', params: ({ event }) => ({ text: event.text }) }, 'tellDrafted'],
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
