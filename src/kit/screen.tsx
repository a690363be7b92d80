import { pullToRefreshActor } from '#actors/pull-to-refresh.ts';
import { MemberPage } from '#components/member-page.tsx';
import { PullIndicator } from '#components/pull-indicator.tsx';
import { pullThreshold } from '#domain/limits.ts';
import { useState, type ReactNode, type TouchEvent } from 'react';
import { NetworkNotice } from './network-notice.tsx';
import { ScreenHeader, type PlainScreenProps } from './plain-screen.tsx';
import { RefreshProvider, useRefreshers } from './refresh.tsx';
import { useRoute } from './route.ts';
import { useFlow } from './services.tsx';

interface ScreenProps extends PlainScreenProps {
  /** In place of the title, where the screen greets or shows more than its name. */
  heading?: ReactNode;
  /** The amount that is read first, on the harbour. */
  hero?: ReactNode;
  /** A picture over the whole width, behind the header. */
  cover?: ReactNode;
  /** Its one action, under the thumb. */
  actions?: ReactNode;
  /** On a wide desk, beside the content. */
  aside?: ReactNode;
  /** Takes a wide desk's whole room. */
  isWide?: boolean;
}

/** A member's screen of the route that is shown: header, content that can be pulled to refresh, action. */
export function Screen({
  title,
  heading,
  trailing,
  hero,
  cover,
  actions,
  aside,
  isWide,
  isBusy,
  children,
}: ScreenProps) {
  const route = useRoute();
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
        <MemberPage
          screen={route.path.slice(1)}
          header={
            <>
              <ScreenHeader
                title={title}
                heading={heading ?? title}
                trailing={trailing}
                isOnHero={hero !== undefined}
                isOnCover={cover !== undefined}
                isWide={isWide === true || Boolean(aside)}
              />
              <PullIndicator progress={Math.min(1, pull.context.distance / pullThreshold)} state={pull.value} />
            </>
          }
          hero={hero}
          cover={cover}
          actions={actions}
          aside={aside}
          isWide={isWide === true}
          hasTabBar={route.depth === 1}
          isBusy={isBusy === true}
        >
          <NetworkNotice />
          {children}
        </MemberPage>
      </div>
    </RefreshProvider>
  );
}
