import type { Recorder } from '#inspector/recorder.ts';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ToolButton } from './tool-button.tsx';

/** The address asks for it: `/?inspect#/…`. */
export const isStatelyAsked = (): boolean => new URLSearchParams(location.search).has('inspect');

/** Stately's inspector is a page of somebody else: it opens when it is asked for once more, here. */
export function StatelyNote({ recorder }: { recorder: Recorder }) {
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const connect = async () => {
    try {
      const { openStately } = await import('#inspector/stately.ts');
      openStately(recorder);
      setState('open');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="space-y-2 rounded-lg bg-harbour-soft p-3 text-sm text-harbour">
      <p>
        <Trans>
          Stately's inspector opens in a stately.ai window and needs the network. Only the redacted recording is sent.
        </Trans>
      </p>
      {state === 'failed' && (
        <p role="alert">
          <Trans>The inspector couldn't load. Check the connection.</Trans>
        </p>
      )}
      {state === 'open' ? (
        <p role="status">
          <Trans>The inspector's window is open.</Trans>
        </p>
      ) : (
        <ToolButton onClick={() => void connect()}>
          <Trans>Open Stately's inspector</Trans>
        </ToolButton>
      )}
    </div>
  );
}
