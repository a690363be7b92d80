import { groupJoinActor } from '#actors/group-join.ts';
import type { Views } from '#kit/flow-view.ts';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { MoneyScreen, useMoneyFlow } from '#kit/money-screen.tsx';
import { oneWriter } from '#kit/one-writer.tsx';
import { useLingui } from '@lingui/react/macro';
import { GroupJoinForm } from './group-join/group-join-form.tsx';
import {
  GroupJoinDecided,
  GroupJoinFailed,
  GroupJoinOpening,
  GroupJoinRefused,
  doubt,
} from './group-join/group-join-states.tsx';

const views: Views<ReturnType<typeof groupJoinActor>> = {
  loading: GroupJoinOpening,
  choice: GroupJoinOpening,
  failed: GroupJoinFailed,
  deciding: GroupJoinForm,
  preparing: GroupJoinForm,
  uploading: GroupJoinForm,
  settling: GroupJoinForm,
  refused: GroupJoinRefused,
  decided: GroupJoinDecided,
};

/** The bonus for joining the official group. */
function JoinGroup() {
  const { t } = useLingui();
  const flow = useMoneyFlow(groupJoinActor, { subject: '' });
  return <MoneyScreen flow={flow} views={views} doubt={doubt} title={t`Group bonus`} trailing={<HideAmounts />} />;
}

export default oneWriter(JoinGroup);
