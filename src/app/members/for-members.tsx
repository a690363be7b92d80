/** Beside the screens of who is signed in, loaded once they are: the tabs, the socket that says what changed, and the outbox. */
import { socketPath } from '#domain/socket.ts';
import { useIsCalm } from '#kit/calm.ts';
import { forgetEarly } from '#kit/early.ts';
import { setAppBadge } from '#services/app-badge.ts';
import type { Route } from '#kit/route.ts';
import { untilLoaded } from '#kit/until-loaded.ts';
import { scriptAddress } from '#services/script-address.ts';
import { lazyComponent } from '#kit/lazy-component.ts';
import { Suspense, useEffect } from 'react';
import { baseUrls } from '../backends.ts';
import { currentAddress } from '../current-address.ts';
import { followLinks } from '../navigation.ts';
import { giveParents } from './cold-start.ts';
import { makeIdsAnywhere } from './device-ids.ts';
import { EarlyMark } from './early-mark.tsx';
import { Tabs } from './tabs.tsx';
export { readEarlyHere } from './read-early.ts';
import warmNumbersAddress from './warm-numbers.worker.ts?worker&url';

makeIdsAnywhere();

/** `http:` becomes `ws:`, `https:` becomes `wss:`. */
const address = `${baseUrls.messages}/${socketPath}`.replace(/^http/, 'ws');

/**
 * The first number or date that a page writes costs a phone 100 ms and more: a browser's process looks then which of its
 * languages have what that takes. In a worker it looks while the page waits for the network (decision 0046). Measured
 * with a processor four times slower, on a busy machine: 511 ms without, 1 ms with it, for 27 B of the entry.
 */
export function warmNumbers(): void {
  new Worker(scriptAddress(warmNumbersAddress), { type: 'module' });
}

/** Its words come with the screens'. */
const Socket = lazyComponent(() => untilLoaded(async () => (await import('#features/socket/socket.tsx')).Socket));

const Outbox = lazyComponent(() => untilLoaded(async () => (await import('#features/outbox/outbox.tsx')).Outbox));

/** What a member leaves behind on the icon of the app goes with their session. */
const clearBadge = () => setAppBadge(0);

export function ForMembers({ route }: { route: Route }) {
  const isCalm = useIsCalm();
  useEffect(() => giveParents(route, history, currentAddress()), [route]);
  useEffect(() => clearBadge, []);
  // It was drawn with it.
  useEffect(() => forgetEarly(), []);
  useEffect(() => followLinks(), []);
  return (
    <>
      {!route.isPublic && <Tabs path={route.path} depth={route.depth} />}
      <EarlyMark />
      {isCalm && (
        <>
          <Suspense fallback={null}>
            <Socket address={address} />
          </Suspense>
          {/* Of its own: one that can't be had does not keep the other from being asked for. */}
          <Suspense fallback={null}>
            <Outbox />
          </Suspense>
        </>
      )}
    </>
  );
}
