import { redeemActor } from '#actors/redeem.ts';
import { useDraft } from '#kit/draft.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { useNetworkFacts } from '#kit/network-facts.ts';
import { oneWriter } from '#kit/one-writer.tsx';
import { Screen } from '#kit/screen.tsx';
import { useFlow, useIsReachable, useServices } from '#kit/services.tsx';
import { useShownView, type SettlementState } from '#kit/settlement.tsx';
import { recordGroups } from '#domain/wallet.ts';
import type { redeemMachine } from '#machines/redeem/redeem.machine.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { RecordList } from './record-list.tsx';
import { RewardForm } from './reward-form.tsx';
import { Redeemed, RewardFailed, RewardUnsent, RewardUnsettled } from './reward-states.tsx';

type RewardViewProps = ViewProps<typeof redeemMachine>;

type View = (props: RewardViewProps) => ReactNode;

const views = {
  opening: RewardForm,
  failed: RewardFailed,
  form: RewardForm,
  settling: RewardForm,
  refused: RewardForm,
  redeemed: Redeemed,
} satisfies Record<SnapshotFrom<typeof redeemMachine>['value'], View>;

const settlingViews = {
  choice: RewardForm,
  submitting: RewardForm,
  unsettled: RewardUnsettled,
  checking: RewardUnsettled,
  unsent: RewardUnsent,
  cancelling: RewardUnsent,
  settled: RewardForm,
} satisfies Record<SettlementState, View>;

const bonuses = { type: recordGroups.bonus, from: '', to: '' };

/** Redeeming a code, and the rewards so far. */
function Reward() {
  const { t } = useLingui();
  const services = useServices();
  const isReachable = useIsReachable();
  const [logic] = useState(() => redeemActor(services));
  const [snapshot, send, redeem] = useFlow(logic, { input: { isReachable } });
  useNetworkFacts(send);
  useDraft(redeem, { flow: 'redeem', endedBy: 'redeem.succeeded' });
  const { view: View, child } = useShownView(snapshot, views, settlingViews);
  return (
    <FlowFrame of={snapshot} child={child} view={View}>
      <Screen title={t`Redeem a code`} trailing={<HideAmounts />}>
        <View snapshot={snapshot} send={send} />
        <h2 className="pt-2 text-lg font-bold">
          <Trans>Rewards so far</Trans>
        </h2>
        {/* What was just redeemed is the newest of them. */}
        <RecordList
          key={String(snapshot.matches('redeemed'))}
          filter={bonuses}
          empty={
            <p className="px-1 py-4 text-sm text-subtle">
              <Trans>No reward yet. Bonuses and redeemed codes are listed here, with who paid them.</Trans>
            </p>
          }
        />
      </Screen>
    </FlowFrame>
  );
}

export default oneWriter(Reward);
