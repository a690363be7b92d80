import { EmptyState } from '#components/empty-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import type { OpenDay, Transparency } from '#domain/transparency.ts';
import { Trans } from '@lingui/react/macro';
import { DaysCard } from './days-card.tsx';
import { EarningsCard } from './earnings-card.tsx';
import { EscrowCard } from './escrow-card.tsx';
import { FullDaysCard } from './full-days-card.tsx';

interface OneMachineProps {
  figures: Transparency;
  /** Of this machine, oldest first. */
  days: readonly OpenDay[];
  productId: string;
}

/** The same figures of one machine, with ways to it and back to all. */
export function OneMachine({ figures, days, productId }: OneMachineProps) {
  const product = figures.products.find(({ id }) => id === productId);
  if (!product) return <NoMachine />;
  return (
    <div className="space-y-4">
      <h2 className="text-xl font-bold wrap-anywhere">
        <bdi>{product.name}</bdi>
      </h2>
      <EscrowCard figures={product} of={figures} />
      <FullDaysCard figures={product} />
      <DaysCard days={days} />
      <EarningsCard figures={product} title={<Trans>Where its money went</Trans>} />
      <LinkButton href={`#/index/detail?productId=${encodeURIComponent(productId)}`} isWide>
        <Trans>See the machine</Trans>
      </LinkButton>
      <LinkButton href="#/index/transparency" variant="quiet" isWide>
        <Trans>All machines</Trans>
      </LinkButton>
    </div>
  );
}

const NoMachine = () => (
  <EmptyState
    drawing="not-found"
    title={<Trans>No such machine</Trans>}
    action={
      <LinkButton href="#/index/transparency">
        <Trans>All machines</Trans>
      </LinkButton>
    }
  >
    <Trans>The link may be old or mistyped.</Trans>
  </EmptyState>
);
