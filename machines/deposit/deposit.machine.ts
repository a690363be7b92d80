/**
 * What becomes of one recharge: nothing yet, confirmations n of 20, then credited (product 8.3); or less, more, or
 * later than asked, or nothing in time (product 8.4). It is read again while something may still come.
 */
import type { Failure } from '#domain/failure.ts';
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { rechargeStageOf, type Recharge, type RechargeStage } from '#domain/recharge.ts';
import { assign, setup } from 'xstate';
import { failureIn, port } from '../port.ts';

export interface DepositContext {
  rechargeId: string;
  deposit: Fresh<Recharge> | null;
  /** Why the last reading failed; what is shown is older then. */
  failure: Failure | null;
}

export type DepositEvent = { type: 'deposit.refresh' } | { type: 'network.returned' };

/** How it stood when it was read last; null before the first time. */
export const stageOf = ({ deposit }: DepositContext): RechargeStage | null =>
  deposit && rechargeStageOf(valueOf(deposit));

/** Something may still be paid, late or the rest of it. */
const openStages: readonly (RechargeStage | null)[] = ['unpaid', 'partial', 'expired'];

export const depositMachine = setup({
  types: {
    context: {} as DepositContext,
    events: {} as DepositEvent,
    input: {} as { rechargeId: string },
  },
  actors: {
    loadDeposit: port<Fresh<Recharge>, { rechargeId: string }>('loadDeposit'),
  },
  delays: {
    /** As often as a confirmation comes (product 8.3). */
    confirmationDelay: 3_000,
    /** Ours: while nothing happens yet. */
    paymentDelay: 5_000,
  },
  guards: {
    isUnconfirmed: ({ context }) => stageOf(context) === 'unconfirmed',
    isOpen: ({ context }) => openStages.includes(stageOf(context)),
  },
  actions: {
    setDeposit: assign((_, params: { deposit: Fresh<Recharge> }) => ({ deposit: params.deposit, failure: null })),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
  },
}).createMachine({
  id: 'deposit',
  context: ({ input }) => ({ rechargeId: input.rechargeId, deposit: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadDeposit',
        src: 'loadDeposit',
        input: ({ context }) => ({ rechargeId: context.rechargeId }),
        onDone: {
          target: 'standing',
          actions: { type: 'setDeposit', params: ({ event }) => ({ deposit: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: 'setFailure',
        },
      },
    },
    failed: {
      on: { 'deposit.refresh': 'loading', 'network.returned': 'loading' },
    },
    /** As it stood when it was read last. */
    standing: {
      initial: 'choice',
      on: { 'deposit.refresh': 'refreshing', 'network.returned': 'refreshing' },
      states: {
        choice: {
          always: [
            { guard: 'isUnconfirmed', target: 'unconfirmed' },
            { guard: 'isOpen', target: 'open' },
            { target: 'credited' },
          ],
        },
        open: { after: { paymentDelay: '#deposit.refreshing' } },
        unconfirmed: { after: { confirmationDelay: '#deposit.refreshing' } },
        credited: { tags: 'done' },
      },
    },
    refreshing: {
      tags: 'busy',
      invoke: {
        id: 'loadDeposit',
        src: 'loadDeposit',
        input: ({ context }) => ({ rechargeId: context.rechargeId }),
        onDone: {
          target: 'standing',
          actions: { type: 'setDeposit', params: ({ event }) => ({ deposit: event.output }) },
        },
        // What was read last stays, with its age.
        onError: {
          target: 'standing',
          actions: 'setFailure',
        },
      },
    },
  },
});
