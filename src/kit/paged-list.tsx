import { pagingActor } from '#actors/paging.ts';
import type { Services } from '#services/services.ts';
import { Button } from '#components/button.tsx';
import { Notice } from '#components/notice.tsx';
import type { Fresh } from '#domain/fresh.ts';
import type { ChangeKind } from '#domain/messages.ts';
import type { Page } from '#domain/page.ts';
import { Trans } from '@lingui/react/macro';
import { useCallback, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { useChanged } from './changes.ts';
import { useFailureText } from './failure-text.ts';
import { useNetworkReturned } from './network-facts.ts';
import { earlyPage } from './early.ts';
import { isReturn, note, placeHere } from './place.ts';
import { ReadFailure } from './read-failure.tsx';
import { useRefreshed } from './refresh.tsx';
import { untilRead, useReread } from './reread.ts';
import { useFlow, useServices } from './services.tsx';

interface PagedListProps<T> {
  /** Gives one page, 1-based; give the element a `key` where what it lists can change. */
  loadPage: (client: Services['client'], pageNum: number) => Promise<Fresh<Page<T>>>;
  /** What makes it read again when the socket says that it changed; who has read on is left where they are, unless they did it. */
  changedBy?: ChangeKind;
  skeleton: ReactNode;
  empty: ReactNode;
  /** The rows so far. */
  children: (page: Fresh<Page<T>>) => ReactNode;
}

/** A list read page by page, in all its states. */
export function PagedList<T extends { id: string }>({
  loadPage,
  changedBy,
  skeleton,
  empty,
  children,
}: PagedListProps<T>) {
  const services = useServices();
  const [place] = useState(placeHere);
  // Of who had read on, all pages come at once.
  const [logic] = useState(() => pagingActor(services, loadPage, isReturn(), place.pages > 1 ? null : earlyPage<T>()));
  const [newest, send, actor] = useFlow(logic, { input: { pageNum: place.pages } });
  // What came is drawn in pieces: a long page keeps no finger waiting.
  const snapshot = useDeferredValue(newest);
  const failureText = useFailureText();
  useNetworkReturned(send);
  const refresh = useCallback(() => send({ type: 'list.refresh' }), [send]);
  useRefreshed(useReread(actor, 'list.refresh'));
  useChanged(changedBy ?? null, (isOwn) => {
    void untilRead(actor).then((now) => (isOwn || now.context.pageNum <= 1) && refresh());
  });
  const { page, pageNum, failure } = snapshot.context;
  useEffect(() => {
    note(place, { pages: pageNum });
  }, [place, pageNum]);
  const isLoadingMore = snapshot.matches('loadingMore') || snapshot.matches('loadingAll');
  return (
    <div
      data-machine="paging"
      data-state={snapshot.value}
      aria-busy={snapshot.hasTag('busy') || undefined}
      className="space-y-4"
    >
      {snapshot.matches('loading') && skeleton}
      {snapshot.matches('failed') && failure && <ReadFailure failure={failure} onRetry={refresh} />}
      {snapshot.matches('empty') && empty}
      {page && !snapshot.matches('empty') && children(page)}
      {page && failure && (
        <Notice tone="negative" isLive>
          {failureText(failure)}
        </Notice>
      )}
      {(snapshot.can({ type: 'page.extend' }) || isLoadingMore) && (
        <Button variant="secondary" isWide isBusy={isLoadingMore} onClick={() => send({ type: 'page.extend' })}>
          <Trans comment="Button: shows the next page of a list">Load more</Trans>
        </Button>
      )}
    </div>
  );
}
