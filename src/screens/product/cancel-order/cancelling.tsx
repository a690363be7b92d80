import { cancelOrderActor } from '#actors/cancel-order.ts';
import { CancelFailed, CancelLoading, doubt } from '#features/cancelling/cancel-views.tsx';
import { MoneySheet } from '#features/cancelling/money-sheet.tsx';
import type { View, ViewProps, Views } from '#kit/flow-view.ts';
import { useMoneyFlow } from '#kit/money-screen.tsx';
import type { cancelOrderMachine } from '#machines/cancel-order/cancel-order.machine.ts';
import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { Cancelled, Refused, Stands } from './cancel-states.tsx';
import { Actions, WhatComesBack } from './what-comes-back.tsx';

const review: View<ViewProps<typeof cancelOrderMachine>> = { body: WhatComesBack, actions: Actions };

const views: Views<typeof cancelOrderMachine> = {
  loading: CancelLoading,
  choice: CancelLoading,
  failed: CancelFailed,
  unavailable: Stands,
  deciding: review,
  settling: review,
  refused: Refused,
  cancelled: Cancelled,
};

interface CancellingProps {
  orderId: string;
  /** Whatever became of it: what is shown of the order has to be read again. */
  onClose: () => void;
  /** Takes the focus once the button that opened this is gone; nothing in it can. */
  goesTo: RefObject<HTMLElement | null>;
}

/** Cancelling one order, in a sheet above it. */
export function Cancelling({ orderId, onClose, goesTo }: CancellingProps) {
  const flow = useMoneyFlow(cancelOrderActor, { subject: orderId });
  return (
    <MoneySheet
      flow={flow}
      views={views}
      doubt={doubt}
      onClose={onClose}
      finalFocus={() => (flow.snapshot.matches('cancelled') ? goesTo.current : true)}
      title={<Trans comment="Button and title: takes a new order back">Cancel order</Trans>}
    />
  );
}
