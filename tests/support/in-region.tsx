/** What a view needs to write dates and ages, without an app. Mocks of `services.tsx` would not do: files of tests share modules. */
import type { ReactNode } from 'react';
import type { Region } from '#domain/time.ts';
import { RuntimeProvider } from '#kit/services.tsx';

type Runtime = Parameters<typeof RuntimeProvider>[0]['runtime'];

/** @param children shown to a member of the region at server time `now` */
export function inRegion(children: ReactNode, region: Region, now: number): ReactNode {
  const snapshot = { context: { session: { region } } };
  const session = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => undefined }) };
  const app = { getSnapshot: () => ({ children: { session } }) };
  const runtime = { app, services: { clock: { now: () => now } } } as unknown as Runtime;
  return <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>;
}
