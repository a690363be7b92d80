import { resourceActor } from '#actors/resource.ts';
import type { Services } from '#services/services.ts';
import type { Fresh } from '#domain/fresh.ts';
import type { ChangeKind } from '#domain/messages.ts';
import { useCallback, useDeferredValue, useState, type ReactNode } from 'react';
import { useChanged } from './changes.ts';
import { useNetworkReturned } from './network-facts.ts';
import { earlyOf } from './early.ts';
import { isReturn } from './place.ts';
import { ReadFailure } from './read-failure.tsx';
import { useRefreshed } from './refresh.tsx';
import { untilRead, useReread } from './reread.ts';
import { useFlow, useServices } from './services.tsx';

/** One of the functions of `src/api`, tied to its arguments. */
type Load<T> = (client: Services['client']) => Promise<Fresh<T>>;

/**
 * Reads one thing from the server, for a screen that shows it in more than one place: give it to a `ResourceView` each.
 * @param changedBy what makes it read again when the socket says that it changed
 */
export function useResource<T>(load: Load<T>, changedBy: ChangeKind | null = null) {
  const services = useServices();
  const [logic] = useState(() => resourceActor(services, load, isReturn(), earlyOf(load)));
  const [newest, send, actor] = useFlow(logic);
  // What came is drawn in pieces: a long list keeps no finger waiting.
  const snapshot = useDeferredValue(newest);
  useNetworkReturned(send);
  const refresh = useCallback(() => send({ type: 'resource.refresh' }), [send]);
  const refreshed = useReread(actor, 'resource.refresh');
  // What is being read now may be from before the change. A screen that is left needs nothing.
  useChanged(changedBy, () => void untilRead(actor).then(refresh));
  return { snapshot, refresh, refreshed };
}

interface ResourceViewProps<T> {
  of: ReturnType<typeof useResource<T>>;
  /** Of the size of what comes. */
  skeleton: ReactNode;
  /** In place of the usual failure, for parts that a screen can do without. */
  failed?: ((retry: () => void) => ReactNode) | undefined;
  children: (figure: Fresh<T>, refresh: () => void) => ReactNode;
}

/** A thing that is read, in all its states. */
export function ResourceView<T>({ of, skeleton, failed, children }: ResourceViewProps<T>) {
  const { snapshot, refresh, refreshed } = of;
  useRefreshed(refreshed);
  const { data, failure } = snapshot.context;
  return (
    <div
      data-machine="resource"
      data-state={snapshot.value}
      aria-busy={snapshot.hasTag('busy') || undefined}
      // A figure that shows nothing leaves no gap, and no time once it is old; a lone skeleton block is empty too, and is no div.
      className="empty:hidden has-[>div:empty:first-child]:hidden"
    >
      {data && children(data, refresh)}
      {!data && snapshot.matches('loading') && skeleton}
      {!data && failure && (failed?.(refresh) ?? <ReadFailure failure={failure} onRetry={refresh} />)}
    </div>
  );
}

interface ResourceProps<T> extends Omit<ResourceViewProps<T>, 'of'> {
  /** Give the element a `key` where its arguments can change. */
  load: Load<T>;
  changedBy?: ChangeKind;
}

/** One thing read from the server, in all its states. */
export const Resource = <T,>({ load, changedBy, ...view }: ResourceProps<T>) => (
  <ResourceView of={useResource(load, changedBy)} {...view} />
);
