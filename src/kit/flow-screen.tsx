/** A flow's screen: its frame, the view of the state that it is in, and what is under the thumb. */
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { partsOf, type View, type ViewProps } from './flow-view.ts';
import { FlowFrame } from './frame.tsx';
import type { PlainScreenProps } from './plain-screen.tsx';
import { Refreshed, type Refresh } from './refresh.tsx';
import { Screen } from './screen.tsx';
import { useIsWide } from './wide.ts';

interface FlowScreenProps<Machine extends AnyStateMachine>
  extends ViewProps<Machine>, Pick<PlainScreenProps, 'title' | 'trailing'> {
  view: View<ViewProps<Machine>>;
  /** As `FlowFrame` has them; what is faced is told by the view. */
  child?: AnyMachineSnapshot | undefined;
  isBusy?: boolean;
  faced?: unknown;
  refresh?: Refresh;
  /** Below what the state shows. */
  children?: ReactNode;
}

export function FlowScreen<Machine extends AnyStateMachine>({
  snapshot,
  send,
  view,
  child,
  isBusy,
  faced = view,
  refresh,
  children,
  title,
  ...screen
}: FlowScreenProps<Machine>) {
  const { t } = useLingui();
  const { body: Body, actions: Actions, cover: CoverOf, aside: Aside, title: ownTitle } = partsOf(view);
  const isBeside = useIsWide() && Aside !== undefined;
  return (
    <FlowFrame of={snapshot} child={child} view={faced} {...(isBusy !== undefined && { isBusy })}>
      <Screen
        {...screen}
        title={ownTitle ? t(ownTitle) : title}
        cover={CoverOf && <CoverOf snapshot={snapshot} send={send} />}
        actions={!isBeside && Actions && <Actions snapshot={snapshot} send={send} />}
        aside={isBeside && <Aside snapshot={snapshot} send={send} />}
      >
        {refresh && <Refreshed by={refresh} />}
        <Body snapshot={snapshot} send={send} />
        {children}
      </Screen>
    </FlowFrame>
  );
}
