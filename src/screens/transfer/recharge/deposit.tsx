import { depositActor } from '#actors/deposit.ts';
import { FlowScreen } from '#kit/flow-screen.tsx';
import { viewIn, type View, type ViewProps, type Views } from '#kit/flow-view.ts';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { useNetworkReturned } from '#kit/network-facts.ts';
import { useReread } from '#kit/reread.ts';
import { useFlow, useServices } from '#kit/services.tsx';
import { stageOf, type depositMachine } from '#machines/deposit/deposit.machine.ts';
import { useState } from 'react';
import { DepositFailed, DepositLoading, Standing, StandingActions } from './deposit-states.tsx';

type DepositViewProps = ViewProps<typeof depositMachine>;

const loading: View<DepositViewProps> = { body: DepositLoading, actions: StandingActions };
const standing: View<DepositViewProps> = { body: Standing, actions: StandingActions };

const views: Views<typeof depositMachine> = { loading, failed: DepositFailed, standing, refreshing: standing };

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
  const view = viewIn(views, snapshot.value);
  const refresh = useReread(deposit, 'deposit.refresh');
  return (
    <FlowScreen
      snapshot={snapshot}
      send={send}
      view={view}
      // Not while it is read again: that would silence what just changed.
      isBusy={snapshot.matches('loading')}
      // What is shown of how it stands is told by its stage.
      faced={stageOf(snapshot.context) ?? view}
      refresh={refresh}
      title={title}
      trailing={<HideAmounts />}
    />
  );
}
