import type { ViewProps } from '#kit/flow-view.ts';
import { rechargeActor } from '#actors/recharge.ts';
import { useDraft } from '#kit/draft.ts';
import { useEmitted } from '#kit/emitted.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { useNetworkFacts } from '#kit/network-facts.ts';
import { addressWith } from '#kit/address-with.ts';
import { useQuery } from '#kit/query.ts';
import { Refreshed } from '#kit/refresh.tsx';
import { Screen } from '#kit/screen.tsx';
import { useFlow, useIsReachable, useServices } from '#kit/services.tsx';
import { useShownView, type SettlementState, type ShownView } from '#kit/settlement.tsx';
import { useThen } from '#kit/then.ts';
import { amountInQuery } from '#domain/recharge-address.ts';
import type { RechargeMethod } from '#domain/recharge.ts';
import type { rechargeMachine } from '#machines/recharge/recharge.machine.ts';
import { useCallback, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { waitFor, type SnapshotFrom } from 'xstate';
import { Deposit } from './deposit.tsx';
import { Form, FormActions } from './form.tsx';
import { addressOf } from './method-words.tsx';
import {
  RechargeFailed,
  RechargeLoading,
  RechargeRefused,
  RechargeUnsent,
  RechargeUnsettled,
} from './recharge-states.tsx';

type RechargeViewProps = ViewProps<typeof rechargeMachine>;

interface RechargeView {
  body: (props: RechargeViewProps) => ReactNode;
  /** Under the thumb. */
  actions?: (props: RechargeViewProps) => ReactNode;
}

const loading: RechargeView = { body: RechargeLoading, actions: FormActions };
const form: RechargeView = { body: Form, actions: FormActions };
const unsettled: RechargeView = { body: RechargeUnsettled };
const unsent: RechargeView = { body: RechargeUnsent };

const views = {
  loading,
  choice: loading,
  failed: { body: RechargeFailed },
  form,
  refreshing: form,
  settling: form,
  refused: { body: RechargeRefused },
  // For the moment until its address is open.
  created: form,
} satisfies Record<SnapshotFrom<typeof rechargeMachine>['value'], RechargeView>;

const settlingViews = {
  choice: form,
  submitting: form,
  unsettled,
  checking: unsettled,
  unsent,
  cancelling: unsent,
  settled: form,
} satisfies Record<SettlementState, RechargeView>;

interface RechargeProps {
  method: RechargeMethod;
  title: string;
}

/** Without `?id=` the request for a recharge, with it what becomes of one. */
export function Recharge({ method, title }: RechargeProps) {
  const rechargeId = useQuery('id');
  return rechargeId === '' ? (
    <Request method={method} title={title} />
  ) : (
    <Deposit rechargeId={rechargeId} title={title} />
  );
}

function Request({ method, title }: RechargeProps) {
  const services = useServices();
  const isReachable = useIsReachable();
  const channelId = useQuery('channel');
  const amount = amountInQuery(useQuery('amount'));
  const then = useThen();
  const [, navigate] = useLocation();
  const [logic] = useState(() => rechargeActor(services));
  const [snapshot, send, recharge] = useFlow(logic, { input: { method, channelId, amount, isReachable } });
  useNetworkFacts(send);
  useDraft(recharge, { flow: 'recharge', subject: method, endedBy: 'recharge.created' });
  useEmitted(recharge, 'recharge.created', (event) => {
    const address = addressOf(event.recharge);
    navigate(then === null ? address : addressWith(address, 'then', then), { replace: true });
  });
  const { view, child }: ShownView<RechargeView> = useShownView(snapshot, views, settlingViews);
  const refresh = useCallback(async () => {
    send({ type: 'options.refresh' });
    await waitFor(recharge, (now) => !now.matches('loading') && !now.matches('refreshing'));
  }, [send, recharge]);
  return (
    <FlowFrame of={snapshot} child={child} view={view.body}>
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
