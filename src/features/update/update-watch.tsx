/** Looks for something newer without being asked, for as long as the page lives, and says something only when there is. */
import { updateActor } from '#actors/update.ts';
import { needCatalog } from '#i18n/catalogs.ts';
import { useEmitted } from '#kit/emitted.ts';
import { useApp, useFlow, useServices } from '#kit/services.tsx';
import { untilLoaded } from '#kit/until-loaded.ts';
import { useSelector } from '@xstate/react';
import { lazyComponent } from '#kit/lazy-component.ts';
import { Suspense, useEffect, useState } from 'react';
import { useIsAsking } from './asking.ts';

const UpdateDialog = lazyComponent(() =>
  untilLoaded(async () => {
    const [{ UpdateDialog: component }] = await Promise.all([import('./update-dialog.tsx'), needCatalog('shared')]);
    return component;
  }),
);

/** In these the app is open: it owns session and toast. */
const open: readonly string[] = ['confirming', 'unconfirmed', 'ready'];
/** In these there is nothing to show. */
const silent: readonly string[] = ['verifying', 'checking', 'idle', 'holding', 'behind'];

export function UpdateWatch() {
  const isOpen = useSelector(useApp(), (snapshot) => open.includes(snapshot.value));
  return useIsAsking() || !isOpen ? null : <Watch />;
}

function Watch() {
  const app = useApp();
  const services = useServices();
  const [logic] = useState(() => updateActor(services));
  const [snapshot, send, actor] = useFlow(logic, { input: { isAsked: false } });
  // By subscription: what React keeps of a render would keep the session of who left.
  useEffect(() => {
    let wasMember = false;
    const look = (isMember: boolean): void => {
      if (isMember && !wasMember) {
        send({ type: 'check.due' });
        // What a screen shows whose file is missing must not be missing then.
        void import('#features/failed-screen/report-link.tsx').catch(() => undefined);
      }
      wasMember = isMember;
    };
    const { session } = app.getSnapshot().children;
    look(session?.getSnapshot().context.session != null);
    const watch = session?.subscribe(({ context }) => look(context.session !== null));
    return () => watch?.unsubscribe();
  }, [app, send]);
  useEmitted(actor, 'update.verified', () => {
    const tell = async () => {
      await needCatalog('shared');
      const { runningText } = await import('./update-words.ts');
      app.getSnapshot().children.toast?.send({ type: 'toast.show', text: runningText() });
    };
    void tell().catch(() => undefined);
  });
  return (
    <>
      <i hidden data-watch="update" data-state={snapshot.value} />
      {!silent.includes(snapshot.value) && (
        <Suspense fallback={null}>
          <UpdateDialog snapshot={snapshot} send={send} />
        </Suspense>
      )}
    </>
  );
}
