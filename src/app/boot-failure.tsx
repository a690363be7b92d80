import { FailureState } from '#components/failure-state.tsx';
import { Page } from '#components/page.tsx';
import { useNetworkReturned } from '#kit/network-facts.ts';
import { useApp } from '#kit/services.tsx';
import { Trans } from '@lingui/react/macro';

/** The app could not be opened: no server yet, or one that is no sandbox (rule P1). */
export function BootFailure({ kind }: { kind: 'unreachable' | 'foreign' }) {
  const app = useApp();
  useNetworkReturned(app.send);
  return (
    <Page screen={kind}>
      <h1 className="sr-only">Dayrent</h1>
      {kind === 'unreachable' ? (
        <FailureState
          title={<Trans>We can't reach the server</Trans>}
          money={<Trans>Your balance is unchanged.</Trans>}
          next={<Trans>This page tries again when you're back online.</Trans>}
          onRetry={() => app.send({ type: 'boot.retry' })}
        />
      ) : (
        <FailureState
          title={<Trans>This server is not a play-money sandbox</Trans>}
          money={<Trans>Dayrent works with play money only.</Trans>}
          next={<Trans>Open the address the sandbox printed.</Trans>}
          drawing="no-permission"
          onRetry={() => app.send({ type: 'boot.retry' })}
        />
      )}
    </Page>
  );
}
