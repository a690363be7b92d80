/** The inspector beside the running app: its recorder, and the dock in a React root of its own. Loaded when asked for. */
import type { Runtime } from '#kit/services.tsx';
import { needCatalog } from '#i18n/catalogs.ts';
import { createRecorder } from '#inspector/recorder.ts';
import { createRedactor } from '#inspector/redaction.ts';
import { watch } from '#inspector/watch.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { contractMarks } from 'virtual:contract-marks';
import { Dock } from './dock.tsx';

const openings = new WeakMap<Runtime, () => void>();

/** What can't be guessed and leaves the device in nothing. */
const newSalt = (): number => crypto.getRandomValues(new Int32Array(1))[0] ?? 1;

async function open(runtime: Runtime): Promise<void> {
  await needCatalog('dev');
  // Asked for twice while the words were on their way.
  if (runtime.recorder) return;
  const recorder = createRecorder({
    now: () => Date.now(),
    redact: createRedactor(newSalt(), contractMarks),
    later: queueMicrotask,
  });
  const release = watch(runtime, recorder);
  // Nothing of a member is left once they are gone; after the flows of their screens ended.
  const forget = () => setTimeout(recorder.clear);
  const { session } = runtime.app.getSnapshot().children;
  const leaving = [session?.on('session.left', forget), session?.on('session.ended', forget)];
  const place = document.createElement('div');
  document.body.append(place);
  // Apart from the app: whatever happens in here, the app goes on, and the other way round.
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <Dock recorder={recorder} />
      </I18nProvider>
    </StrictMode>,
  );
  openings.set(runtime, () => {
    release();
    for (const one of leaving) one?.unsubscribe();
    root.unmount();
    place.remove();
  });
}

export async function turnInspector(runtime: Runtime, isOn: boolean): Promise<void> {
  if (isOn) return open(runtime);
  openings.get(runtime)?.();
  openings.delete(runtime);
}
