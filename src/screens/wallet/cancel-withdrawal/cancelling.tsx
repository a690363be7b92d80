import { cancelWithdrawalActor } from '#actors/cancel-withdrawal.ts';
import { CancelFailed, CancelLoading, doubt } from '#features/cancelling/cancel-views.tsx';
import { MoneySheet } from '#features/cancelling/money-sheet.tsx';
import type { View, ViewProps, Views } from '#kit/flow-view.ts';
import { useMoneyFlow } from '#kit/money-screen.tsx';
import type { cancelWithdrawalMachine } from '#machines/cancel-withdrawal/cancel-withdrawal.machine.ts';
import { Trans } from '@lingui/react/macro';
import { Cancelled, Refused, TooLate } from './cancel-states.tsx';
import { Actions, WhatComesBack } from './what-comes-back.tsx';

const review: View<ViewProps<typeof cancelWithdrawalMachine>> = { body: WhatComesBack, actions: Actions };

const views: Views<typeof cancelWithdrawalMachine> = {
  loading: CancelLoading,
  choice: CancelLoading,
  failed: CancelFailed,
  unavailable: TooLate,
  deciding: review,
  settling: review,
  refused: Refused,
  cancelled: Cancelled,
};

interface CancellingProps {
  withdrawalId: string;
  /** Whatever became of it: what is shown of the withdrawal has to be read again. */
  onClose: () => void;
}

/** Cancelling one withdrawal, in a sheet above it. */
export function Cancelling({ withdrawalId, onClose }: CancellingProps) {
  return (
    <MoneySheet
      flow={useMoneyFlow(cancelWithdrawalActor, { subject: withdrawalId })}
      views={views}
      doubt={doubt}
      onClose={onClose}
      title={<Trans comment="Button and title: takes a pending withdrawal back">Cancel withdrawal</Trans>}
    />
  );
}
