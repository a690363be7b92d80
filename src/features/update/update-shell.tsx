/** A new build of the app's own files in the update dialog: offered, applied, and what went wrong with it. */
import { Button } from '#components/button.tsx';
import { Notice } from '#components/notice.tsx';
import { Spinner } from '#components/spinner.tsx';
import { appVersion } from '#domain/entry-limits.ts';
import type { ShellBuild } from '#domain/shell-build.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import type { updateMachine } from '#machines/update/update.machine.ts';
import { localeOf, plainTag } from '#i18n/locales.ts';
import { Trans, useLingui } from '@lingui/react/macro';

type UpdateViewProps = ViewProps<typeof updateMachine>;

const shellOf = ({ snapshot }: UpdateViewProps): ShellBuild | null => {
  const { update } = snapshot.context;
  return update?.kind === 'shell' ? update.shell : null;
};

export function ShellOffer(props: UpdateViewProps) {
  const shell = shellOf(props);
  if (!shell) return null;
  return (
    <div className="space-y-4">
      <p className="text-base font-semibold">
        {shell.version === appVersion.name ? (
          <Trans>
            A newer build of version <bdi dir="ltr">{shell.version}</bdi> is available.
          </Trans>
        ) : (
          <Trans>
            Version <bdi>{shell.version}</bdi> is available. You have <bdi dir="ltr">{appVersion.name}</bdi>.
          </Trans>
        )}
      </p>
      <News of={shell} />
      {shell.isCompulsory && (
        <Notice tone="warning">
          <Trans>This version is no longer supported. Your balance and orders stay.</Trans>
        </Notice>
      )}
      <p className="text-subtle">
        <Trans>The app will restart in a moment.</Trans>
      </p>
    </div>
  );
}

function News({ of: { notes } }: { of: ShellBuild }) {
  const { i18n } = useLingui();
  // A build of before the language was there says it in English.
  const tag = notes[i18n.locale] ? i18n.locale : 'en';
  const lines = notes[tag] ?? [];
  if (lines.length === 0) return null;
  return (
    <ul
      role="list"
      lang={plainTag(tag)}
      dir={localeOf(tag).direction}
      className="list-disc space-y-1.5 ps-5 wrap-anywhere"
    >
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

export function ShellChoice({ snapshot, send }: UpdateViewProps) {
  return (
    <>
      <Button
        isWide
        disabled={!snapshot.can({ type: 'release.confirm' })}
        onClick={() => send({ type: 'release.confirm' })}
      >
        <Trans comment="Button: loads the new version at once">Update now</Trans>
      </Button>
      {snapshot.can({ type: 'release.postpone' }) && (
        <Button variant="quiet" isWide onClick={() => send({ type: 'release.postpone' })}>
          <Trans>Cancel</Trans>
        </Button>
      )}
    </>
  );
}

export function Waiting() {
  return (
    <Notice tone="info" title={<Trans>A payment is still being confirmed</Trans>} isLive>
      <Trans>The update starts after that.</Trans>
    </Notice>
  );
}

export function WaitingChoice({ snapshot, send }: UpdateViewProps) {
  if (!snapshot.can({ type: 'dialog.close' })) return null;
  return (
    <Button variant="quiet" isWide onClick={() => send({ type: 'dialog.close' })}>
      <Trans>Cancel</Trans>
    </Button>
  );
}

export function Starting() {
  return (
    <p role="status" className="flex items-center gap-3 py-4 text-base">
      <Spinner /> <Trans>Starting the update…</Trans>
    </p>
  );
}

export function Broken(props: UpdateViewProps) {
  const shell = shellOf(props);
  const canRetry = props.snapshot.can({ type: 'release.confirm' });
  return (
    <Notice
      tone="negative"
      isLive
      title={
        <Trans>
          Version <bdi>{shell?.version ?? ''}</bdi> didn't start
        </Trans>
      }
    >
      {canRetry ? (
        <Trans>This version keeps working. Your balance is unchanged.</Trans>
      ) : (
        <>
          <Trans>Your balance is unchanged. Close all Dayrent tabs, then open it again.</Trans>{' '}
          <Trans>Reloading the app's files keeps your sign-in, settings and drafts.</Trans>
        </>
      )}
    </Notice>
  );
}

export function BrokenChoice({ snapshot, send }: UpdateViewProps) {
  return (
    <>
      {snapshot.can({ type: 'release.confirm' }) && (
        <Button isWide onClick={() => send({ type: 'release.confirm' })}>
          <Trans>Try again</Trans>
        </Button>
      )}
      {snapshot.can({ type: 'files.clear' }) && (
        <Button variant="secondary" isWide onClick={() => send({ type: 'files.clear' })}>
          <Trans>Reload app files</Trans>
        </Button>
      )}
      {snapshot.can({ type: 'dialog.close' }) && (
        <Button variant="quiet" isWide onClick={() => send({ type: 'dialog.close' })}>
          <Trans>Close</Trans>
        </Button>
      )}
    </>
  );
}

export function Ready(props: UpdateViewProps) {
  const shell = shellOf(props);
  return (
    <div className="space-y-2 py-2">
      <p role="status" className="text-base font-semibold">
        <Trans>
          Version <bdi>{shell?.version ?? ''}</bdi> is ready
        </Trans>
      </p>
      <p>
        <Trans>This tab updates once you load it or leave it.</Trans>
      </p>
    </div>
  );
}

export function ReadyChoice({ send }: UpdateViewProps) {
  return (
    <>
      <Button isWide onClick={() => send({ type: 'release.confirm' })}>
        <Trans comment="Button: updates this tab to the new version">Load now</Trans>
      </Button>
      <Button variant="quiet" isWide onClick={() => send({ type: 'dialog.close' })}>
        <Trans comment="Button: updates another time">Later</Trans>
      </Button>
    </>
  );
}
