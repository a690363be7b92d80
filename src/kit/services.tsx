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

export interface Runtime {
  services: Services;
  app: AppActor;
  /** Whether an address leads to a screen of ours. */
  isKnownAddress: (address: string) => boolean;
  /** How flows are started: watched by the inspector, or frozen in the gallery. */
  useActor: typeof useActor;
  /** The app around every screen: the gallery shows it in a runtime of its own. */
  Shell: ComponentType;
  /** Of this session; null while the inspector is off. */
  recorder: Recorder | null;
  /** Loads the inspector and begins a recording, or ends it. */
  turnInspector: (isOn: boolean) => Promise<void>;
}

const RuntimeContext = createContext<Runtime | null>(null);

export const RuntimeProvider = ({ runtime, children }: { runtime: Runtime; children: ReactNode }) => (
  <RuntimeContext value={runtime}>{children}</RuntimeContext>
);

export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext);
  if (!runtime) throw new Error('RuntimeProvider is missing');
  return runtime;
}

export const useServices = (): Services => useRuntime().services;
export const useApp = (): AppActor => useRuntime().app;
export const useIsKnownAddress = (): Runtime['isKnownAddress'] => useRuntime().isKnownAddress;

/** Starts a flow, for as long as what calls it is shown. */
export const useFlow: typeof useActor = (...flow) => useRuntime().useActor(...flow);

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
