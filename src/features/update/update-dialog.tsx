import { Button } from '#components/button.tsx';
import { Notice } from '#components/notice.tsx';
import { Spinner } from '#components/spinner.tsx';
import { appVersion } from '#domain/entry-limits.ts';
import { useFailureText } from '#kit/failure-text.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { LazySheet } from '#kit/lazy-sheet.tsx';
import type { updateMachine } from '#machines/update/update.machine.ts';
import { partsOf, type View, type ViewProps, type Views } from '#kit/flow-view.ts';
import { Trans } from '@lingui/react/macro';
import { ReleaseChoice, ReleaseOffer } from './update-release.tsx';
import {
  Broken,
  BrokenChoice,
  Ready,
  ReadyChoice,
  ShellChoice,
  ShellOffer,
  Starting,
  Waiting,
  WaitingChoice,
} from './update-shell.tsx';

type UpdateViewProps = ViewProps<typeof updateMachine>;

/** Nothing is shown. */
const none = () => null;
const offer: View<UpdateViewProps> = { body: Offered, actions: Choose };

const views: Views<typeof updateMachine> = {
  choice: none,
  verifying: none,
  checking: Checking,
  failed: { body: Failed, actions: Retry },
  current: Current,
  idle: none,
  holding: none,
  offered: offer,
  postponing: offer,
  confirming: offer,
  confirmed: offer,
  waiting: { body: Waiting, actions: WaitingChoice },
  applying: Starting,
  applied: Starting,
  broken: { body: Broken, actions: BrokenChoice },
  finishing: { body: Waiting, actions: WaitingChoice },
  clearing: Starting,
  ready: { body: Ready, actions: ReadyChoice },
  behind: none,
  left: none,
  closed: none,
};

/** Offers what is newer (product 14.3). */
export function UpdateDialog({ snapshot, send }: UpdateViewProps) {
  const view = views[snapshot.value];
  const { body: Body, actions: Actions } = partsOf(view);
  const canPostpone = snapshot.can({ type: 'release.postpone' });
  return (
    <LazySheet
      isOpen={view !== none}
      isHeld={!canPostpone && !snapshot.can({ type: 'dialog.close' })}
      onClose={() => send({ type: canPostpone ? 'release.postpone' : 'dialog.close' })}
      title={<Trans comment="Title of a sheet">Update</Trans>}
      {...(Actions && { actions: <Actions snapshot={snapshot} send={send} /> })}
    >
      <FlowFrame of={snapshot}>
        <Body snapshot={snapshot} send={send} />
      </FlowFrame>
    </LazySheet>
  );
}

function Offered(props: UpdateViewProps) {
  return props.snapshot.context.update?.kind === 'shell' ? <ShellOffer {...props} /> : <ReleaseOffer {...props} />;
}

function Choose(props: UpdateViewProps) {
  return props.snapshot.context.update?.kind === 'shell' ? <ShellChoice {...props} /> : <ReleaseChoice {...props} />;
}

function Checking() {
  return (
    <p role="status" className="flex items-center gap-3 py-4 text-base">
      <Spinner /> <Trans>Checking for updates…</Trans>
    </p>
  );
}

function Failed({ snapshot }: UpdateViewProps) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  return (
    <Notice tone="negative" title={failure && failureText(failure)} isLive>
      <Trans>We couldn't check for updates. This version keeps working.</Trans>
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
