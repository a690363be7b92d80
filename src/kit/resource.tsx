import { resourceActor } from '#actors/resource.ts';
import type { Services } from '#services/services.ts';
import type { Fresh } from '#domain/fresh.ts';
import type { ChangeKind } from '#domain/messages.ts';
import { useCallback, useDeferredValue, useState, type ReactNode } from 'react';
import { useChanged } from './changes.ts';
import { useNetworkReturned } from './network-facts.ts';
import { ReadFailure } from './read-failure.tsx';
import { useRefreshed } from './refresh.tsx';
import { untilRead, useReread } from './reread.ts';
import { useFlow, useServices } from './services.tsx';

interface ResourceProps<T> {
  /** One of the functions of `src/api`, tied to its arguments; give the element a `key` where they can change. */
  load: (client: Services['client']) => Promise<Fresh<T>>;
  /** What makes it read again when the socket says that it changed. */
  changedBy?: ChangeKind;
  /** Of the size of what comes. */
  skeleton: ReactNode;
  /** In place of the usual failure, for parts that a screen can do without. */
  failed?: (retry: () => void) => ReactNode;
  children: (figure: Fresh<T>, refresh: () => void) => ReactNode;
}

/** One thing read from the server, in all its states. */
export function Resource<T>({ load, changedBy, skeleton, failed, children }: ResourceProps<T>) {
  const services = useServices();
  const [logic] = useState(() => resourceActor(services, load));
  const [newest, send, actor] = useFlow(logic);
  // What came is drawn in pieces: a long list keeps no finger waiting.
  const snapshot = useDeferredValue(newest);
  useNetworkReturned(send);
  const refresh = useCallback(() => send({ type: 'resource.refresh' }), [send]);
  useRefreshed(useReread(actor, 'resource.refresh'));
  // What is being read now may be from before the change. A screen that is left needs nothing.
  useChanged(changedBy ?? null, () => void untilRead(actor).then(refresh, () => undefined));
  const { data, failure } = snapshot.context;
  return (
    <div
      data-machine="resource"
      data-state={snapshot.value}
      aria-busy={snapshot.hasTag('busy') || undefined}
      // A figure that shows nothing leaves no gap; a lone skeleton block is empty too, and is no div.
      className="empty:hidden has-[>div:empty:only-child]:hidden"
    >
      {data && children(data, refresh)}
      {!data && snapshot.matches('loading') && skeleton}
      {!data && failure && (failed?.(refresh) ?? <ReadFailure failure={failure} onRetry={refresh} />)}
    </div>
  );
}
