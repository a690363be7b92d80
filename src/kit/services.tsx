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

type Children = ReturnType<AppActor['getSnapshot']>['children'];

/** One of the app actor's long-lived children. */
function useChild<Name extends 'session' | 'toast' | 'connectivity'>(name: Name): NonNullable<Children[Name]> {
  const child = useApp().getSnapshot().children[name];
  if (!child) throw new Error(`the app has no ${name}`);
  return child;
}

export const useSessionActor = () => useChild('session');
export const useToastActor = () => useChild('toast');
export const useConnectivityActor = () => useChild('connectivity');

export const useSession = (): Session | null => useSelector(useSessionActor(), ({ context }) => context.session);

/** The member's region; UTC for visitors. */
export const useRegion = (): Region => useSession()?.region ?? 0;

/** False once the server can't be reached. */
export const useIsReachable = (): boolean =>
  useSelector(useConnectivityActor(), (snapshot) => snapshot.hasTag('reachable'));
