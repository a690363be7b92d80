/** Around every screen: the guard, the tab bar, the toast, and what is shown before there is a screen. */
import { useAddress } from '#kit/address.ts';
import { useApp, useConnectivityActor, useSession, useSessionActor, useToastActor } from '#kit/services.tsx';
import { useEmitted } from '#kit/emitted.ts';
import { RouteContext, type Route } from '#kit/route.ts';
import { SlowNotice, slowTitle } from '#kit/network-notice.tsx';
import { Notice } from '#components/notice.tsx';
import { Spinner } from '#components/spinner.tsx';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Suspense, useDeferredValue, useLayoutEffect, type ReactNode } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { BootFailure } from './boot-failure.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { decide, login } from './guard.ts';
import { forMembers } from './here.ts';
import { screenOf } from './screens.ts';
import { ToastOutlet } from './toast-outlet.tsx';

export function Shell() {
  // The first screen is drawn in pieces: none of them keeps a finger waiting.
  const boot = useDeferredValue(useSelector(useApp(), (snapshot) => snapshot.value));
  return (
    <>
      {boot === 'recalling' || boot === 'booting' ? (
        <Waiting>
          <SlowNotice />
        </Waiting>
      ) : boot === 'unreachable' || boot === 'foreign' ? (
        <BootFailure kind={boot} />
      ) : (
        <Guarded />
      )}
      <ToastOutlet />
      <Mark machine="app" actor={useApp()} />
      <Mark machine="session" actor={useSessionActor()} />
      <Mark machine="connectivity" actor={useConnectivityActor()} />
      <Mark machine="toast" actor={useToastActor()} />
    </>
  );
}

/** Says where a machine stands that has no frame of its own. */
function Mark({ machine, actor }: { machine: string; actor: AnyActorRef }) {
  const state = useSelector(actor, (snapshot: AnyMachineSnapshot): string => snapshot.value);
  return <i hidden data-machine={machine} data-state={state} />;
}

interface WaitingProps {
  hasSpinner?: boolean;
  /** Why it takes long. */
  children?: ReactNode;
}

function Waiting({ hasSpinner = true, children }: WaitingProps) {
  return (
    <div className="flex min-h-dvh items-center justify-center text-link">
      {/* There before its words: a live region that comes with them is silent. */}
      <div role="status" className="aloft">
        {children}
        <span className="sr-only">
          <Trans comment="Spoken while something loads">Loading</Trans>
        </span>
      </div>
      {hasSpinner && <Spinner />}
    </div>
  );
}

/** In place of a screen whose code is on its way: on a first visit that can take long, and then it is said. */
const Coming = ({ hasSpinner }: Pick<Route, 'hasSpinner'>) => (
  <Waiting hasSpinner={hasSpinner}>
    <div className="animate-late">
      <Notice tone="warning" title={slowTitle} />
    </div>
  </Waiting>
);

function Guarded() {
  const { path, query, navigate } = useAddress();
  const session = useSessionActor();
  const state = useSelector(session, (snapshot) => snapshot.value);
  const current = useSession();
  const member = current?.member;
  // Who signed out is led to a plain login: its address says nothing of where they were.
  useEmitted(session, 'session.left', () => navigate(login, { replace: true, transition: false }));
  // Nothing of a member while they come or go; the notice of an ended session is read here, then login follows.
  if (state !== 'member' && state !== 'visitor') return <Waiting />;
  const decision = decide(query === '' ? path : `${path}?${query}`, member !== undefined);
  if (decision.kind === 'redirect') return <Led to={decision.to} />;
  const ForMembers = current && forMembers.component();
  // What one member has open is nothing of another's who signs in in another tab.
  return (
    <>
      <Shown key={member} route={decision.route} query={query} />
      {ForMembers && (
        <Suspense fallback={null}>
          {/* oxlint-disable-next-line react/static-components -- kept by forMembers */}
          <ForMembers key={current.token} route={decision.route} />
        </Suspense>
      )}
    </>
  );
}

/** At once, without a slide. */
function Led({ to }: { to: string }) {
  const { navigate } = useAddress();
  useLayoutEffect(() => navigate(to, { replace: true, transition: false }), [to, navigate]);
  return null;
}

function Shown({ route, query }: { route: Route; query: string }) {
  // Made once for each route, not in render.
  const Screen = screenOf(route);
  return (
    <RouteContext value={route}>
      {/* Another query is another thing to show: its flows start anew. */}
      <ErrorBoundary key={`${route.path}?${query}`} route={route}>
        <Suspense fallback={<Coming hasSpinner={route.hasSpinner} />}>
          {/* oxlint-disable-next-line react/static-components -- kept by screenOf */}
          <Screen />
        </Suspense>
      </ErrorBoundary>
    </RouteContext>
  );
}
