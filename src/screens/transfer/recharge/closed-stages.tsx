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
          <Fact label={<Trans comment="Number that links the payment to the member">Reference</Trans>}>
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
      <Trans>The amount is in your balance.</Trans>
    </Notice>
    <CreditedCard recharge={recharge} />
  </>
);

/** More than was asked for. */
export const Overpaid = ({ recharge }: StageProps) => (
  <>
    <Notice tone="positive" title={<Trans>You received more than you asked for</Trans>} isLive>
      <Trans>The amount is in your balance.</Trans>
    </Notice>
    <CreditedCard
      recharge={recharge}
      facts={
        <>
          <Sum recharge={recharge} label={<Trans>You asked for</Trans>} amount={recharge.amount} />
          <Sum
            recharge={recharge}
            label={<Trans comment="Amount of a recharge beyond what was asked">Extra</Trans>}
            amount={recharge.credited - recharge.amount}
          />
        </>
      }
    />
  </>
);

/** As asked, after its time. */
export const Late = ({ recharge }: StageProps) => (
  <>
    <Notice tone="positive" title={<Trans>Your recharge is credited</Trans>} isLive>
      <Trans>The amount is in your balance.</Trans>
    </Notice>
    <CreditedCard recharge={recharge} facts={<ExpiredAt recharge={recharge} />} />
  </>
);

/** Nothing came in time. */
export const Expired = ({ recharge }: StageProps) => (
  <>
    <Notice tone="warning" title={<Trans>This recharge has expired</Trans>} isLive>
      <Trans>You haven't been charged. A late payment is still credited.</Trans>
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
    <Trans>See wallet</Trans>
  </LinkButton>
);

/** Back to what the money was missing for, if it was for something (product 8.5). */
export function CreditedActions({ recharge }: StageProps) {
  const then = useThen();
  return (
    <div className="space-y-2">
      {then !== null && (
        <LinkButton href={`#${then}`} variant="primary" isWide>
          <Trans comment="Button: goes on with what needed the recharge">Continue</Trans>
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
      <Trans comment="Button: starts another recharge">Recharge again</Trans>
    </LinkButton>
    <WalletLink />
  </div>
);
