import { incomeActor } from '#actors/income.ts';
import { collectViews } from '#features/collect/collect-views.ts';
import { doubt } from '#features/collect/income-settlement.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { MoneyScreen, useMoneyFlow } from '#kit/money-screen.tsx';
import { oneWriter } from '#kit/one-writer.tsx';
import { useLingui } from '@lingui/react/macro';
import { IncomeList } from './income-list.tsx';

/** Every payment of the machines, those that wait first, and the way to collect them. */
function ReceiveIncome() {
  const { t } = useLingui();
  const flow = useMoneyFlow(incomeActor, { subject: '' });
  return (
    <MoneyScreen
      flow={flow}
      views={collectViews}
      doubt={doubt}
      title={t({ message: 'Income', comment: 'Title: income that can be collected' })}
      trailing={<HideAmounts />}
    >
      {/* What was just taken moves to the other list. */}
      <IncomeList key={String(flow.snapshot.matches('taken'))} />
    </MoneyScreen>
  );
}

export default oneWriter(ReceiveIncome);
