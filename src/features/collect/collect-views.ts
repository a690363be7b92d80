/** What collecting shows, on home and on its own screen. */
import type { Views } from '#kit/flow-view.ts';
import type { incomeMachine } from '#machines/income/income.machine.ts';
import { Collected } from './collected.tsx';
import { IncomeRefused } from './income-settlement.tsx';
import { DueEmpty, DueFailed, DueLoading, DueReady } from './income-states.tsx';

export const collectViews: Views<typeof incomeMachine> = {
  loading: DueLoading,
  choice: DueLoading,
  failed: DueFailed,
  empty: DueEmpty,
  deciding: DueReady,
  settling: DueReady,
  refused: IncomeRefused,
  taken: Collected,
};
