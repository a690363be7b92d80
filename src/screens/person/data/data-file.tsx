import { dataFileActor } from '#actors/data-file.ts';
import { Button } from '#components/button.tsx';
import { Notice } from '#components/notice.tsx';
import { SaveLink } from '#components/save-link.tsx';
import { isoDay } from '#domain/time.ts';
import { useFailureText } from '#kit/failure-text.ts';
import { useFlow, useIsReachable, useRegion, useServices } from '#kit/services.tsx';
import type { DataFileEvent, dataFileMachine } from '#machines/data-file/data-file.machine.ts';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';

interface FileViewProps {
  snapshot: SnapshotFrom<typeof dataFileMachine>;
  send: (event: DataFileEvent) => void;
}

const views = {
  ready: Get,
  loading: Get,
  failed: Failed,
  complete: Save,
} satisfies Record<SnapshotFrom<typeof dataFileMachine>['value'], (props: FileViewProps) => ReactNode>;

/** All that is kept, as a file that the member keeps. */
export function DataFile() {
  const services = useServices();
  const [logic] = useState(() => dataFileActor(services));
  const [snapshot, send] = useFlow(logic);
  const View = views[snapshot.value];
  return (
    <div
      data-machine="dataFile"
      data-state={snapshot.value}
      aria-busy={snapshot.hasTag('busy') || undefined}
      className="mt-4 space-y-3"
    >
      <p className="text-sm text-subtle">
        <Trans>All of it in one file. Passwords and codes aren't in it.</Trans>
      </p>
      <View snapshot={snapshot} send={send} />
    </div>
  );
}

function Get({ snapshot, send }: FileViewProps) {
  const isReachable = useIsReachable();
  return (
    <Button
      variant="secondary"
      isWide
      isBusy={snapshot.hasTag('busy')}
      disabled={!isReachable || !snapshot.can({ type: 'file.load' })}
      onClick={() => send({ type: 'file.load' })}
    >
      <Trans comment="Button: loads all that is kept about the member as a file">Get the file</Trans>
    </Button>
  );
}

function Failed({ snapshot, send }: FileViewProps) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  return (
    <Notice
      tone="warning"
      isLive
      title={<Trans>The file isn't ready</Trans>}
      action={
        <Button variant="secondary" onClick={() => send({ type: 'file.load' })}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {failure && failureText(failure)}
    </Notice>
  );
}

function Save({ snapshot }: FileViewProps) {
  const { file } = snapshot.context;
  const day = isoDay(file?.at ?? 0, useRegion());
  return (
    <SaveLink text={file?.text ?? ''} type="application/json" file={`dayrent-${day}.json`}>
      <Trans comment="Button: saves the exported records as a file">Save file</Trans>
    </SaveLink>
  );
}
