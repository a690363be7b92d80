/** The stages of a recharge in which something is still to come. */
import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { ProgressBar } from '#components/progress-bar.tsx';
import { useServerNow } from '#kit/now.ts';

import type { Recharge } from '#domain/recharge.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PaymentCard } from './payment-card.tsx';
import { StandingCard, Sum, TimeLeft, type StageProps } from './standing-card.tsx';

/** In this sandbox nobody has to send, and everything that can go wrong can be tried. */
const PlayPayer = () => (
  <Notice>
    <Trans>
      You don't need to pay: the sandbox does, in a few seconds. Change how on the{' '}
      <a href="/sandbox" target="_blank" rel="noreferrer" className="font-medium underline underline-offset-4">
        sandbox panel
      </a>
      .
    </Trans>
  </Notice>
);

/** Nothing came yet. */
export const Unpaid = ({ recharge, refresh }: StageProps) => (
  <>
    <StandingCard
      recharge={recharge}
      label={<Trans>You asked for</Trans>}
      amount={recharge.amount}
      facts={<TimeLeft recharge={recharge} refresh={refresh} />}
    />
    <PlayPayer />
    <PaymentCard recharge={recharge} />
  </>
);

const missingOf = ({ amount, received }: Recharge): bigint => (amount > received ? amount - received : 0n);

/** It came, and confirmations count. */
export const Unconfirmed = ({ recharge }: StageProps) => (
  <>
    <StandingCard
      recharge={recharge}
      label={<Trans>On its way</Trans>}
      amount={recharge.received - recharge.credited}
      facts={
        <>
          <Sum recharge={recharge} label={<Trans>You asked for</Trans>} amount={recharge.amount} />
          {recharge.credited > 0n && (
            <Sum
              recharge={recharge}
              label={<Trans comment="Amount of a recharge that is in the balance">Already credited</Trans>}
              amount={recharge.credited}
            />
          )}
          {missingOf(recharge) > 0n && (
            <Sum
              recharge={recharge}
              label={<Trans comment="Amount of a recharge not paid yet">Still missing</Trans>}
              amount={missingOf(recharge)}
            />
          )}
        </>
      }
    >
      <Confirmations recharge={recharge} />
    </StandingCard>
    <Notice>
      <Trans>Your recharge is credited after the last confirmation. You can leave this page.</Trans>
    </Notice>
  </>
);

function Confirmations({ recharge: { confirmations, confirmationsNeeded } }: { recharge: Recharge }) {
  const { t } = useLingui();
  if (confirmationsNeeded === 0) return null;
  return (
    <div className="mb-4">
      <ProgressBar
        label={t({ message: 'Confirmations', comment: 'Name of a bar: confirmations by the chain' })}
        value={confirmations}
        max={confirmationsNeeded}
        words={t({
          message: `${plural(confirmationsNeeded, { one: `${confirmations} of # confirmation`, other: `${confirmations} of # confirmations` })}`,
          comment: 'Confirmations of a payment by the chain',
        })}
      />
    </div>
  );
}

/** Less came than was asked for; the rest may follow. */
export function Partial({ recharge, refresh }: StageProps) {
  const isExpired = useServerNow() >= recharge.expiresAt;
  return (
    <>
      <Notice tone="warning" title={<Trans>You received less than you asked for</Trans>} isLive>
        <Trans comment="A recharge of which a part was paid">
          What arrived so far is credited. The rest is credited if it arrives, even late.
        </Trans>
      </Notice>
      <StandingCard
        recharge={recharge}
        label={<Trans>Credited to your wallet</Trans>}
        amount={recharge.credited}
        facts={
          <>
            <Sum recharge={recharge} label={<Trans>You asked for</Trans>} amount={recharge.amount} />
            <Sum recharge={recharge} label={<Trans>Still missing</Trans>} amount={missingOf(recharge)} />
            {!isExpired && <TimeLeft recharge={recharge} refresh={refresh} />}
          </>
        }
      />
      {!isExpired && <PaymentCard recharge={recharge} />}
    </>
  );
}

/** Nothing here is needed from the member. */
export const LeaveActions = () => (
  <LinkButton href="#/user/newrecharge" isWide>
    <Trans>See open recharges</Trans>
  </LinkButton>
);

export const PartialActions = ({ recharge }: StageProps) => (
  <LinkButton href={`#/user/record?id=${encodeURIComponent(recharge.recordId)}`} isWide>
    <Trans>See the record</Trans>
  </LinkButton>
);
