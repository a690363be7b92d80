/** The composition root. Storage → client → app actor: what every screen is given. */
import { appActor } from '#actors/app.ts';
import type { Services } from '#services/services.ts';
import { createClient } from '#api/client.ts';
import { createServerClock } from '#api/server-clock.ts';
import type { Runtime } from '#kit/services.tsx';
import { localeOf } from '#i18n/locales.ts';
import { openDrafts, openIntents } from '#storage/written-stores.ts';
import { i18n } from '@lingui/core';
import { useActor } from '@xstate/react';
import { createActor } from 'xstate';
import { baseUrls } from './backends.ts';
import { isKnownAddress } from './route-of.ts';
import { Shell } from './shell.tsx';
import { untilSandbox } from './until-sandbox.ts';

export function createRuntime({ device, members }: Pick<Services, 'device' | 'members'>): Runtime {
  const session = () => app.getSnapshot().children.session?.getSnapshot().context.session ?? null;
  const clock = createServerClock(() => Date.now());

  const services: Services = {
    clock,
    device,
    members,
    drafts: openDrafts(),
    intents: openIntents(),
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
      isReachable: () => app.getSnapshot().children.connectivity?.getSnapshot().hasTag('reachable'),
      onSlow: () => app.send({ type: 'call.slow' }),
      untilSandbox: () => untilSandbox(app),
    }),
  };

  const app = createActor(appActor(services));

  const runtime: Runtime = {
    services,
    app,
    isKnownAddress,
    useActor,
    Shell,
    recorder: null,
    turnInspector: async (isOn) => (await import('#screens/dev/attach.tsx')).turnInspector(runtime, isOn),
  };
  return runtime;
}
