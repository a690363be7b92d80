/** Composition root: storage → client → app actor → render. */
import './start.ts';
import '#styles/app.css';
import { appActor } from '#actors/app.ts';
import type { Services } from '#actors/services.ts';
import { createClient } from '#api/client.ts';
import { createServerClock } from '#api/server-clock.ts';
import { runningBuild } from '#api/running-build.ts';
import { baseUrls } from '#app/backends.ts';
import { useHashLocation } from '#app/hash-location.ts';
import { isKnownAddress } from '#app/routes.ts';
import { fetchHere, prefetchHere } from '#app/here.ts';
import { Shell } from '#app/shell.tsx';
import { watchStaleChunks } from '#app/stale-chunk.ts';
import { WorldProvider, type World } from '#flow/services.tsx';
import { untilLoaded } from '#flow/until-loaded.ts';
import { activate } from '#i18n/catalogs.ts';
import { backgroundDelay } from '#domain/entry-limits.ts';
import { followLanguage } from '#i18n/language-channel.ts';
import { localeOf } from '#i18n/locales.ts';
import { openDeviceStore, openMemberStore } from '#storage/device.ts';
import { openDraftStore } from '#storage/drafts.ts';
import { openIntentStore } from '#storage/intents.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useActor } from '@xstate/react';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { createActor } from 'xstate';

const session = () => app.getSnapshot().children.session?.getSnapshot().context.session ?? null;
const clock = createServerClock(() => Date.now());

const services: Services = {
  clock,
  device: openDeviceStore(),
  members: openMemberStore(),
  drafts: openDraftStore(),
  intents: openIntentStore(() => crypto.randomUUID()),
  ownReplies: async (token) => (await import('#storage/reply-owner.ts')).ownReplies(token),
  session,
  client: createClient({
    baseUrls,
    clock,
    language: () => localeOf(i18n.locale).wire,
    token: () => session()?.token ?? null,
    onRefused: (token) => app.send({ type: 'token.refused', token }),
    onAnswered: () => app.send({ type: 'call.answered' }),
    onUnanswered: () => app.send({ type: 'call.unanswered' }),
  }),
};

const app = createActor(appActor(services));

const world: World = {
  services,
  app,
  isKnownAddress,
  useActor,
  Shell,
  recorder: null,
  turnInspector: async (isOn) => (await import('#screens/dev/attach.tsx')).turnInspector(world, isOn),
};

async function start(root: HTMLElement): Promise<void> {
  followLanguage();
  // A member waits for their records: code is on its way while the app finds out in which words, and what it may show.
  const isMember = services.members.read('session.v1').then(
    (kept) => kept !== undefined,
    () => false,
  );
  void isMember.then((is) => is && fetchHere());
  const query = new URLSearchParams(location.search);
  const [language, inspector] = await Promise.all([
    query.get('lang') ?? services.device.read('language.v1').catch(() => undefined),
    services.device.read('inspector.v1').catch(() => undefined),
  ]);
  // Words that are not on the device and can't be had: better English than nothing.
  const speaking = activate(localeOf(language)).catch(() => activate(localeOf('en')));
  if (inspector === 'on' || import.meta.env.DEV || query.has('inspect')) {
    await world.turnInspector(true).catch(() => undefined);
  }
  app.start();
  await speaking;
  void isMember.then((is) => (is ? prefetchHere() : undefined));
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <WorldProvider world={world}>
            <Router hook={useHashLocation}>
              <Shell />
            </Router>
          </WorldProvider>
        </I18nProvider>
      </StrictMode>,
    ),
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

watchStaleChunks(runningBuild());
// What nobody waits for comes last.
const later = () =>
  setTimeout(() => {
    void untilLoaded(() => import('#app/after-load.ts')).then((late) => late.afterLoad(world, root));
  }, backgroundDelay);
if (document.readyState === 'complete') later();
else addEventListener('load', later);

void start(root);
