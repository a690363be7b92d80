import { ActionRow } from '#components/action-row.tsx';
import { Button } from '#components/button.tsx';
import { Notice } from '#components/notice.tsx';
import { ProgressBar } from '#components/progress-bar.tsx';
import { SkeletonBlock } from '#components/skeleton.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { useLayer } from '#kit/layer.ts';
import { useIsReachable } from '#kit/services.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { AvatarViewProps } from './avatar-view.ts';
import { problemWords } from './problem-words.tsx';

const PictureCropper = lazy(() => import('./picture-cropper.tsx'));

/** What was chosen, moved and zoomed until it fits; it stays while it is sent, and when that fails. */
export function AvatarCrop({ snapshot, send }: AvatarViewProps) {
  const failureText = useFailureText();
  const isReachable = useIsReachable();
  const { picture, problem, failure } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  useLayer(true, isBusy ? null : () => send({ type: 'crop.cancel' }), true);
  if (!picture) return null;
  return (
    <div className="space-y-4">
      <h2 className="text-base font-semibold">
        <Trans>Move and zoom the picture</Trans>
      </h2>
      <div inert={isBusy} className={isBusy ? 'opacity-60' : undefined}>
        <Suspense fallback={<SkeletonBlock height="21.75rem" />}>
          <PictureCropper url={picture.url} onMoved={(area) => send({ type: 'crop.move', area })} />
        </Suspense>
      </div>
      {problem && (
        <Notice tone="negative" isLive title={problemWords[problem]}>
          <Trans>Your picture is unchanged. Choose another file.</Trans>
        </Notice>
      )}
      {failure && (
        <Notice tone="negative" isLive title={<Trans>We couldn't change your picture</Trans>}>
          {failureText(failure)}
        </Notice>
      )}
      {snapshot.matches('uploading') && <Sending progress={snapshot.context.progress} />}
      <ActionRow>
        <Button variant="secondary" onClick={() => send({ type: isBusy ? 'upload.cancel' : 'crop.cancel' })}>
          {isBusy ? (
            <Trans comment="Button: ends the upload">Stop</Trans>
          ) : (
            <Trans comment="Button: drops the chosen picture">Cancel</Trans>
          )}
        </Button>
        <Button isWide isBusy={isBusy} disabled={!isReachable} onClick={() => send({ type: 'crop.confirm' })}>
          {isBusy ? <Trans comment="Button or state: being sent">Sending…</Trans> : <Trans>Use this picture</Trans>}
        </Button>
      </ActionRow>
    </div>
  );
}

function Sending({ progress }: { progress: AvatarViewProps['snapshot']['context']['progress'] }) {
  const { t } = useLingui();
  const percent = progress && progress.total > 0 ? Math.floor((100 * progress.sent) / progress.total) : 0;
  return (
    <ProgressBar
      label={t({ message: 'Sending picture', comment: 'Name of a progress bar' })}
      value={percent}
      max={100}
      words={t({ message: `${percent}% sent`, comment: 'Progress of an upload' })}
    />
  );
}
