/** The server's release in the update dialog: a download. */
import { actionStyle } from '#components/action-style.ts';
import { Button } from '#components/button.tsx';
import { Notice } from '#components/notice.tsx';
import { appVersion } from '#domain/entry-limits.ts';
import type { Release } from '#domain/release.ts';
import { openable } from '#kit/links.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import type { updateMachine } from '#machines/update/update.machine.ts';
import { Trans } from '@lingui/react/macro';

type UpdateViewProps = ViewProps<typeof updateMachine>;

const releaseOf = ({ snapshot }: UpdateViewProps): Release | null => {
  const { update } = snapshot.context;
  return update?.kind === 'release' ? update.release : null;
};

export function ReleaseOffer(props: UpdateViewProps) {
  const release = releaseOf(props);
  if (!release) return null;
  const target = openable(release.downloadUrl, document.baseURI);
  return (
    <div className="space-y-4">
      <p className="text-base font-semibold">
        <Trans>
          Version <bdi>{release.name}</bdi> is available. You have <bdi dir="ltr">{appVersion.name}</bdi>.
        </Trans>
      </p>
      {release.notes !== '' && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {release.notes}
        </p>
      )}
      {release.isCompulsory && (
        <Notice tone="warning">
          <Trans>This version is no longer supported. Your balance and orders stay.</Trans>
        </Notice>
      )}
      {!target && (
        <>
          <p>
            <Trans>Dayrent doesn't open this address:</Trans>
          </p>
          <p className="rounded-md bg-sunken p-3 font-mono text-sm wrap-anywhere">
            <bdi dir="ltr">{release.downloadUrl}</bdi>
          </p>
        </>
      )}
      {target && target.host !== '' && (
        <p>
          <Trans>
            Opens <bdi className="font-semibold">{target.host}</bdi> in a new tab.
          </Trans>
        </p>
      )}
    </div>
  );
}

export function ReleaseChoice(props: UpdateViewProps) {
  const { snapshot, send } = props;
  const release = releaseOf(props);
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
          {isOver ? (
            <Trans comment="Button: fetches the release once more">Download again</Trans>
          ) : (
            <Trans comment="Button: fetches the new version">Download</Trans>
          )}
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
