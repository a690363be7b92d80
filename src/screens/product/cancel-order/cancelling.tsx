import { cancelOrderActor } from '#actors/cancel-order.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { partsOf, type View, type ViewProps, type Views } from '#kit/flow-view.ts';
import { LazySheet } from '#kit/lazy-sheet.tsx';
import { useMoneyFlow, useMoneyView } from '#kit/money-screen.tsx';
import { doubtOf } from '#kit/settlement.tsx';
import type { cancelOrderMachine } from '#machines/cancel-order/cancel-order.machine.ts';
import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { CancelFailed, CancelLoading, CancelRefused, Cancelled, Stands } from './cancel-states.tsx';
import { CancelActions, WhatComesBack } from './what-comes-back.tsx';

const review: View<ViewProps<typeof cancelOrderMachine>> = { body: WhatComesBack, actions: CancelActions };

const views: Views<typeof cancelOrderMachine> = {
  loading: CancelLoading,
  choice: CancelLoading,
  failed: CancelFailed,
  unavailable: Stands,
  deciding: review,
  settling: review,
  refused: CancelRefused,
  cancelled: Cancelled,
};

const doubt = doubtOf({
  title: (
    <Trans comment="Unknown outcome: we ask the server whether it was cancelled">
      We're still confirming your cancellation
    </Trans>
  ),
});

interface CancellingProps {
  orderId: string;
  /** Whatever became of it: what is shown of the order has to be read again. */
  onClose: () => void;
  /** Takes the focus once the button that opened this is gone; nothing in it can. */
  goesTo: RefObject<HTMLElement | null>;
}

/** Cancelling one order, in a sheet above it. It stays while the call is on its way. */
export function Cancelling({ orderId, onClose, goesTo }: CancellingProps) {
  const flow = useMoneyFlow(cancelOrderActor, { subject: orderId });
  const { snapshot, send } = flow;
  const { view, child } = useMoneyView(flow, views, doubt);
  const { body: Body, actions: Actions } = partsOf(view);
  return (
    <LazySheet
      isOpen
      isHeld={snapshot.matches('settling') && view === review}
      onClose={onClose}
      finalFocus={() => (snapshot.matches('cancelled') ? goesTo.current : true)}
      title={<Trans comment="Button and title: takes a new order back">Cancel order</Trans>}
      actions={Actions && <Actions snapshot={snapshot} send={send} />}
    >
      {/* Inside: the focus goes to what is new in the sheet, and not below it. */}
      <FlowFrame of={snapshot} child={child} view={view}>
        <Body snapshot={snapshot} send={send} />
      </FlowFrame>
    </LazySheet>
  );
}
