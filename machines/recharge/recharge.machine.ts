/**
 * Asking for a payment of play money, in USDT by its chain or in rupees by a cash channel (product 8.1). What happens
 * from "confirm" to a definite answer is the `settlement` child's; what becomes of the payment is the `deposit`
 * machine's.
 */
import { exactAmount, noAmount, typedAmount } from '#domain/amount-input.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { Recharge, RechargeMethod } from '#domain/recharge.ts';
import { assign, emit } from 'xstate';
import {
  choice,
  idle,
  loading,
  moneySetup,
  network,
  readAgain,
  refreshing,
  refused,
  settling,
  unread,
  type MoneyEvent,
} from '../settlement/money-flow.ts';
import {
  atLeast,
  orderOf,
  rechargeProblems,
  type RechargeChoice,
  type RechargeOrder,
  type RechargeProblem,
  type RechargeTerms,
} from './order.ts';

interface Own extends RechargeChoice {
  /** What stopped the last attempt; cleared by the next change. */
  problems: readonly RechargeProblem[];
}

type OwnEvent =
  | { type: 'channel.choose'; channelId: string }
  | { type: 'amount.type'; text: string }
  | { type: 'recharge.confirm' };
export type RechargeEvent = MoneyEvent | OwnEvent;

type Told<Type extends OwnEvent['type']> = { event: Extract<OwnEvent, { type: Type }> };

/** Also while terms are read again, where the form stays. */
const filling = {
  'channel.choose': {
    actions: [{ type: 'setChannel', params: ({ event }: Told<'channel.choose'>) => event }, 'tellDrafted'],
  },
  'amount.type': {
    actions: [{ type: 'setAmount', params: ({ event }: Told<'amount.type'>) => event }, 'tellDrafted'],
  },
} as const;

export const rechargeMachine = moneySetup({
  id: 'recharge',
  types: {} as {
    subject: RechargeMethod;
    terms: RechargeTerms;
    move: RechargeOrder;
    result: Recharge;
    own: Own;
    events: OwnEvent;
    /** `amount`: what is missing for something else, filled in; 0 for none (product 8.5). */
    input: { channelId: string; amount?: bigint };
  },
  onTerms: ({ options, draft }, { subject, channelId, entry }) => {
    const { usdtMinimum, channels } = valueOf(options);
    const chosen = channelId || (draft?.channelId ?? '');
    return {
      // A channel that is gone is no choice any more.
      channelId: channels.some(({ id }) => id === chosen) ? chosen : '',
      entry: entry === noAmount && draft ? draft.entry : atLeast(subject === 'usdt' ? usdtMinimum : 0n, entry),
      problems: [],
    };
  },
})
  .extend({
    guards: {
      isReady: ({ context }) => rechargeProblems(context).length === 0,
    },
    actions: {
      setChannel: assign((_, params: { channelId: string }) => ({ channelId: params.channelId, problems: [] })),
      setAmount: assign((_, params: { text: string }) => ({ entry: typedAmount(params.text), problems: [] })),
      markProblems: assign(({ context }) => ({ problems: rechargeProblems(context) })),
      tellDrafted: emit(({ context: { channelId, entry } }) => ({
        type: 'recharge.drafted' as const,
        draft: { channelId, entry },
      })),
    },
  })
  .createMachine({
    id: 'recharge',
    context: ({ input }) => ({
      ...unread(input),
      channelId: input.channelId,
      entry: input.amount ? exactAmount(input.amount) : noAmount,
      problems: [],
    }),
    initial: 'loading',
    on: network,
    states: {
      loading: { ...loading, on: filling },
      choice: choice({ target: 'deciding' }),
      failed: readAgain,
      deciding: {
        initial: 'idle',
        on: filling,
        states: {
          idle: {
            ...idle,
            on: {
              ...idle.on,
              'recharge.confirm': [{ guard: 'isReady', target: '#settling' }, { actions: 'markProblems' }],
            },
          },
          refreshing,
        },
      },
      settling: settling(orderOf, 'created'),
      refused,
      created: { type: 'final' },
    },
  });
