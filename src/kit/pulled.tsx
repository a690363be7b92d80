/** What can be pulled to be read again. Only this follows the finger: what is inside is not drawn anew. */
import { pullToRefreshActor } from '#actors/pull-to-refresh.ts';
import { PullIndicator } from '#components/pull-indicator.tsx';
import { pullThreshold } from '#domain/limits.ts';
import { createContext, use, useState, type ComponentProps, type ReactNode, type TouchEvent } from 'react';
import { RefreshProvider, useRefreshers } from './refresh.tsx';
import { useFlow } from './services.tsx';

type Pull = ComponentProps<typeof PullIndicator>;

/** One object, so that a tap draws nothing. */
const resting: Pull = { state: 'idle', progress: 0 };
const PullContext = createContext(resting);

export function Pulled({ children }: { children: ReactNode }) {
  const all = useRefreshers();
  const [logic] = useState(() =>
    pullToRefreshActor(async () => {
      await Promise.all([...all].map((refresh) => refresh()));
    }),
  );
  const [{ value, context }, send] = useFlow(logic);
  const touchY = (event: TouchEvent) => event.touches[0]?.clientY ?? 0;
  const isResting = value === 'idle' || value === 'touched';
  const pull = isResting ? resting : { state: value, progress: context.distance / pullThreshold };
  return (
    <RefreshProvider all={all}>
      <div
        data-machine="pullToRefresh"
        data-state={value}
        onTouchStart={(event) => {
          // A sheet's touches come here too: React tells of them where the sheet was made, not where it lies.
          const isOnPage = event.currentTarget.contains(event.target as Node);
          if (isOnPage && window.scrollY === 0 && all.size > 0) send({ type: 'pull.start', y: touchY(event) });
        }}
        onTouchMove={(event) => send({ type: 'pull.move', y: touchY(event) })}
        onTouchEnd={() => send({ type: 'pull.end' })}
        onTouchCancel={() => send({ type: 'pull.cancel' })}
      >
        <PullContext value={pull}>{children}</PullContext>
      </div>
    </RefreshProvider>
  );
}

export const PullShown = () => <PullIndicator {...use(PullContext)} />;
