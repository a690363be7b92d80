/** The app's beginning, after `start.ts`: what the device knows → the runtime → the first screen → what nobody waits for. */
import '#styles/app.css';
import { runningBuild } from '#api/running-build.ts';
import { createRuntime } from '#app/create-runtime.ts';
import { followAddress, shownAddress, useHashLocation } from '#app/hash-location.ts';
import { beginHere, fetchHere, prefetchHere } from '#app/here.ts';
import { device, inspector, members, session, spoken } from '#app/on-device.ts';
import { watchStaleChunks } from '#recovery/stale-chunk.ts';
import { backgroundDelay } from '#domain/entry-limits.ts';
import { AddressContext } from '#kit/address.ts';
import { RuntimeProvider } from '#kit/services.tsx';
import { untilPainted, wait } from '#api/wait.ts';
import { untilLoaded } from '#kit/until-loaded.ts';
import { activate } from '#i18n/catalogs.ts';
import { localeOf } from '#i18n/locales.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

watchStaleChunks(runningBuild());
followAddress();

const query = new URLSearchParams(location.search);

// A member waits for their records: code is on its way while the app finds out in which words, and what it may show.
const isMember = session.then((kept) => kept !== undefined);
void isMember.then((is) => is && fetchHere());

const runtime = createRuntime({ device, members });

/** It alone is drawn anew with each address, and what asks for it. */
const AtAddress = ({ children }: { children: ReactNode }) => (
  <AddressContext value={useHashLocation()}>{children}</AddressContext>
);

async function start(root: HTMLElement): Promise<void> {
  const [locale, inspected, kept] = await Promise.all([spoken, inspector, session]);
  // Words that are not on the device and can't be had: better English than nothing.
  const speaking = activate(locale).catch(() => activate(localeOf('en')));
  const begun = kept && beginHere(kept.token, locale, runtime.services, speaking).catch(() => undefined);
  // A finger may come between these pieces of the start.
  await wait(0);
  if (inspected === 'on' || import.meta.env.DEV || query.has('inspect')) {
    await runtime.turnInspector(true).catch(() => undefined);
  }
  runtime.app.start();
  await speaking;
  await prefetchHere(begun);
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <RuntimeProvider runtime={runtime}>
            <AtAddress>
              <runtime.Shell />
            </AtAddress>
          </RuntimeProvider>
        </I18nProvider>
      </StrictMode>,
    ),
  );
}

// Not with what comes last: who is quick would miss it at their first steps.
void start(root)
  .then(untilPainted)
  .then(async () => {
    const first = shownAddress();
    const { moveFocus } = await untilLoaded(() => import('#app/step-focus.ts'));
    moveFocus(first);
  });

// What nobody waits for comes last.
const later = () =>
  setTimeout(() => {
    void untilLoaded(() => import('#app/after-load.ts')).then((late) => late.afterLoad(runtime));
  }, backgroundDelay);
if (document.readyState === 'complete') later();
else addEventListener('load', later);
