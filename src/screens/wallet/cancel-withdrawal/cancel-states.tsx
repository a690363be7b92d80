import { Amount } from '#components/amount.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { codes } from '#contract/codes.ts';
import { CancelRefused } from '#features/cancelling/cancel-views.tsx';
import type { ViewProps } from '#kit/flow-view.ts';
import { When } from '#kit/when.tsx';
import type { cancelWithdrawalMachine } from '#machines/cancel-withdrawal/cancel-withdrawal.machine.ts';
import { Trans } from '@lingui/react/macro';

type CancelViewProps = ViewProps<typeof cancelWithdrawalMachine>;

/** It is being processed, or over. */
export const TooLate = () => (
  <EmptyState drawing="no-records" title={<Trans>You can't cancel this withdrawal any more</Trans>}>
    <Trans>We've already started to process it.</Trans>
  </EmptyState>
);

const back = <Trans>The whole amount is back in your balance, fee included.</Trans>;

export const Refused = (props: CancelViewProps) => (
  <CancelRefused {...props} code={codes.alreadyCancelled} back={back} />
);

/** Only ever from the server's answer. */
export function Cancelled({ snapshot }: CancelViewProps) {
  const { result: withdrawal } = snapshot.context;
  if (!withdrawal) return null;
  const { amount, currency, endedAt, recordId } = withdrawal;
  return (
    <div className="space-y-4">
      <Notice
        tone="positive"
        isLive
        title={<Trans comment="The member took a withdrawal back; also a kind of record">Withdrawal cancelled</Trans>}
      >
        {back}
      </Notice>
      <p data-back>
        <Amount money={{ amount, currency }} size="large" hasWords />
      </p>
      <FactList>
        <Fact label={<Trans comment="Label of a fact: when it happened">Time</Trans>}>
          {endedAt !== null && <When at={endedAt} />}
        </Fact>
      </FactList>
      <LinkButton href={`#/user/record?id=${encodeURIComponent(recordId)}`} isWide>
        <Trans>See the record</Trans>
      </LinkButton>
    </div>
  );
}
