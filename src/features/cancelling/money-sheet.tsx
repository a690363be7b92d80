import { FlowFrame } from '#kit/frame.tsx';
import { partsOf, viewIn, type Views } from '#kit/flow-view.ts';
import { LazySheet } from '#kit/lazy-sheet.tsx';
import { useMoneyView, type MoneyFlow } from '#kit/money-screen.tsx';
import type { DoubtViews } from '#kit/settlement.tsx';
import type { ComponentProps } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

interface MoneySheetProps<Machine extends AnyStateMachine> extends Pick<
  ComponentProps<typeof LazySheet>,
  'title' | 'onClose' | 'finalFocus'
> {
  flow: MoneyFlow<Machine>;
  views: Views<Machine>;
  doubt: DoubtViews;
}

/** A flow that moves money, in a sheet above what it is about. It stays while the call is on its way. */
export function MoneySheet<Machine extends AnyStateMachine>({
  flow,
  views,
  doubt,
  ...sheet
}: MoneySheetProps<Machine>) {
  const { snapshot, send } = flow;
  const { value }: AnyMachineSnapshot = snapshot;
  const { view, child } = useMoneyView(flow, views, doubt);
  const { body: Body, actions: Actions } = partsOf(view);
  return (
    <LazySheet
      isOpen
      isHeld={value === 'settling' && view === viewIn(views, value)}
      actions={Actions && <Actions snapshot={snapshot} send={send} />}
      {...sheet}
    >
      {/* Inside: the focus goes to what is new in the sheet, and not below it. */}
      <FlowFrame of={snapshot} child={child} view={view}>
        <Body snapshot={snapshot} send={send} />
      </FlowFrame>
    </LazySheet>
  );
}
