import { Button } from '#components/button.tsx';
import { Notice } from '#components/notice.tsx';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEmitted } from './emitted.ts';
import { useConnectivityActor, useIsReachable, useServices } from './services.tsx';

/** Why a screen has no figures, or old ones. There before its words: a live region that comes with them is silent. */
export const NetworkNotice = () => (
  <div role="status" className="empty:sr-only">
    <OfflineNotice />
    <SlowNotice />
  </div>
);

/** Rule P9: while the server can't be reached, nothing moves money, and the screen says why. */
function OfflineNotice() {
  if (useIsReachable()) return null;
  return (
    <Notice tone="warning" title={<Trans comment="Title: the device is offline">No connection</Trans>}>
      <Trans>Figures may be old. You can't pay or save until you're back online.</Trans>
    </Notice>
  );
}

export const slowTitle = <Trans comment="Title: answers take long">Slow network</Trans>;

/** Nobody has to look at a skeleton until the call runs out (product 14.14). */
export function SlowNotice() {
  const { client } = useServices();
  const connectivity = useConnectivityActor();
  const isSlow = useSelector(connectivity, (snapshot) => snapshot.matches('slow'));
  useEmitted(connectivity, 'connectivity.waived', () => client.giveUp());
  if (!isSlow) return null;
  return (
    <Notice
      tone="warning"
      title={slowTitle}
      action={
        <Button variant="secondary" onClick={() => connectivity.send({ type: 'wait.stop' })}>
          <Trans comment="Button: stops waiting for the network">Continue offline</Trans>
        </Button>
      }
    >
      <Trans>This is taking longer than usual. You can wait, or use what's on your device.</Trans>
    </Notice>
  );
}
