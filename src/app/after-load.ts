/** What a page starts once it is loaded: nobody waits for it. */
import { wait } from '#api/wait.ts';
import type { Runtime } from '#kit/services.tsx';
import { holdReload } from '#recovery/remedy.ts';
import { isQuiet } from '#services/quiet.ts';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { prepareInstall } from './installing.ts';
import { forgetWhoLeft } from './forget-who-left.ts';
import { followLinks } from './navigation.ts';
import { registerServiceWorker } from './service-worker.ts';
import { takeStills } from './take-still.ts';
import { watchHeights } from './tight.ts';
import { watchUpdates } from './update-root.tsx';

export async function afterLoad(runtime: Runtime, root: Element): Promise<void> {
  const parts = [
    () => keepClock(runtime.services),
    () => followLinks(),
    () => watchHeights(),
    () => prepareInstall(document),
    () => registerServiceWorker(runtime.services),
    () => void forgetWhoLeft(runtime),
    () => holdReload({ isQuiet: () => isQuiet(runtime.services), announce: () => announceReload(runtime) }),
    () => watchUpdates(runtime),
    () => takeStills(runtime, root),
  ];
  for (const begin of parts) {
    begin();
    // A finger may come in between.
    await wait(0);
  }
}

/** For a start without the server. A clock that nobody has set yet is the device's own: there is nothing to keep. */
function keepClock({ clock, device }: Runtime['services']): void {
  const ahead = clock.now() - Date.now();
  if (ahead !== 0) void device.write('ahead.v1', ahead).catch(() => undefined);
}

function announceReload({ app }: Runtime): void {
  const text = i18n._(msg`A new version is being loaded`);
  app.getSnapshot().children.toast?.send({ type: 'toast.show', text });
}
