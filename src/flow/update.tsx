import { updateActor } from '#actors/update.ts';
import { actionStyle } from '#components/action-style.ts';
import { Button } from '#components/button.tsx';
import { Notice } from '#components/notice.tsx';
import { Spinner } from '#components/spinner.tsx';
import { appVersion } from '#domain/entry-limits.ts';
import type { UpdateEvent, updateMachine } from '#machines/update/update.machine.ts';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useFailureText } from './failure-text.ts';
import { FlowFrame } from './frame.tsx';
import { LazySheet } from './lazy-sheet.tsx';
import { openable } from './links.ts';
import { useFlow, useServices } from './services.tsx';

interface UpdateViewProps {
  snapshot: SnapshotFrom<typeof updateMachine>;
  send: (event: UpdateEvent) => void;
}

interface UpdateView {
  body: (props: UpdateViewProps) => ReactNode;
  actions?: (props: UpdateViewProps) => ReactNode;
}

const offer: UpdateView = { body: Offered, actions: Choose };

const views = {
  checking: { body: Checking },
  failed: { body: Failed, actions: Retry },
  current: { body: Current },
  offered: offer,
  postponing: offer,
  confirming: offer,
  confirmed: offer,
  closed: { body: () => null },
} satisfies Record<SnapshotFrom<typeof updateMachine>['value'], UpdateView>;

interface UpdateProps {
  /** Whether the member asked: then there is always an answer. */
  isAsked?: boolean;
  onClose: () => void;
}

/** Spec part 4 "Update dialog". */
export function Update({ isAsked = true, onClose }: UpdateProps) {
  const services = useServices();
  const [logic] = useState(() => updateActor(services));
  const [snapshot, send] = useFlow(logic, { input: { isAsked } });
  const isClosed = snapshot.matches('closed');
  useEffect(() => {
    if (isClosed) onClose();
  }, [isClosed, onClose]);
  if (!snapshot.context.isAsked && snapshot.matches('checking')) return null;
  const view: UpdateView = views[snapshot.value];
  const isOffer = snapshot.matches('offered');
  return (
    <LazySheet
      isOpen={!isClosed}
      isHeld={snapshot.context.release?.isCompulsory === true}
      onClose={() => send({ type: isOffer ? 'release.postpone' : 'dialog.close' })}
      title={<Trans>Update</Trans>}
      {...(view.actions && { actions: <view.actions snapshot={snapshot} send={send} /> })}
    >
      <FlowFrame machine="update" state={snapshot.value} isBusy={snapshot.hasTag('busy')}>
        <view.body snapshot={snapshot} send={send} />
      </FlowFrame>
    </LazySheet>
  );
}

function Checking() {
  return (
    <p role="status" className="flex items-center gap-3 py-4 text-base">
      <Spinner /> <Trans>Looking for a newer version…</Trans>
    </p>
  );
}

function Failed({ snapshot }: UpdateViewProps) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  return (
    <Notice tone="negative" title={failure && failureText(failure)} isLive>
      <Trans>Whether there is a newer version could not be read. This one goes on working.</Trans>
    </Notice>
  );
}

function Retry({ send }: UpdateViewProps) {
  return (
    <Button isWide onClick={() => send({ type: 'check.retry' })}>
      <Trans>Try again</Trans>
    </Button>
  );
}

function Current() {
  return (
    <p role="status" className="py-4 text-base font-semibold">
      <Trans>
        You have the newest version, <bdi dir="ltr">{appVersion.name}</bdi>.
      </Trans>
    </p>
  );
}

function Offered({ snapshot }: UpdateViewProps) {
  const { release } = snapshot.context;
  if (!release) return null;
  const target = openable(release.downloadUrl, document.baseURI);
  return (
    <div className="space-y-4">
      <p className="text-base font-semibold">
        <Trans>
          Version <bdi>{release.name}</bdi> is there. You have <bdi dir="ltr">{appVersion.name}</bdi>.
        </Trans>
      </p>
      {release.notes !== '' && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {release.notes}
        </p>
      )}
      {release.isCompulsory && (
        <Notice tone="warning">
          <Trans>This version can't go on. Your balance and your orders stay as they are.</Trans>
        </Notice>
      )}
      {!target && (
        <>
          <p>
            <Trans>The download is not at an address that Dayrent opens. You can read it:</Trans>
          </p>
          <p className="rounded-md bg-sunken p-3 font-mono text-sm wrap-anywhere">
            <bdi dir="ltr">{release.downloadUrl}</bdi>
          </p>
        </>
      )}
      {target && target.host !== '' && (
        <p>
          <Trans>
            The download opens <bdi className="font-semibold">{target.host}</bdi> in a tab of its own.
          </Trans>
        </p>
      )}
    </div>
  );
}

function Choose({ snapshot, send }: UpdateViewProps) {
  const { release } = snapshot.context;
  const target = release && openable(release.downloadUrl, document.baseURI);
  const isOver = snapshot.matches('confirmed');
  return (
    <>
      {target && (
        <a
          href={target.href}
          target="_blank"
          rel="noreferrer"
          className={actionStyle('primary', true)}
          onClick={() => send({ type: 'release.confirm' })}
        >
          {isOver ? <Trans>Download again</Trans> : <Trans>Download</Trans>}
        </a>
      )}
      {release?.isCompulsory === false &&
        (isOver ? (
          <Button variant="quiet" isWide onClick={() => send({ type: 'dialog.close' })}>
            <Trans>Close</Trans>
          </Button>
        ) : (
          <Button variant="quiet" isWide onClick={() => send({ type: 'release.postpone' })}>
            <Trans>Cancel</Trans>
          </Button>
        ))}
    </>
  );
}
