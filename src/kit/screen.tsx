import { pullToRefreshActor } from '#actors/pull-to-refresh.ts';
import { PullIndicator } from '#components/pull-indicator.tsx';
import { pullThreshold } from '#domain/limits.ts';
import { useState, type TouchEvent } from 'react';
import { PlainScreen, type ScreenProps } from './plain-screen.tsx';
import { RefreshProvider, useRefreshers } from './refresh.tsx';
import { useFlow } from './services.tsx';

/** A screen of the route that is shown: header, content that can be pulled to refresh, action. */
export function Screen(props: ScreenProps) {
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
        <PlainScreen
          {...props}
          top={<PullIndicator progress={Math.min(1, pull.context.distance / pullThreshold)} state={pull.value} />}
        />
      </div>
    </RefreshProvider>
  );
}
