/** What a page starts once it is loaded: nobody waits for it. */
import { wait } from '#api/wait.ts';
import type { Runtime } from '#kit/services.tsx';
import { holdReload } from '#recovery/remedy.ts';
import { isQuiet } from '#services/quiet.ts';
import { activate } from '#i18n/catalogs.ts';
import { followLanguage } from '#i18n/language-channel.ts';
import { localeOf } from '#i18n/locales.ts';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { prepareInstall } from './installing.ts';
import { forgetWhoLeft } from './forget-who-left.ts';
import { language } from './on-device.ts';
import { followLinks } from './navigation.ts';
import { registerServiceWorker } from './service-worker.ts';
import { watchBook } from './watch-book.ts';
import { watchHeights } from './tight.ts';
import { watchUpdates } from './update-root.tsx';

export async function afterLoad(runtime: Runtime): Promise<void> {
  const parts = [
    () => keepClock(runtime.services),
    () => confirmLater(runtime),
    () => speakAsOthers(runtime.services),
    () => followLinks(),
    () => watchHeights(),
    () => prepareInstall(document),
    () => registerServiceWorker(runtime.services),
    () => void forgetWhoLeft(runtime),
    () => holdReload({ isQuiet: () => isQuiet(runtime.services), announce: () => announceReload(runtime) }),
    () => watchUpdates(runtime),
    () => watchBook(runtime),
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

/** Of a start without the server it was not said what the backend moves. */
function confirmLater({ app }: Runtime): void {
  const { connectivity } = app.getSnapshot().children;
  connectivity?.on('connectivity.returned', () => app.send({ type: 'network.returned' }));
}

/** A language that another tab chose, also since this page read it. */
function speakAsOthers({ device }: Runtime['services']): void {
  followLanguage();
  void device.read('language.v1').then(
    async (now) => now !== (await language) && activate(localeOf(now)).catch(() => undefined),
    () => undefined,
  );
}

function announceReload({ app }: Runtime): void {
  const text = i18n._(msg`A new version is being loaded`);
  app.getSnapshot().children.toast?.send({ type: 'toast.show', text });
}
