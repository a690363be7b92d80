import type { ViewProps } from '#kit/flow-view.ts';
import type { createGroupJoinMachine } from '#machines/group-join/group-join.machine.ts';
import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { Skeleton, SkeletonCard } from '#components/skeleton.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { doubtOf } from '#kit/settlement.tsx';
import { When } from '#kit/when.tsx';
import { ReadFailure } from '#kit/read-failure.tsx';
import { Trans } from '@lingui/react/macro';

type GroupJoinViewProps = ViewProps<ReturnType<typeof createGroupJoinMachine<File>>>;

export function GroupJoinOpening() {
  return (
    <Skeleton>
      <SkeletonCard lines={4} />
      <SkeletonCard lines={4} />
    </Skeleton>
  );
}

export function GroupJoinFailed({ snapshot, send }: GroupJoinViewProps) {
  const { failure } = snapshot.context;
  return (
    <ReadFailure
      failure={failure}
      title={<Trans>We couldn't load this</Trans>}
      money={<Trans>Your balance is unchanged.</Trans>}
      onRetry={() => send({ type: 'terms.refresh' })}
    />
  );
}

export function GroupJoinRefused({ snapshot, send }: GroupJoinViewProps) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  return (
    <>
      <Notice tone="negative" isLive title={<Trans comment="State of a bonus: it wasn't paid">Not credited</Trans>}>
        {failure && <p>{failureText(failure)}</p>}
        <p>
          <Trans>Your balance is unchanged.</Trans>
        </p>
      </Notice>
      <Button isWide onClick={() => send({ type: 'terms.refresh' })}>
        <Trans comment="Button: goes on after a refusal">Continue</Trans>
      </Button>
    </>
  );
}

/** Only ever from the server's answer. */
export function GroupJoinDecided({ snapshot }: GroupJoinViewProps) {
  const { result: receipt } = snapshot.context;
  if (!receipt) return null;
  const isCredited = receipt.reason === null;
  return (
    <>
      {isCredited ? (
        <Notice tone="positive" isLive>
          <Trans>The bonus is in your balance.</Trans>
        </Notice>
      ) : (
        <Notice tone="warning" isLive title={<Trans>Not credited</Trans>}>
          <Trans>The promotion budget was empty. Nothing was taken from you.</Trans> <Trans>You can't ask again.</Trans>
        </Notice>
      )}
      <Card>
        <p className="text-sm text-subtle">
          {isCredited ? (
            <Trans comment="State of a bonus: it was paid into the balance">Credited</Trans>
          ) : (
            <Trans>Not credited</Trans>
          )}
        </p>
        <p data-bonus className="mb-4">
          <Amount money={{ amount: receipt.amount, currency: 'USDT' }} size="hero" hasWords />
        </p>
        <FactList>
          <Fact label={<Trans comment="Label of a fact: what the bonus was paid for">For</Trans>}>
            <Trans>Joining the official group</Trans>
          </Fact>
          {isCredited && (
            <Fact
              label={<Trans comment="Label of a fact: the account that pays the bonus">Paid by</Trans>}
              hint={<Trans>Filled by fees, never by deposits</Trans>}
            >
              <Trans comment="The account that pays bonuses, filled by fees">Promotion budget</Trans>
            </Fact>
          )}
          <Fact label={<Trans>Time</Trans>}>
            <When at={receipt.at} />
          </Fact>
        </FactList>
        <div className="mt-4">
          <LinkButton href={`#/user/record?id=${encodeURIComponent(receipt.recordId)}`} variant="primary" isWide>
            <Trans>See the record</Trans>
          </LinkButton>
        </div>
      </Card>
    </>
  );
}

export const doubt = doubtOf({
  title: (
    <Trans comment="Unknown outcome: we ask the server whether it happened">
      We're still confirming your group bonus
    </Trans>
  ),
  leave: (
    <LinkButton href="#/user/record?type=5" isWide>
      <Trans comment="Button: opens the list of records">See records</Trans>
    </LinkButton>
  ),
});
