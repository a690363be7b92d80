import { usdt } from '#components/amount.tsx';
import type { IncomeWay, RecordDetail } from '#domain/wallet.ts';
import { CalendarDay } from '#kit/day.tsx';
import { Trans } from '@lingui/react/macro';
import { Sailboat } from 'lucide-react';
import type { ReactNode } from 'react';

/** Percent of the widest stream: of a drawing alone, so that here an amount may become a float. */
const percent = (amount: bigint, whole: bigint): number => (whole > 0n ? Number((amount * 1000n) / whole) / 10 : 0);

/** Narrower could not be seen. */
const least = 3;

const Stream = ({ share, look }: { share: number; look: string }) => (
  <span className={`block ${look}`} style={{ inlineSize: `${Math.max(share, share > 0 ? least : 0)}%` }} />
);

interface PartProps {
  title: ReactNode;
  detail?: ReactNode;
  amount: bigint;
}

const Part = ({ title, detail, amount }: PartProps) => (
  <div className="flex flex-wrap items-baseline gap-x-3">
    <dt className="words-28 font-bold">
      {title}
      {detail !== undefined && <span className="block text-sm font-normal text-subtle">{detail}</span>}
    </dt>
    <dd>{usdt(amount)}</dd>
  </div>
);

interface IncomeStreamsProps {
  record: RecordDetail;
  way: IncomeWay;
}

/** From renters to the machine and on to its orders: each stream as wide as its amount. */
export function IncomeStreams({ record, way }: IncomeStreamsProps) {
  const { earned, fee, pool, paid, isRunning, productId, day } = way;
  const kept = earned - fee;
  const before = pool > kept ? pool - kept : 0n;
  const others = paid > record.amount ? paid - record.amount : 0n;
  const left = pool > paid ? pool - paid : 0n;
  const whole = earned > pool ? earned : pool;
  return (
    <div className="grid grid-cols-[minmax(3rem,2fr)_minmax(0,5fr)] gap-x-4">
      <span aria-hidden className="flex flex-col">
        <Sailboat className="mb-1 size-6 text-harbour" />
        <span className="flex min-h-24 flex-1 gap-px">
          <Stream share={percent(kept, whole)} look="bg-linear-to-b from-transparent to-harbour" />
          <Stream share={percent(fee, whole)} look="mb-10 rounded-ee-lg bg-linear-to-b from-transparent to-faint" />
        </span>
      </span>
      <dl className="space-y-3 pb-3">
        <Part
          title={<Trans comment="Amount: what renters paid a machine for the day">Renters paid</Trans>}
          detail={<CalendarDay day={day} />}
          amount={earned}
        />
        <Part
          title={<Trans comment="Taken from what renters paid">10% fee</Trans>}
          detail={<Trans>half of the fee funds bonuses</Trans>}
          amount={fee}
        />
        {before > 0n && <Part title={<Trans>Kept from earlier days</Trans>} amount={before} />}
      </dl>
      <a href={`#/index/detail?productId=${encodeURIComponent(productId)}`} className="contents">
        <img
          src={record.image}
          alt=""
          className="aspect-4/3 w-full rounded-lg border-4 border-raised object-cover shadow-card"
        />
        <span className="flex flex-wrap items-center gap-x-3 self-center">
          <span className="words-28 font-bold">
            <bdi>{record.sourceName}</bdi>
            <span className="block text-sm font-normal text-subtle">
              <Trans>available to pay that day</Trans>
            </span>
          </span>
          {usdt(pool)}
        </span>
      </a>
      <span aria-hidden className="flex min-h-20 gap-px">
        <Stream share={percent(record.amount, whole)} look="bg-sun" />
        <Stream share={percent(others, whole)} look="bg-linear-to-t from-transparent to-harbour" />
        <Stream share={percent(left, whole)} look="mb-6 rounded-ee-lg bg-linear-to-t from-transparent to-faint" />
      </span>
      <dl className="space-y-3 py-3">
        {others > 0n && <Part title={<Trans>Other orders that day</Trans>} amount={others} />}
        {/* Until the day is over, other orders may still be paid of it. */}
        {!isRunning && <Part title={<Trans>Kept for low days</Trans>} amount={left} />}
      </dl>
    </div>
  );
}
