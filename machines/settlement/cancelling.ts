/**
 * What every flow is made of that takes something back: what comes back is shown, then it is cancelled by "cancel.confirm".
 * A flow adds its setup, with the guards that its chart names.
 */
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { choice, idle, loading, network, readAgain, refreshing, refused, settling } from './money-flow.ts';

export type CancelEvent = { type: 'cancel.confirm' };

/** One that was cancelled before, here or elsewhere, is as good as an answer. */
export const cancelledIn = <Item extends { status: string }>(item: Fresh<Item>): Item | null => {
  const one = valueOf(item);
  return one.status === 'cancelled' ? one : null;
};

/** @param moveOf what is sent */
export const cancelChart = <Context, Move>(moveOf: (context: Context) => Move) =>
  ({
    initial: 'loading',
    on: network,
    states: {
      loading,
      choice: choice(
        { guard: 'isCancelled', target: 'cancelled' },
        { guard: 'isCancellable', target: 'deciding' },
        { target: 'unavailable' },
      ),
      failed: readAgain,
      /** It is too late, or it never could be. */
      unavailable: readAgain,
      deciding: {
        initial: 'idle',
        states: {
          idle: { ...idle, on: { ...idle.on, 'cancel.confirm': { guard: 'isReady', target: '#settling' } } },
          refreshing,
        },
      },
      settling: settling(moveOf, 'cancelled'),
      refused,
      cancelled: readAgain,
    },
  }) as const;
