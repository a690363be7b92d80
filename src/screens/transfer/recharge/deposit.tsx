import { depositActor } from '#actors/deposit.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { useNetworkReturned } from '#kit/network-facts.ts';
import { Refreshed } from '#kit/refresh.tsx';
import { Screen } from '#kit/screen.tsx';
import { useFlow, useServices } from '#kit/services.tsx';
import { stageOf, type depositMachine } from '#machines/deposit/deposit.machine.ts';
import { stateName } from '#machines/model/state-name.ts';
import { useCallback, useState, type ReactNode } from 'react';
import { waitFor, type SnapshotFrom } from 'xstate';
import { DepositFailed, DepositLoading, Standing, StandingActions } from './deposit-states.tsx';
import type { DepositViewProps } from './deposit-view.ts';

interface DepositView {
  body: (props: DepositViewProps) => ReactNode;
  /** Under the thumb. */
  actions?: (props: DepositViewProps) => ReactNode;
}

/** What is shown of how it stands is told by its stage. */
const shownIn = (value: SnapshotFrom<typeof depositMachine>['value']) =>
  typeof value === 'string' ? value : 'standing';

const loading: DepositView = { body: DepositLoading, actions: StandingActions };
const standing: DepositView = { body: Standing, actions: StandingActions };

const views = {
  loading,
  failed: { body: DepositFailed },
  standing,
  refreshing: standing,
} satisfies Record<ReturnType<typeof shownIn>, DepositView>;

interface DepositProps {
  rechargeId: string;
  title: string;
}

/** What becomes of one recharge, followed until nothing more is to come. */
export function Deposit({ rechargeId, title }: DepositProps) {
  const services = useServices();
  const [logic] = useState(() => depositActor(services));
  const [snapshot, send, deposit] = useFlow(logic, { input: { rechargeId } });
  useNetworkReturned(send);
  const view: DepositView = views[shownIn(snapshot.value)];
  const refresh = useCallback(async () => {
    send({ type: 'deposit.refresh' });
    await waitFor(deposit, (now) => !now.hasTag('busy'));
  }, [send, deposit]);
  return (
    <FlowFrame
      machine="deposit"
      state={stateName(snapshot)}
      // Not while it is read again: that would silence what just changed.
      isBusy={snapshot.matches('loading')}
      view={stageOf(snapshot.context) ?? view}
    >
      <Screen
        title={title}
        trailing={<HideAmounts />}
        actions={view.actions && <view.actions snapshot={snapshot} send={send} />}
      >
        <Refreshed by={refresh} />
        <view.body snapshot={snapshot} send={send} />
      </Screen>
    </FlowFrame>
  );
}
