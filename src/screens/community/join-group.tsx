import { groupJoinActor } from '#actors/group-join.ts';
import { useDraft } from '#kit/draft.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { useNetworkFacts } from '#kit/network-facts.ts';
import { oneWriter } from '#kit/one-writer.tsx';
import { Screen } from '#kit/screen.tsx';
import { useFlow, useIsReachable, useServices } from '#kit/services.tsx';
import { useShownView, type SettlementState } from '#kit/settlement.tsx';
import type { ViewProps } from '#kit/flow-view.ts';
import type { createGroupJoinMachine } from '#machines/group-join/group-join.machine.ts';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { GroupJoinForm } from './group-join/group-join-form.tsx';
import {
  GroupJoinDecided,
  GroupJoinFailed,
  GroupJoinOpening,
  GroupJoinRefused,
  GroupJoinUnsent,
  GroupJoinUnsettled,
} from './group-join/group-join-states.tsx';

type GroupJoinViewProps = ViewProps<ReturnType<typeof createGroupJoinMachine<File>>>;

type View = (props: GroupJoinViewProps) => ReactNode;

const views = {
  opening: GroupJoinOpening,
  choice: GroupJoinOpening,
  failed: GroupJoinFailed,
  form: GroupJoinForm,
  refreshing: GroupJoinForm,
  preparing: GroupJoinForm,
  uploading: GroupJoinForm,
  settling: GroupJoinForm,
  refused: GroupJoinRefused,
  decided: GroupJoinDecided,
} satisfies Record<GroupJoinViewProps['snapshot']['value'], View>;

const settlingViews = {
  choice: GroupJoinForm,
  submitting: GroupJoinForm,
  unsettled: GroupJoinUnsettled,
  checking: GroupJoinUnsettled,
  unsent: GroupJoinUnsent,
  cancelling: GroupJoinUnsent,
  settled: GroupJoinForm,
} satisfies Record<SettlementState, View>;

/** The bonus for joining the official group. */
function JoinGroup() {
  const { t } = useLingui();
  const services = useServices();
  const isReachable = useIsReachable();
  const [logic] = useState(() => groupJoinActor(services));
  const [snapshot, send, groupJoin] = useFlow(logic, { input: { isReachable } });
  useNetworkFacts(send);
  useDraft(groupJoin, { flow: 'groupJoin', endedBy: 'groupJoin.decided' });
  const { view: View, child } = useShownView(snapshot, views, settlingViews);
  return (
    <FlowFrame of={snapshot} child={child} view={View}>
      <Screen title={t`Group bonus`} trailing={<HideAmounts />}>
        <View snapshot={snapshot} send={send} />
      </Screen>
    </FlowFrame>
  );
}

export default oneWriter(JoinGroup);
