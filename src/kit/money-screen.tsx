/** The screen of a flow that moves money: frame, draft, rereading, network and doubt are the same whatever is moved. */
import type { Drafts } from '#domain/drafts.ts';
import type { Services } from '#services/services.ts';
import { useSelector } from '@xstate/react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import type { ActorRefFrom, AnyMachineSnapshot, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import { useDraft } from './draft.ts';
import { FlowScreen } from './flow-screen.tsx';
import { viewIn, type View, type ViewProps, type Views } from './flow-view.ts';
import { useNetworkFacts } from './network-facts.ts';
import type { PlainScreenProps } from './plain-screen.tsx';
import type { Refresh } from './refresh.tsx';
import { useReread } from './reread.ts';
import { useFlow, useIsReachable, useServices } from './services.tsx';
import { doubtIn, type DoubtViews, type SettlementRef } from './settlement.tsx';

export interface MoneyFlow<Machine extends AnyStateMachine> extends ViewProps<Machine> {
  actor: ActorRefFrom<Machine>;
  /** Reads the terms again. */
  refresh: Refresh;
}

const isReading = ({ value }: AnyMachineSnapshot): boolean => value === 'loading' || value.deciding === 'refreshing';

/** What the first reading brings is drawn in pieces, so that no finger waits; all that follows at once, as fields need it. */
function useShown(newest: AnyMachineSnapshot): AnyMachineSnapshot {
  const [first, setFirst] = useState<AnyMachineSnapshot | null>(newest);
  const isFirst = newest.value === first?.value;
  const wasFirst = useDeferredValue(isFirst);
  // It is drawn, and what is read again is not.
  if (first && !isFirst && !wasFirst) setFirst(null);
  return first && wasFirst && !isFirst ? first : newest;
}

/** Starts one. @param make gives it its ports @param input without the network, which is told here */
export function useMoneyFlow<Machine extends AnyStateMachine>(
  make: (services: Services) => Machine,
  input: Omit<InputFrom<Machine>, 'isReachable'> & { subject: string },
): MoneyFlow<Machine> {
  const services = useServices();
  const isReachable = useIsReachable();
  const [logic] = useState((): AnyStateMachine => make(services));
  const [newest, send, actor] = useFlow(logic, { input: { ...input, isReachable } });
  const snapshot = useShown(newest);
  useNetworkFacts(send);
  // One that tells no draft has none to keep.
  const flow = logic.id as keyof Drafts;
  useDraft(actor, { flow, subject: input.subject, endedBy: `${flow}.succeeded` });
  const refresh = useReread(actor, 'terms.refresh', isReading);
  return { snapshot: snapshot as SnapshotFrom<Machine>, send, actor: actor as ActorRefFrom<Machine>, refresh };
}

/** What a flow shows, and the settlement whose state is told in the place of its own while one runs. */
export function useMoneyView<Machine extends AnyStateMachine>(
  { snapshot }: MoneyFlow<Machine>,
  views: Views<Machine>,
  doubt: DoubtViews,
): { view: View<ViewProps<Machine>>; child: AnyMachineSnapshot | undefined } {
  const { children, value }: AnyMachineSnapshot = snapshot;
  const child = useSelector(children.settlement as SettlementRef | undefined, (now) => now);
  const shown = child && doubtIn(child);
  return { view: shown ? doubt[shown] : viewIn(views, value), child };
}

interface MoneyScreenProps<Machine extends AnyStateMachine> extends Pick<PlainScreenProps, 'title' | 'trailing'> {
  flow: MoneyFlow<Machine>;
  views: Views<Machine>;
  doubt: DoubtViews;
  /** Below what the state shows. */
  children?: ReactNode;
}

export function MoneyScreen<Machine extends AnyStateMachine>({
  flow,
  views,
  doubt,
  ...screen
}: MoneyScreenProps<Machine>) {
  const { view, child } = useMoneyView(flow, views, doubt);
  const { snapshot, send, refresh } = flow;
  return <FlowScreen snapshot={snapshot} send={send} view={view} child={child} refresh={refresh} {...screen} />;
}
