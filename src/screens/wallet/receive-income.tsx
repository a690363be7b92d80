import { incomeActor } from '#actors/income.ts';
import type { Views } from '#kit/flow-view.ts';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { MoneyScreen, useMoneyFlow } from '#kit/money-screen.tsx';
import { oneWriter } from '#kit/one-writer.tsx';
import type { incomeMachine } from '#machines/income/income.machine.ts';
import { useLingui } from '@lingui/react/macro';
import { IncomeList } from './income-list.tsx';
import { IncomeRefused, doubt } from './income-settlement.tsx';
import { DueEmpty, DueFailed, DueLoading, DueReady, Taken } from './income-states.tsx';

const views: Views<typeof incomeMachine> = {
  loading: DueLoading,
  choice: DueLoading,
  failed: DueFailed,
  empty: DueEmpty,
  deciding: DueReady,
  settling: DueReady,
  refused: IncomeRefused,
  taken: Taken,
};

function ReceiveIncome() {
  const { t } = useLingui();
  const flow = useMoneyFlow(incomeActor, { subject: '' });
  return (
    <MoneyScreen flow={flow} views={views} doubt={doubt} title={t`Receive income`} trailing={<HideAmounts />}>
      {/* What was just taken moves to the other list. */}
      <IncomeList key={String(flow.snapshot.matches('taken'))} />
    </MoneyScreen>
  );
}

export default oneWriter(ReceiveIncome);
