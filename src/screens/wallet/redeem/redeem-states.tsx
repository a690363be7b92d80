import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { FailureState } from '#components/failure-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { doubtOf } from '#kit/settlement.tsx';
import { When } from '#kit/when.tsx';
import type { ViewProps } from '#kit/flow-view.ts';
import type { redeemMachine } from '#machines/redeem/redeem.machine.ts';
import { Trans } from '@lingui/react/macro';

type RedeemViewProps = ViewProps<typeof redeemMachine>;

export function RedeemFailed({ snapshot, send }: RedeemViewProps) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  return (
    <FailureState
      title={failure ? failureText(failure) : <Trans>We couldn't load this</Trans>}
      money={<Trans>Your balance is unchanged.</Trans>}
      onRetry={() => send({ type: 'terms.refresh' })}
    />
  );
}

/** Only ever from the server's answer. */
export function Redeemed({ snapshot, send }: RedeemViewProps) {
  const { result: receipt } = snapshot.context;
  if (!receipt) return null;
  return (
    <>
      <Notice tone="positive" isLive>
        <Trans>Code redeemed. The bonus is in your balance.</Trans>
      </Notice>
      <Card>
        <p className="text-sm text-subtle">
          <Trans comment="State of a bonus: it was paid into the balance">Credited</Trans>
        </p>
        <p data-redeemed className="mb-4">
          <Amount money={{ amount: receipt.amount, currency: 'USDT' }} size="hero" hasWords />
        </p>
        <FactList>
          <Fact label={<Trans comment="Label of a fact: what the bonus was paid for">For</Trans>}>
            <bdi>{receipt.name}</bdi>
          </Fact>
          <Fact
            label={<Trans comment="Label of a fact: the account that pays the bonus">Paid by</Trans>}
            hint={<Trans>Filled by fees, never by deposits</Trans>}
          >
            <Trans>Promotion budget</Trans>
          </Fact>
          <Fact label={<Trans comment="Label of a fact: when it happened">Time</Trans>}>
            <When at={receipt.at} />
          </Fact>
        </FactList>
        <div className="mt-4 space-y-3">
          <LinkButton href={`#/user/record?id=${encodeURIComponent(receipt.recordId)}`} variant="primary" isWide>
            <Trans>See the record</Trans>
          </LinkButton>
          <LinkButton href="#/projects" isWide>
            <Trans comment="Button: opens the wallet">See wallet</Trans>
          </LinkButton>
          <Button variant="quiet" isWide onClick={() => send({ type: 'form.open' })}>
            <Trans>Redeem another code</Trans>
          </Button>
        </div>
      </Card>
    </>
  );
}

export const doubt = doubtOf({
  title: (
    <Trans comment="Unknown outcome: we ask the server whether it happened">
      We're still confirming your redeem code
    </Trans>
  ),
  leave: (
    <LinkButton href="#/user/record?type=5" isWide>
      <Trans comment="Button: opens the list of records">See records</Trans>
    </LinkButton>
  ),
});
