import { EmptyState } from '#components/empty-state.tsx';
import { Header } from '#components/header.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { useRoute } from '#kit/route.ts';
import { useRuntime } from '#kit/services.tsx';
import type { Recorder } from '#inspector/recorder.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { Desk, Panels } from './panels.tsx';

/** The recording of this session over the whole screen; flows that were left are in it, ended, as they were last. */
export default function InspectorScreen() {
  const { t } = useLingui();
  const { path, parent, header } = useRoute();
  const { recorder } = useRuntime();
  return (
    <main data-screen={path.slice(1)} tabIndex={-1} className="flex min-h-dvh flex-col bg-canvas">
      <title>{[t`Inspector`, 'Dayrent'].join(' · ')}</title>
      <Header title={t`Inspector`} variant={header} backHref={`#${parent}`} />
      <div className="mx-auto w-full max-w-[100rem] flex-1 px-4 py-4">
        {recorder ? <Views recorder={recorder} /> : <IsOff />}
      </div>
    </main>
  );
}

function IsOff() {
  return (
    <EmptyState
      drawing="no-records"
      title={<Trans>Inspector is off</Trans>}
      action={
        <LinkButton href="#/user/system">
          <Trans>Open system settings</Trans>
        </LinkButton>
      }
    >
      <Trans>Switch it on in the system settings. It records on this device only.</Trans>
    </EmptyState>
  );
}

const wide = '(min-width: 70rem)';

function watchWidth(changed: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function Views({ recorder }: { recorder: Recorder }) {
  const isWide = useSyncExternalStore(watchWidth, () => matchMedia(wide).matches);
  return isWide ? (
    <Desk recorder={recorder} />
  ) : (
    <div className="mx-auto max-w-column">
      <Panels recorder={recorder} />
    </div>
  );
}
