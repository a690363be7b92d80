/** A runtime around one specimen: the real screens in it, and nothing that moves. */
import type { Services } from '#services/services.ts';
import type { Client } from '#api/client.ts';
import { addressAt } from '#kit/address.ts';
import type { AppActor, Runtime } from '#kit/services.tsx';
import { now, session } from '#machines/samples.ts';
import { flows } from '#machines/walks.ts';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useActor } from '@xstate/react';
import { useMemo } from 'react';
import { initialTransition, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { samples } from './samples.ts';
import { folderOf, isMachine, machineOf, specimens, type Specimen } from './specimens.ts';
import { isIn, snapshotOf, frozenActor, frozenLogic } from './frozen.ts';

/** In which state each machine is, by folder. */
type Cast = Readonly<Record<string, string>>;

/** What every screen stands on, unless a specimen is about it. */
const ordinary: Cast = { app: 'ready', session: 'member', connectivity: 'online', toast: 'quiet', writer: 'open' };

/** They read what the samples have. */
const readers: readonly string[] = ['resource', 'paging'];

/** Nothing moves money in a picture. */
const client: Client = {
  get patient() {
    return client;
  },
  get background() {
    return client;
  },
  get returning() {
    return client;
  },
  giveUp: () => undefined,
  callWithFields: () => new Promise(() => undefined),
  call: ({ backend, path }, input) => {
    const sample = samples[`${backend}/${path}`];
    if (!sample) return new Promise(() => undefined);
    return Promise.resolve({
      value: sample(input as Readonly<Record<string, unknown>>) as never,
      msg: '',
      at: now,
      origin: 'server',
    });
  },
};

const nothing = () => Promise.resolve(undefined);
const store = {
  read: nothing,
  write: nothing,
  update: nothing,
  remove: nothing,
  clear: nothing,
  size: () => Promise.resolve(0),
};

const servicesAt = (time: number): Services => ({
  client,
  clock: { now: () => time, learn: () => undefined, suppose: () => undefined },
  device: store,
  members: store,
  drafts: () => Promise.reject(new Error('nothing is kept')),
  // It never answers: nothing is sent from here.
  intents: () => new Promise(() => undefined),
  ownReplies: nothing,
  session: () => session,
});

/** A toast has its words from whoever shows it. */
const sessionEnded = msg`Your session has ended. Please sign in again`;

/** In the language of the page, which may change while it is looked at. */
const shownToast = {
  get text() {
    return i18n._(sessionEnded);
  },
  count: 1,
};

function frozenActors(cast: Cast): AppActor {
  const stand = (folder: string) => snapshotOf(machineOf(folder), cast[folder] ?? '');
  const toast = stand('toast');
  const children = {
    session: frozenActor(stand('session')),
    connectivity: frozenActor(stand('connectivity')),
    toast: frozenActor(isIn(toast, 'visible') ? { ...toast, context: shownToast } : toast),
  };
  return frozenActor({ ...stand('app'), children }) as unknown as AppActor;
}

function inhabitantOf(logic: AnyStateMachine, cast: Cast, input: unknown): AnyActorLogic {
  const folder = folderOf(logic);
  const state = cast[folder];
  if (state !== undefined) return frozenLogic(snapshotOf(logic, state));
  return readers.includes(folder) ? logic : frozenLogic(initialTransition(logic, input)[0]);
}

const actorsOf = (cast: Cast): typeof useActor => {
  const useFrozen = (logic: AnyActorLogic, options: { input?: unknown } = {}) => {
    const { input } = options;
    // Flows are made once, and so is what stands for them.
    // oxlint-disable-next-line react/exhaustive-deps -- what it was given first
    const frozen = useMemo(() => (isMachine(logic) ? inhabitantOf(logic, cast, input) : logic), [logic]);
    return useActor(frozen, options as object);
  };
  return useFrozen as unknown as typeof useActor;
};

/** @returns null where there is no such specimen */
export function frozenAppOf({ flow, state }: Specimen, outside: Runtime) {
  const entry = flows[flow]?.gallery;
  if (!entry || entry.address === null || !specimens.some((one) => one.flow === flow && one.state === state))
    return null;
  const { address, scene, scenes, later } = entry;
  const cast = { ...ordinary, ...scene, ...scenes?.[state], [flow]: state };
  const runtime: Runtime = {
    ...outside,
    services: servicesAt(now + (later?.[state] ?? 0)),
    app: frozenActors(cast),
    useActor: actorsOf(cast),
  };
  // Nothing leads away from it.
  return { runtime, address: addressAt(address, () => undefined) };
}
