import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { lazyComponent } from '#kit/lazy-component.ts';
import { useServerNow } from '#kit/now.ts';
import { NotificationOffer } from './notification-offer.tsx';
import { untilLoaded } from '#kit/until-loaded.ts';
import { When } from '#kit/when.tsx';
import type { ViewProps } from '#kit/flow-view.ts';
import { payersOf, type incomeMachine } from '#machines/income/income.machine.ts';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState, type RefObject } from 'react';
import { ExpectedWords } from './arrival-words.tsx';
import { InstallOffer } from './install-offer.tsx';

type IncomeViewProps = ViewProps<typeof incomeMachine>;

const Moment = lazyComponent(() => untilLoaded(async () => (await import('./collect-moment.tsx')).CollectMoment));

interface CollectedMomentProps extends Pick<IncomeViewProps, 'snapshot'> {
  /** What takes the focus when it closes; without it, what had it before. */
  goesTo?: RefObject<HTMLElement | null>;
  onDone: () => void;
}

/** The moment above the screen, until it is closed. Only ever from the server's answer. */
export function CollectedMoment({ snapshot, ...moment }: CollectedMomentProps) {
  const { result, terms } = snapshot.context;
  if (!result) return null;
  return (
    <Suspense fallback={null}>
      <Moment machines={terms ? payersOf(terms) : []} {...result} {...moment} />
    </Suspense>
  );
}

/** What was collected, as it goes on: on its way, then in the balance. */
export function Collected({ snapshot }: IncomeViewProps) {
  const now = useServerNow();
  const [isMoment, setMoment] = useState(true);
  const { result: receipt } = snapshot.context;
  if (!receipt) return null;
  const isThere = now >= receipt.arrivesAt;
  return (
    <>
      {isMoment && <CollectedMoment snapshot={snapshot} onDone={() => setMoment(false)} />}
      <Card>
        <p className="text-sm text-subtle">{isThere ? <Trans>In your balance</Trans> : <Trans>On its way</Trans>}</p>
        <p data-taken>
          <Amount money={{ amount: receipt.amount, currency: 'USDT' }} size="hero" hasWords />
        </p>
        <p role="status" className="mt-1 mb-4 text-sm text-subtle">
          {isThere ? (
            <Trans comment="The income reached the balance at this time">
              Arrived <When at={receipt.arrivesAt} />
            </Trans>
          ) : (
            <ExpectedWords arrivesAt={receipt.arrivesAt} />
          )}
        </p>
        <LinkButton href="#/projects" isWide>
          <Trans comment="Button: opens the wallet">See wallet</Trans>
        </LinkButton>
      </Card>
      <InstallOffer otherwise={<NotificationOffer />} />
    </>
  );
}
