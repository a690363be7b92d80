/** The stages of a recharge in which nothing more is expected. */
import { Fact } from '#components/fact-list.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { useThen } from '#kit/then.ts';
import { When } from '#kit/when.tsx';
import type { Recharge } from '#domain/recharge.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StandingCard, Sum, type StageProps } from './standing-card.tsx';

/** What was credited, against what was asked for. */
const CreditedCard = ({ recharge, facts }: { recharge: Recharge; facts?: ReactNode }) => (
  <StandingCard
    recharge={recharge}
    label={<Trans>Credited to your wallet</Trans>}
    amount={recharge.credited}
    facts={
      <>
        {facts}
        {recharge.creditedAt !== null && (
          <Fact label={<Trans context="when it was credited">Credited</Trans>}>
            <When at={recharge.creditedAt} />
          </Fact>
        )}
        {recharge.reference !== '' && (
          <Fact label={<Trans>Reference</Trans>}>
            <bdi dir="ltr">{recharge.reference}</bdi>
          </Fact>
        )}
      </>
    }
  />
);

/** As asked and in time. */
export const Credited = ({ recharge }: StageProps) => (
  <>
    <Notice tone="positive" title={<Trans>Your recharge is credited</Trans>} isLive>
      <Trans>It is in your wallet, and you can use it.</Trans>
    </Notice>
    <CreditedCard recharge={recharge} />
  </>
);

/** More than was asked for. */
export const Overpaid = ({ recharge }: StageProps) => (
  <>
    <Notice tone="positive" title={<Trans>More came than you asked for</Trans>} isLive>
      <Trans>All of it is credited. There is nothing to do.</Trans>
    </Notice>
    <CreditedCard
      recharge={recharge}
      facts={
        <>
          <Sum recharge={recharge} label={<Trans>You asked for</Trans>} amount={recharge.amount} />
          <Sum recharge={recharge} label={<Trans>More than that</Trans>} amount={recharge.credited - recharge.amount} />
        </>
      }
    />
  </>
);

/** As asked, after its time. */
export const Late = ({ recharge }: StageProps) => (
  <>
    <Notice tone="positive" title={<Trans>It came late, and is credited all the same</Trans>} isLive>
      <Trans>There is nothing to do.</Trans>
    </Notice>
    <CreditedCard recharge={recharge} facts={<ExpiredAt recharge={recharge} />} />
  </>
);

/** Nothing came in time. */
export const Expired = ({ recharge }: StageProps) => (
  <>
    <Notice tone="warning" title={<Trans>Nothing came in time</Trans>} isLive>
      <Trans>
        Nothing was taken from you. If the payment still comes, it is credited all the same. Otherwise start a new
        recharge.
      </Trans>
    </Notice>
    <StandingCard
      recharge={recharge}
      label={<Trans>You asked for</Trans>}
      amount={recharge.amount}
      facts={<ExpiredAt recharge={recharge} />}
    />
  </>
);

const ExpiredAt = ({ recharge }: { recharge: Recharge }) => (
  <Fact label={<Trans context="when its time was over">Expired</Trans>}>
    <When at={recharge.expiresAt} />
  </Fact>
);

const WalletLink = () => (
  <LinkButton href="#/projects" variant="quiet" isWide>
    <Trans>See the wallet</Trans>
  </LinkButton>
);

/** Back to what the money was missing for, if it was for something (product 8.5). */
export function CreditedActions({ recharge }: StageProps) {
  const then = useThen();
  return (
    <div className="space-y-2">
      {then !== null && (
        <LinkButton href={`#${then}`} variant="primary" isWide>
          <Trans>Go on where you were</Trans>
        </LinkButton>
      )}
      <LinkButton
        href={`#/user/record?id=${encodeURIComponent(recharge.recordId)}`}
        variant={then === null ? 'primary' : 'quiet'}
        isWide
      >
        <Trans>See the record</Trans>
      </LinkButton>
      <WalletLink />
    </div>
  );
}

export const ExpiredActions = () => (
  <div className="space-y-2">
    <LinkButton href="#/user/newrecharge" variant="primary" isWide>
      <Trans>Start a new recharge</Trans>
    </LinkButton>
    <WalletLink />
  </div>
);
