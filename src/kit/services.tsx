/** The services and the app actor, for the screens below. Both are made once, outside React. */
import type { Services } from '#services/services.ts';
import type { Session } from '#domain/member.ts';
import type { Region } from '#domain/time.ts';
import type { Recorder } from '#inspector/recorder.ts';
import type { appMachine } from '#machines/app/app.machine.ts';
import { useSelector, type useActor } from '@xstate/react';
import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

export type AppActor = ActorRefFrom<typeof appMachine>;

export interface World {
  services: Services;
  app: AppActor;
  /** Whether an address leads to a screen of ours. */
  isKnownAddress: (address: string) => boolean;
  /** How flows are started: watched by the inspector, or frozen in the gallery. */
  useActor: typeof useActor;
  /** The app around every screen: the gallery shows it in worlds of its own. */
  Shell: ComponentType;
  /** Of this session; null while the inspector is off. */
  recorder: Recorder | null;
  /** Loads the inspector and begins a recording, or ends it. */
  turnInspector: (isOn: boolean) => Promise<void>;
}

const WorldContext = createContext<World | null>(null);

export const WorldProvider = ({ world, children }: { world: World; children: ReactNode }) => (
  <WorldContext value={world}>{children}</WorldContext>
);

export function useWorld(): World {
  const world = use(WorldContext);
  if (!world) throw new Error('WorldProvider is missing');
  return world;
}

export const useServices = (): Services => useWorld().services;
export const useApp = (): AppActor => useWorld().app;
export const useIsKnownAddress = (): World['isKnownAddress'] => useWorld().isKnownAddress;

/** Starts a flow, for as long as what calls it is shown. */
export const useFlow: typeof useActor = (...flow) => useWorld().useActor(...flow);

/** The app actor's long-lived children. */
export function useSessionActor() {
  const session = useApp().getSnapshot().children.session;
  if (!session) throw new Error('the app owns a session');
  return session;
}

export function useToastActor() {
  const toast = useApp().getSnapshot().children.toast;
  if (!toast) throw new Error('the app owns the toast');
  return toast;
}

export function useConnectivityActor() {
  const connectivity = useApp().getSnapshot().children.connectivity;
  if (!connectivity) throw new Error('the app owns connectivity');
  return connectivity;
}

export const useSession = (): Session | null => useSelector(useSessionActor(), ({ context }) => context.session);

/** The member's region; UTC for visitors. */
export const useRegion = (): Region => useSession()?.region ?? 0;

/** False once the server can't be reached. */
export const useIsReachable = (): boolean =>
  useSelector(useConnectivityActor(), (snapshot) => snapshot.matches('online'));
