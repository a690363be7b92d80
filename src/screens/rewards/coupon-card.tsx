import { Amount } from '#components/amount.tsx';
import { Badge, type BadgeTone } from '#components/badge.tsx';
import { When } from '#kit/when.tsx';
import type { CouponState, MemberCoupon } from '#domain/coupon.ts';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const marks: Record<CouponState, { tone: BadgeTone; words: ReactNode }> = {
  open: { tone: 'info', words: <Trans context="state of a coupon">To collect</Trans> },
  gone: { tone: 'neutral', words: <Trans context="state of a coupon">All taken</Trans> },
  available: { tone: 'positive', words: <Trans context="state of a coupon">Available</Trans> },
  used: { tone: 'neutral', words: <Trans context="state of a coupon">Used</Trans> },
  expired: { tone: 'warning', words: <Trans context="state of a coupon">Expired</Trans> },
};

interface CouponCardProps {
  coupon: MemberCoupon;
  /** In place of the state's own. */
  badge?: ReactNode;
  /** Under it: what can be done. */
  children?: ReactNode;
}

/** One coupon as a ticket: its worth, what for, until when, how many are left. */
export function CouponCard({ coupon, badge, children }: CouponCardProps) {
  const { name, value, productName, expiresAt, pieces, taken, state } = coupon;
  const { tone, words } = marks[state];
  const left = pieces - taken;
  const isClosed = state === 'used' || state === 'expired' || state === 'gone';
  return (
    <article
      data-coupon={coupon.id}
      className={`rounded-xl border bg-raised p-4 shadow-card ${isClosed ? 'border-line/70' : 'border-dashed border-mark'}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p>
          <Amount money={{ amount: value, currency: 'USDT' }} size="large" tone={isClosed ? 'subtle' : 'ink'} />
        </p>
        {badge ?? <Badge tone={tone}>{words}</Badge>}
      </div>
      <h3 className="mt-1 font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </h3>
      <p className="mt-1 text-sm text-subtle">
        <Trans comment="A coupon for this machine, valid until this day">
          For <bdi>{productName}</bdi>, until <When at={expiresAt} />
        </Trans>
      </p>
      {(state === 'open' || state === 'gone') && (
        <p className="text-sm text-subtle">
          <Plural
            comment="Coupons of a kind still to be had, of all"
            value={left}
            one={`# of ${pieces} left`}
            other={`# of ${pieces} left`}
          />
        </p>
      )}
      {children !== undefined && <div className="mt-4">{children}</div>}
    </article>
  );
}
