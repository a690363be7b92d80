import { useServices } from '#kit/services.tsx';
import { clearFiles, remedy } from '#recovery/remedy.ts';
import { isQuiet } from '#services/quiet.ts';
import { Button } from '#components/button.tsx';
import { Notice } from '#components/notice.tsx';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

/** Under a screen that could not be shown: one of the app's own files is missing, and a reload did not bring it. */
export function MissingFile() {
  const services = useServices();
  const [done] = useState(remedy);
  const [isHeld, setHeld] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (done === 'none') return null;
  const clear = async () => {
    setBusy(true);
    const isFree = await isQuiet(services);
    setHeld(!isFree);
    if (isFree) await clearFiles().catch(() => undefined);
    setBusy(false);
  };
  return (
    <div data-missing-file={done} className="space-y-3">
      <Notice tone="negative" title={<Trans>An app file is missing</Trans>} isLive>
        {done === 'cleared' ? (
          <Trans>The file is missing on the server too. Other screens work. Open Dayrent again later.</Trans>
        ) : (
          <Trans>Reloading the app's files keeps your sign-in, settings and drafts.</Trans>
        )}
      </Notice>
      {isHeld && (
        <Notice tone="warning" isLive>
          <Trans>A payment is still being confirmed</Trans>
        </Notice>
      )}
      {done === 'reloaded' && (
        <Button isWide variant="secondary" isBusy={isBusy} onClick={() => void clear()}>
          <Trans>Reload app files</Trans>
        </Button>
      )}
    </div>
  );
}
