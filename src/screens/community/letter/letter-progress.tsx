import { ProgressBar } from '#components/progress-bar.tsx';
import type { UploadProgress } from '#domain/upload-progress.ts';
import { useLingui } from '@lingui/react/macro';

/** How much of an upload is on its way. */
export function LetterProgress({ snapshot }: { snapshot: { context: { progress: UploadProgress | null } } }) {
  const { t } = useLingui();
  const { progress } = snapshot.context;
  const percent = progress && progress.total > 0 ? Math.floor((100 * progress.sent) / progress.total) : 0;
  return (
    <ProgressBar
      label={t({ message: 'Sending', comment: 'Name of a progress bar' })}
      value={percent}
      max={100}
      words={t({ message: `${percent}% sent`, comment: 'Progress of an upload' })}
    />
  );
}
