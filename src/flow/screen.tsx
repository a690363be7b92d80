import { pullToRefreshActor } from '#actors/pull-to-refresh.ts';
import { Header } from '#components/header.tsx';
import { Page } from '#components/page.tsx';
import { PullIndicator } from '#components/pull-indicator.tsx';
import { pullThreshold } from '#domain/limits.ts';
import { useState, type ReactNode, type TouchEvent } from 'react';
import { OfflineNotice } from './offline-notice.tsx';
import { RefreshProvider, useRefreshers } from './refresh.tsx';
import { useRoute } from './route.ts';
import { useThen } from './then.ts';
import { useFlow } from './services.tsx';

interface ScreenProps {
  /** The screen's name in the member's language. */
  title: string;
  trailing?: ReactNode;
  /** Its one action, under the thumb. */
  actions?: ReactNode;
  isBusy?: boolean;
  children: ReactNode;
}

/** A screen of the route that is shown: header, content that can be pulled to refresh, action. */
export function Screen({ title, trailing, actions, isBusy, children }: ScreenProps) {
  const route = useRoute();
  const then = useThen();
  const all = useRefreshers();
  const [logic] = useState(() =>
    pullToRefreshActor(async () => {
      await Promise.all([...all].map((refresh) => refresh()));
    }),
  );
  const [pull, send] = useFlow(logic);
  const touchY = (event: TouchEvent) => event.touches[0]?.clientY ?? 0;
  return (
    <RefreshProvider all={all}>
      <title>{[title, 'Dayrent'].join(' · ')}</title>
      <div
        data-machine="pullToRefresh"
        data-state={pull.value}
        onTouchStart={(event) => {
          if (window.scrollY === 0 && all.size > 0) send({ type: 'pull.start', y: touchY(event) });
        }}
        onTouchMove={(event) => send({ type: 'pull.move', y: touchY(event) })}
        onTouchEnd={() => send({ type: 'pull.end' })}
        onTouchCancel={() => send({ type: 'pull.cancel' })}
      >
        <Page
          screen={route.path.slice(1)}
          header={
            <>
              <Header
                title={title}
                variant={route.header}
                trailing={trailing}
                {...(route.parent !== null && { backHref: `#${then ?? route.parent}` })}
              />
              <PullIndicator progress={Math.min(1, pull.context.distance / pullThreshold)} state={pull.value} />
            </>
          }
          actions={actions}
          hasTabBar={route.depth === 1}
          hasRail={!route.isPublic}
          {...(isBusy !== undefined && { isBusy })}
        >
          <OfflineNotice />
          {children}
        </Page>
      </div>
    </RefreshProvider>
  );
}
