/**
 * A reward that can be taken once a day: for checking in, or the daily bonus (product 12.7, decision 0033). What
 * happens from "take" to a definite answer is the `settlement` child's.
 */
import type { DailyKind, DailyReceipt, DailyStatus } from '#domain/daily-reward.ts';
import { fresh, type Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import {
  choice,
  idle,
  loading,
  moneyProblems,
  moneySetup,
  network,
  nothing,
  refreshing,
  refused,
  settling,
  unread,
  readAgain,
  type MoneyContext,
  type MoneyEvent,
  type MoneyTerms,
} from '../settlement/money-flow.ts';

/** What the member finds today. */
export interface Today extends MoneyTerms {
  status: Fresh<DailyStatus>;
}

/** What is known of the day: what was taken in an earlier page life has its receipt alone. */
export const dayIn = ({ terms, result }: Pick<MoneyContext<Today, DailyReceipt>, 'terms' | 'result'>) =>
  terms?.status ?? (result && fresh<DailyStatus>({ ...result, isTaken: true }, result.at));

type OwnEvent = { type: 'reward.take' };
export type DailyRewardEvent = MoneyEvent | OwnEvent;

export const dailyRewardMachine = moneySetup({
  id: 'dailyReward',
  types: {} as { subject: DailyKind; terms: Today; move: typeof nothing; result: DailyReceipt; events: OwnEvent },
})
  .extend({
    guards: {
      isTaken: ({ context: { terms } }) => terms !== null && valueOf(terms.status).isTaken,
      isReady: ({ context }) => moneyProblems(context).length === 0,
    },
  })
  .createMachine({
    id: 'dailyReward',
    context: ({ input }) => unread(input),
    initial: 'loading',
    on: network,
    states: {
      loading,
      choice: choice({ guard: 'isTaken', target: 'taken' }, { target: 'deciding' }),
      failed: readAgain,
      deciding: {
        initial: 'idle',
        states: {
          idle: { ...idle, on: { ...idle.on, 'reward.take': { guard: 'isReady', target: '#settling' } } },
          refreshing,
        },
      },
      // The day is the server's: there is nothing to agree to.
      settling: settling(() => nothing, 'taken'),
      refused,
      /** Until the day is over. */
      taken: { ...readAgain, tags: 'done' },
    },
  });
