import { Amount } from '#components/amount.tsx';
import { Badge } from '#components/badge.tsx';
import { MachineRing } from '#components/machine-ring.tsx';
import type { Order, OrderStatus } from '#domain/wallet.ts';
import { When } from '#kit/when.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const cancelledWords = <Trans comment="State of an order that its member took back">Cancelled, price returned</Trans>;

const statuses: Record<OrderStatus, ReactNode> = {
  valid: (
    <Badge tone="positive">
      <Trans context="order">Running</Trans>
    </Badge>
  ),
  expired: (
    <Badge>
      <Trans context="order">Ended</Trans>
    </Badge>
  ),
  cancelled: <Badge>{cancelledWords}</Badge>,
};

export const OrderStatusBadge = ({ order }: { order: Order }) => statuses[order.status];

/** One order in the list: what it has paid, how many of its days, when its price comes back. */
export function OrderCard({ order }: { order: Order }) {
  const { id, name, image, price, couponPart, paid, daysPaid, validDays, status } = order;
  const isCancelled = status === 'cancelled';
  return (
    <a
      href={`#/user/orders?id=${encodeURIComponent(id)}`}
      className="flex flex-wrap items-center gap-4 rounded-xl bg-raised p-4 shadow-card transition hover:bg-sunken"
    >
      <MachineRing image={image} share={validDays > 0 ? daysPaid / validDays : 0} />
      <div className="words-32">
        <h2 className="font-bold">
          <bdi>{name}</bdi>
        </h2>
        {!isCancelled && (
          <p className="text-sm text-subtle">
            <Plural value={validDays} one={`${daysPaid} of # day paid`} other={`${daysPaid} of # days paid`} />
          </p>
        )}
        <p className="text-sm text-subtle">{isCancelled ? cancelledWords : <WhatFollows order={order} />}</p>
      </div>
      <p className="ms-auto text-end">
        <Amount money={{ amount: isCancelled ? price - couponPart : paid, currency: 'USDT' }} isSigned={!isCancelled} />
        {!isCancelled && (
          <span className="mt-1 block text-sm text-subtle">
            <Trans comment="After an amount: income that an order paid so far">paid</Trans>
          </span>
        )}
      </p>
    </a>
  );
}

function WhatFollows({ order: { price, couponPart, expiresAt, isTrial, status } }: { order: Order }) {
  if (status === 'expired') {
    return (
      <Trans comment="An order ended on this day">
        Ended <When at={expiresAt} isDay />
      </Trans>
    );
  }
  if (isTrial) {
    return (
      <Trans>
        Free trial until <When at={expiresAt} isDay />
      </Trans>
    );
  }
  return (
    <Trans comment="What the member paid of the price comes back to them on this day">
      <Amount money={{ amount: price - couponPart, currency: 'USDT' }} tone="inherit" /> back on{' '}
      <When at={expiresAt} isDay />
    </Trans>
  );
}
