/** What the filter of the records is, in words. */
import { formatDate } from '#domain/month.ts';
import type { Currency } from '#domain/money.ts';
import { useRegion } from '#kit/services.tsx';
import { Trans } from '@lingui/react/macro';

const Written = ({ day }: { day: string }) => (
  <bdi dir="ltr" className="inline-block max-w-full">
    {formatDate(day, useRegion())}
  </bdi>
);

export function DaysShown({ from, to }: { from: string; to: string }) {
  const first = <Written day={from} />;
  const last = <Written day={to} />;
  if (to === '') return <Trans comment="Days whose records are shown">from {first} on</Trans>;
  if (from === '') return <Trans comment="Days whose records are shown">up to {last}</Trans>;
  return (
    <Trans comment="Days whose records are shown">
      {first} to {last}
    </Trans>
  );
}

export const CurrencyName = ({ of }: { of: Currency }) =>
  of === 'USDT' ? <bdi>USDT</bdi> : <Trans comment="The balance in rupees">Rupees</Trans>;
