import { Amount } from '#components/amount.tsx';
import { Day } from '#kit/day.tsx';
import { Trans } from '@lingui/react/macro';
import { Lock, Sun, Wallet, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface RentStepsProps {
  price: bigint;
  /** What a coupon pays of it. */
  couponPart: bigint;
  dayReturn: bigint;
  /** Of an order that begins now, ms. */
  firstDueAt: number;
  priceBackAt: number;
}

interface StepProps {
  Icon: LucideIcon;
  isSun?: boolean;
  title: ReactNode;
  detail: ReactNode;
  amount: ReactNode;
}

const Step = ({ Icon, isSun = false, title, detail, amount }: StepProps) => (
  <li className="group flex gap-3.5">
    <span aria-hidden className="flex flex-col items-center">
      <span
        className={`grid size-10 shrink-0 place-items-center rounded-full ${isSun ? 'bg-sun text-on-sun' : 'bg-harbour-soft text-link'}`}
      >
        <Icon className="size-5" />
      </span>
      <span className="my-1 min-h-3 flex-1 border-s-2 border-dashed border-edge group-last:hidden" />
    </span>
    <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 pb-3">
      <span className="words-32">
        <span className="block font-bold">{title}</span>
        <span className="block text-sm text-subtle">{detail}</span>
      </span>
      {amount}
    </span>
  </li>
);

const usdt = (amount: bigint) => ({ amount, currency: 'USDT' }) as const;

/** What happens to the money of a rental: into escrow, what comes in by day, back at the end. */
export const RentSteps = ({ price, couponPart, dayReturn, firstDueAt, priceBackAt }: RentStepsProps) => (
  <ol>
    <Step
      Icon={Lock}
      title={<Trans>Today, into escrow</Trans>}
      detail={
        couponPart > 0n ? (
          <Trans>
            The coupon pays another <Amount money={usdt(couponPart)} tone="inherit" />
          </Trans>
        ) : (
          <Trans>Held for this order alone</Trans>
        )
      }
      amount={
        <span data-step="pay">
          <Amount money={usdt(couponPart - price)} />
        </span>
      }
    />
    <Step
      Icon={Sun}
      isSun
      title={
        <Trans comment="Step of a rental: the day of the first income">
          First income, <Day at={firstDueAt} />
        </Trans>
      }
      detail={<Trans>Up to this a day, if the machine earns enough</Trans>}
      amount={
        <span data-step="income">
          <Amount money={usdt(dayReturn)} />
        </span>
      }
    />
    <Step
      Icon={Wallet}
      title={
        <Trans comment="Step of a rental: the day on which the price comes back">
          Price back, <Day at={priceBackAt} />
        </Trans>
      }
      detail={
        couponPart > 0n ? (
          <Trans>The coupon's part goes back to the promotion budget</Trans>
        ) : (
          <Trans comment="Who pays the price back">From escrow</Trans>
        )
      }
      amount={
        <span data-step="back">
          <Amount money={usdt(price - couponPart)} isSigned />
        </span>
      }
    />
  </ol>
);
