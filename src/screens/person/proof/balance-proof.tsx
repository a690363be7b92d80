import { balanceProofActor } from '#actors/balance-proof.ts';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { useFlow, useIsReachable, useServices } from '#kit/services.tsx';
import type { PublishedRoot } from '#domain/merkle-sum.ts';
import type { balanceProofMachine } from '#machines/balance-proof/balance-proof.machine.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { SumsOf } from './proof-parts.tsx';
import { ProofFailed, Proven, Refuted, Uncounted } from './proof-results.tsx';
import type { ProofView } from './proof-view.ts';

const None: ProofView = () => null;

const views = {
  ready: None,
  loading: None,
  verifying: None,
  uncounted: Uncounted,
  proven: Proven,
  refuted: Refuted,
  failed: ProofFailed,
} satisfies Record<SnapshotFrom<typeof balanceProofMachine>['value'], ProofView>;

interface BalanceProofProps {
  /** What the page says that members are owed. */
  published: PublishedRoot;
  /** The totals are read anew with the proof. */
  onCheck: () => void;
}

/** "Your balance is in these totals", checked on this device (rule P6). */
export function BalanceProof({ published: { count, total }, onCheck }: BalanceProofProps) {
  const services = useServices();
  const isReachable = useIsReachable();
  const [logic] = useState(() => balanceProofActor(services));
  const [snapshot, send] = useFlow(logic);
  const isBusy = snapshot.hasTag('busy');
  const View: ProofView = views[snapshot.value];
  const check = () => {
    send({ type: 'proof.start' });
    onCheck();
  };
  return (
    <div data-machine="balanceProof" data-state={snapshot.value} aria-busy={isBusy || undefined}>
      <Card title={<Trans>What members are owed</Trans>}>
        <p className="text-sm text-subtle">
          <Plural comment="Members whose balances are counted" value={count} one="# member" other="# members" />
        </p>
        <p className="my-2">
          <SumsOf sums={total} />
        </p>
        <p className="mb-4 text-sm text-subtle">
          <Trans>Is your balance in this total? Your device checks the proof itself.</Trans>
        </p>
        <div className="space-y-4">
          <View snapshot={snapshot} />
          <Button
            variant="secondary"
            isWide
            isBusy={isBusy}
            disabled={!isReachable || !snapshot.can({ type: 'proof.start' })}
            onClick={check}
          >
            {snapshot.matches('ready') || isBusy ? (
              <Trans>Check my balance</Trans>
            ) : (
              <Trans comment="Button: repeats the check of the balance">Check again</Trans>
            )}
          </Button>
          {!isReachable && (
            <p className="text-sm text-subtle">
              <Trans>You're offline. Try again when you're back online.</Trans>
            </p>
          )}
        </div>
        <p className="mt-4 text-xs text-subtle">
          <Trans>The proof can't show that others checked theirs, or that play money exists anywhere else.</Trans>
        </p>
      </Card>
    </div>
  );
}
