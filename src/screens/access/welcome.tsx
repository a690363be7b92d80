import { Amount } from '#components/amount.tsx';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Notice } from '#components/notice.tsx';
import type { WelcomeCredit, WelcomeReason, WelcomeRule } from '#domain/registration.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import type { registerMachine } from '#machines/register/register.machine.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type RegisterViewProps = ViewProps<typeof registerMachine>;

const names: Record<WelcomeRule, ReactNode> = {
  welcomeBonus: <Trans comment="Bonus of a new member">Welcome bonus</Trans>,
  registrationGift: <Trans comment="Bonus of a new member for registering">Registration gift</Trans>,
  freeTrial: <Trans comment="An order of a new member, paid by the promotion budget">Free trial</Trans>,
};

const reasons: Record<WelcomeReason, ReactNode> = {
  promotionEmpty: <Trans>The promotion budget was empty. Nothing was taken from you.</Trans>,
  dayShareSpent: (
    <Trans comment="Why a bonus wasn't credited: “share” is a limit a day">
      Today's share for new members is used up.
    </Trans>
  ),
  nothingOnSale: <Trans>No machine is free for a trial now.</Trans>,
};

/** What the new member was given, who paid it, and what was not credited and why (rules P5 and P6). */
export function Welcome({ snapshot: { context } }: RegisterViewProps) {
  const { credits } = context;
  const inWallet = credits
    .filter(({ rule, reason }) => reason === null && rule !== 'freeTrial')
    .reduce((sum, { amount }) => sum + amount, 0n);
  return (
    <>
      <Card>
        <p className="text-sm text-subtle">
          <Trans>In your balance</Trans>
        </p>
        <p data-credited>
          <Amount money={{ amount: inWallet, currency: 'USDT' }} size="hero" hasWords />
        </p>
      </Card>
      <Notice tone="positive" title={<Trans>Your account is ready</Trans>} isLive />
      <Card title={<Trans>What you received</Trans>} isFlush>
        <ul role="list" className="mt-2 divide-y divide-line border-t border-line">
          {credits.map((credit) => (
            <Credit key={credit.rule} credit={credit} />
          ))}
        </ul>
      </Card>
      <p className="text-sm text-subtle">
        <Trans>Fees fill the promotion budget, never deposits.</Trans>
      </p>
    </>
  );
}

function Credit({ credit: { rule, amount, product, reason } }: { credit: WelcomeCredit }) {
  const isTrial = rule === 'freeTrial';
  return (
    <li data-credit={rule} className="space-y-1 px-4 py-3.5">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Amount
          money={{ amount, currency: 'USDT' }}
          isSigned={reason === null && !isTrial}
          tone={reason === null ? undefined : 'subtle'}
        />
        {reason === null ? (
          <Badge tone="positive">
            <Trans comment="State of a bonus: it was paid into the balance">Credited</Trans>
          </Badge>
        ) : (
          <Badge>
            <Trans comment="State of a bonus: it wasn't paid">Not credited</Trans>
          </Badge>
        )}
      </p>
      <p className="font-medium">
        {names[rule]}
        {product !== '' && (
          <>
            {': '}
            <bdi>{product}</bdi>
          </>
        )}
      </p>
      <p className="text-sm text-subtle">
        {reason !== null ? reasons[reason] : isTrial ? <TrialTerms /> : <Trans>Paid by: Promotion budget</Trans>}
      </p>
    </li>
  );
}

/** Whose the price of the free trial is, and what the member has of it. */
const TrialTerms = () => (
  <>
    <span className="block">
      <Trans>Paid by: Promotion budget</Trans>
    </span>
    <Trans>The price stays in escrow and returns to the budget when the trial ends. The income is yours.</Trans>
  </>
);

export function WelcomeActions({ snapshot, send }: RegisterViewProps) {
  return (
    <Button isWide disabled={!snapshot.can({ type: 'welcome.close' })} onClick={() => send({ type: 'welcome.close' })}>
      <Trans comment="Button: opens the app">Continue</Trans>
    </Button>
  );
}
