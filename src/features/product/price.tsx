import { Amount } from '#components/amount.tsx';
import { rupeesFor } from '#domain/exchange.ts';
import { use } from 'react';
import { SalesRate } from './sales-rate.ts';

interface PriceProps {
  /** Millionths: what is charged, whatever it is shown in. */
  usdt: bigint;
  /** `inherit`: of what it stands in. */
  size?: 'hero' | 'normal' | 'inherit';
}

/** What something costs: in USDT, which is charged, or in rupees first where that was chosen and the rate is known. */
export function Price({ usdt, size = 'normal' }: PriceProps) {
  const rate = use(SalesRate);
  const charged = { amount: usdt, currency: 'USDT' } as const;
  const look = size === 'inherit' ? ({ tone: 'inherit' } as const) : { size };
  if (rate === null) return <Amount money={charged} {...look} />;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span>
        ≈ <Amount money={{ amount: rupeesFor(usdt, rate), currency: 'INR' }} {...look} />
      </span>
      <Amount money={charged} size="small" tone="subtle" />
    </span>
  );
}
