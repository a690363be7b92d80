import { Amount } from '#components/amount.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { codes } from '#contract/codes.ts';
import { CancelRefused } from '#features/cancelling/cancel-views.tsx';
import type { ViewProps } from '#kit/flow-view.ts';
import type { cancelOrderMachine } from '#machines/cancel-order/cancel-order.machine.ts';
import { Trans } from '@lingui/react/macro';

type CancelViewProps = ViewProps<typeof cancelOrderMachine>;

/** Its time has passed, or it is not the first. */
export const Stands = () => (
  <EmptyState drawing="no-orders" title={<Trans>This order can't be cancelled any more</Trans>}>
    <Trans>Only your first order can be cancelled, within a day and before its first income.</Trans>
  </EmptyState>
);

const back = <Trans>What you paid is back in your balance.</Trans>;

export const Refused = (props: CancelViewProps) => <CancelRefused {...props} code={codes.orderCancelled} back={back} />;

/** Only ever from the server's answer. */
export function Cancelled({ snapshot }: CancelViewProps) {
  const { result: order } = snapshot.context;
  if (!order) return null;
  const { id, price, couponPart } = order;
  return (
    <div className="space-y-4">
      <Notice
        tone="positive"
        isLive
        title={<Trans comment="The member took a new order back; also a kind of record">Order cancelled</Trans>}
      >
        {back}
      </Notice>
      <p data-back>
        <Amount money={{ amount: price - couponPart, currency: 'USDT' }} size="large" hasWords />
      </p>
      <LinkButton href={`#/user/record?id=purchase-${encodeURIComponent(id)}`} isWide>
        <Trans>See the record</Trans>
      </LinkButton>
    </div>
  );
}
