import { incomeActor } from '#actors/income.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { useNetworkFacts } from '#kit/network-facts.ts';
import { oneWriter } from '#kit/one-writer.tsx';
import { Refreshed } from '#kit/refresh.tsx';
import { Screen } from '#kit/screen.tsx';
import { useFlow, useIsReachable, useServices } from '#kit/services.tsx';
import { useShownView, type SettlementState } from '#kit/settlement.tsx';
import type { incomeMachine } from '#machines/income/income.machine.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useState, type ReactNode } from 'react';
import { waitFor, type SnapshotFrom } from 'xstate';
import { IncomeList } from './income-list.tsx';
import { DueEmpty, DueFailed, DueLoading, DueReady, Taken } from './income-states.tsx';
import { IncomeRefused, IncomeUnsent, IncomeUnsettled } from './income-settlement.tsx';

type IncomeViewProps = ViewProps<typeof incomeMachine>;

type View = (props: IncomeViewProps) => ReactNode;

const views = {
  loading: DueLoading,
  choice: DueLoading,
  failed: DueFailed,
  empty: DueEmpty,
  ready: DueReady,
  refreshing: DueReady,
  settling: DueReady,
  refused: IncomeRefused,
  taken: Taken,
} satisfies Record<SnapshotFrom<typeof incomeMachine>['value'], View>;

const settlingViews = {
  choice: DueReady,
  submitting: DueReady,
  unsettled: IncomeUnsettled,
  checking: IncomeUnsettled,
  unsent: IncomeUnsent,
  cancelling: IncomeUnsent,
  settled: DueReady,
} satisfies Record<SettlementState, View>;

function ReceiveIncome() {
  const { t } = useLingui();
  const services = useServices();
  const isReachable = useIsReachable();
  const [logic] = useState(() => incomeActor(services));
  const [snapshot, send, income] = useFlow(logic, { input: { isReachable } });
  useNetworkFacts(send);
  const { view: View, child } = useShownView(snapshot, views, settlingViews);
  const refresh = useCallback(async () => {
    send({ type: 'income.refresh' });
    await waitFor(income, (now) => !now.matches('loading') && !now.matches('refreshing'));
  }, [send, income]);
  return (
    <FlowFrame of={snapshot} child={child} view={View}>
      <Screen title={t`Receive income`} trailing={<HideAmounts />}>
        <Refreshed by={refresh} />
        <View snapshot={snapshot} send={send} />
        {/* What was just taken moves to the other list. */}
        <IncomeList key={String(snapshot.matches('taken'))} />
      </Screen>
    </FlowFrame>
  );
}

export default oneWriter(ReceiveIncome);
