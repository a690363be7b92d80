import { cancelWithdrawalActor } from '#actors/cancel-withdrawal.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { partsOf, type View, type ViewProps, type Views } from '#kit/flow-view.ts';
import { LazySheet } from '#kit/lazy-sheet.tsx';
import { useMoneyFlow, useMoneyView } from '#kit/money-screen.tsx';
import { doubtOf } from '#kit/settlement.tsx';
import type { cancelWithdrawalMachine } from '#machines/cancel-withdrawal/cancel-withdrawal.machine.ts';
import { Trans } from '@lingui/react/macro';
import { CancelFailed, CancelLoading, CancelRefused, Cancelled, TooLate } from './cancel-states.tsx';
import { CancelActions, WhatComesBack } from './what-comes-back.tsx';

const review: View<ViewProps<typeof cancelWithdrawalMachine>> = { body: WhatComesBack, actions: CancelActions };

const views: Views<typeof cancelWithdrawalMachine> = {
  loading: CancelLoading,
  choice: CancelLoading,
  failed: CancelFailed,
  unavailable: TooLate,
  deciding: review,
  settling: review,
  refused: CancelRefused,
  cancelled: Cancelled,
};

const doubt = doubtOf({
  title: (
    <Trans comment="Unknown outcome: we ask the server whether the withdrawal was cancelled">
      We're still confirming your cancellation
    </Trans>
  ),
});

interface CancellingProps {
  withdrawalId: string;
  /** Whatever became of it: what is shown of the withdrawal has to be read again. */
  onClose: () => void;
}

/** Cancelling one withdrawal, in a sheet above it. It stays while the call is on its way. */
export function Cancelling({ withdrawalId, onClose }: CancellingProps) {
  const flow = useMoneyFlow(cancelWithdrawalActor, { subject: withdrawalId });
  const { snapshot, send } = flow;
  const { view, child } = useMoneyView(flow, views, doubt);
  const { body: Body, actions: Actions } = partsOf(view);
  return (
    <LazySheet
      isOpen
      isHeld={snapshot.matches('settling') && view === review}
      onClose={onClose}
      title={<Trans comment="Button and title: takes a pending withdrawal back">Cancel withdrawal</Trans>}
      actions={Actions && <Actions snapshot={snapshot} send={send} />}
    >
      {/* Inside: the focus goes to what is new in the sheet, and not below it. */}
      <FlowFrame of={snapshot} child={child} view={view}>
        <Body snapshot={snapshot} send={send} />
      </FlowFrame>
    </LazySheet>
  );
}
