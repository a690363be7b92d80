/** Beside the screens of who is signed in, loaded once they are: the tabs, and the socket that says what changed. */
import { socketPath } from '#domain/socket.ts';
import type { Route } from '#flow/route.ts';
import { lazy, Suspense } from 'react';
import { baseUrls } from './backends.ts';
import { Tabs } from './tabs.tsx';

/** `http:` becomes `ws:`, `https:` becomes `wss:`. */
const address = `${baseUrls.messages}/${socketPath}`.replace(/^http/, 'ws');

/** Its words come with the screens'. */
const Socket = lazy(async () => {
  const { Socket: component } = await import('#flow/socket.tsx');
  return { default: component };
});

export const ForMembers = ({ route }: { route: Route }) => (
  <>
    {!route.isPublic && <Tabs path={route.path} depth={route.depth} />}
    <Suspense fallback={null}>
      <Socket address={address} />
    </Suspense>
  </>
);
