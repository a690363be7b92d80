import { Notice } from '#components/notice.tsx';
import { Trans } from '@lingui/react/macro';
import { useIsReachable } from './services.tsx';

/** Rule P9: while the server can't be reached, nothing moves money, and the screen says why. */
export function OfflineNotice() {
  if (useIsReachable()) return null;
  return (
    <Notice tone="warning" title={<Trans comment="Title: the device is offline">No connection</Trans>} isLive>
      <Trans>Figures may be old. You can't pay or save until you're back online.</Trans>
    </Notice>
  );
}
