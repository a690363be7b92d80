import { recordExportActor } from '#actors/record-export.ts';
import { Button } from '#components/button.tsx';
import { Notice } from '#components/notice.tsx';
import { ProgressBar } from '#components/progress-bar.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { SaveLink } from '#components/save-link.tsx';
import { useFlow, useIsReachable, useRegion, useServices } from '#kit/services.tsx';
import { recordsCsv } from '#domain/records-csv.ts';
import { isoDay } from '#domain/time.ts';
import type { RecordFilter } from '#domain/wallet.ts';
import type { RecordExportEvent, recordExportMachine } from '#machines/record-export/record-export.machine.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';

interface ExportViewProps {
  snapshot: SnapshotFrom<typeof recordExportMachine>;
  send: (event: RecordExportEvent) => void;
}

const views = {
  ready: Ready,
  loading: Loading,
  failed: Failed,
  complete: Complete,
} satisfies Record<SnapshotFrom<typeof recordExportMachine>['value'], (props: ExportViewProps) => ReactNode>;

/** All records of a filter as a file that the member keeps. */
export function RecordExport({ filter }: { filter: RecordFilter }) {
  const services = useServices();
  const [logic] = useState(() => recordExportActor(services, filter));
  const [snapshot, send] = useFlow(logic);
  const View = views[snapshot.value];
  return (
    <div
      data-machine="recordExport"
      data-state={snapshot.value}
      aria-busy={snapshot.hasTag('busy') || undefined}
      className="space-y-3"
    >
      <View snapshot={snapshot} send={send} />
    </div>
  );
}

function Ready({ send }: ExportViewProps) {
  const isReachable = useIsReachable();
  return (
    <>
      <Button variant="secondary" isWide disabled={!isReachable} onClick={() => send({ type: 'export.start' })}>
        <Trans>Export as CSV</Trans>
      </Button>
      {!isReachable && (
        <p className="text-sm text-subtle">
          <Trans>You're offline. Try again when you're back online.</Trans>
        </p>
      )}
    </>
  );
}

function Loading({ snapshot, send }: ExportViewProps) {
  const { t } = useLingui();
  const { rows, total } = snapshot.context;
  const read = rows.length;
  return (
    <>
      <ProgressBar
        label={t({ message: 'Reading records', comment: 'Name of a progress bar' })}
        value={read}
        max={Math.max(total, 1)}
        words={
          total === 0
            ? t`Reading records`
            : t({ message: `${read} of ${total}`, comment: 'Records read so far, of all to export' })
        }
      />
      <Button variant="secondary" isWide onClick={() => send({ type: 'export.stop' })}>
        <Trans comment="Button: ends the export">Stop</Trans>
      </Button>
    </>
  );
}

function Failed({ snapshot, send }: ExportViewProps) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  return (
    <Notice
      tone="warning"
      isLive
      title={<Trans>The file isn't ready</Trans>}
      action={
        <Button variant="secondary" onClick={() => send({ type: 'export.start' })}>
          <Trans comment="Button: reads on for the export">Continue</Trans>
        </Button>
      }
    >
      {failure && failureText(failure)}
    </Notice>
  );
}

function Complete({ snapshot }: ExportViewProps) {
  const { rows } = snapshot.context;
  const { clock } = useServices();
  const day = isoDay(clock.now(), useRegion());
  const csv = useMemo(() => recordsCsv(rows), [rows]);
  return (
    <>
      <SaveLink text={csv} file={`dayrent-records-${day}.csv`}>
        <Trans comment="Button: saves the exported records as a file">Save file</Trans>
      </SaveLink>
      <p role="status" className="text-sm text-subtle">
        <Plural comment="Records in the exported file" value={rows.length} one="# record" other="# records" />
        {' · '}
        <Trans>exact amounts, times in UTC</Trans>
      </p>
    </>
  );
}
