import { Amount } from '#components/amount.tsx';
import { Badge } from '#components/badge.tsx';
import { Picture } from '#components/picture.tsx';
import type { Order } from '#domain/wallet.ts';
import { When } from '#kit/when.tsx';
import { Trans } from '@lingui/react/macro';

export function OrderStatusBadge({ order }: { order: Order }) {
  return order.status === 'valid' ? (
    <Badge tone="positive">
      <Trans>Valid</Trans>
    </Badge>
  ) : (
    <Badge>
      <Trans>Expired</Trans>
    </Badge>
  );
}

/** One order in the list: what it has paid, what it cost, when it ends. */
export function OrderCard({ order }: { order: Order }) {
  return (
    <a
      href={`#/user/orders?id=${encodeURIComponent(order.id)}`}
      className="flex gap-4 rounded-xl border border-line/70 bg-raised p-4 shadow-card transition hover:bg-sunken"
    >
      <Picture src={order.image} alt="" size="thumb" isMuted={order.status === 'expired'} />
      <div className="min-w-0 flex-1 space-y-1.5">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 className="font-semibold wrap-anywhere">
            <bdi>{order.name}</bdi>
          </h2>
          <OrderStatusBadge order={order} />
        </div>
        <p>
          <Trans>
            <Amount money={{ amount: order.paid, currency: 'USDT' }} isSigned /> paid so far
          </Trans>
        </p>
        <p className="text-sm text-subtle">
          {order.isTrial ? (
            <Trans>
              Free trial: <Amount money={{ amount: order.price, currency: 'USDT' }} size="small" tone="subtle" /> from
              the promotion budget
            </Trans>
          ) : (
            <Trans>
              Price <Amount money={{ amount: order.price, currency: 'USDT' }} size="small" tone="subtle" />
            </Trans>
          )}
        </p>
        <p className="text-sm text-subtle">
          <Trans>
            {order.daysPaid} of {order.validDays} days paid
          </Trans>
          {' · '}
          {order.status === 'valid' ? (
            <Trans>
              ends <When at={order.expiresAt} isDay />
            </Trans>
          ) : (
            <Trans>
              ended <When at={order.expiresAt} isDay />
            </Trans>
          )}
        </p>
      </div>
    </a>
  );
}
