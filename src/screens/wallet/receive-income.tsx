import { incomeActor } from '#actors/income.ts';
import { FlowFrame } from '#flow/frame.tsx';
import { useNetworkFacts } from '#flow/network-facts.ts';
import { Screen } from '#flow/screen.tsx';
import { useIsReachable, useServices } from '#flow/services.tsx';
import type { incomeMachine } from '#machines/income/income.machine.ts';
import { useLingui } from '@lingui/react/macro';
import { useActor } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { IncomeList } from './income-list.tsx';
import { DueEmpty, DueFailed, DueLoading, DueReady, Taken } from './income-states.tsx';
import { IncomeRefused, IncomeUnsent, IncomeUnsettled } from './income-settlement.tsx';
import type { IncomeViewProps } from './income-view.ts';

const views = {
  loading: DueLoading,
  failed: DueFailed,
  empty: DueEmpty,
  ready: DueReady,
  submitting: DueReady,
  refused: IncomeRefused,
  unsettled: IncomeUnsettled,
  checking: IncomeUnsettled,
  unsent: IncomeUnsent,
  cancelling: IncomeUnsent,
  taken: Taken,
} satisfies Record<SnapshotFrom<typeof incomeMachine>['value'], (props: IncomeViewProps) => ReactNode>;

export default function ReceiveIncome() {
  const { t } = useLingui();
  const services = useServices();
  const isReachable = useIsReachable();
  const [logic] = useState(() => incomeActor(services));
  const [snapshot, send] = useActor(logic, { input: { isReachable } });
  useNetworkFacts(send);
  const View = views[snapshot.value];
  return (
    <FlowFrame machine="income" state={snapshot.value} isBusy={snapshot.hasTag('busy')} view={View}>
      <Screen title={t`Receive income`}>
        <View snapshot={snapshot} send={send} />
        {/* What was just taken moves to the other list. */}
        <IncomeList key={String(snapshot.matches('taken'))} />
      </Screen>
    </FlowFrame>
  );
}
