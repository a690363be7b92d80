/** When income arrives: what would come at the weekend comes with Monday's settlement (product 4.3). */
import { incomeArrival, minute } from '#domain/limits.ts';
import { creditDay } from '#domain/time.ts';
import { useServerNow } from '#kit/now.ts';
import { useRegion } from '#kit/services.tsx';
import { Trans } from '@lingui/react/macro';

/** Of what is collected now. */
export function ArrivalWords() {
  const arrivesAt = useServerNow() + incomeArrival;
  return creditDay(arrivesAt, useRegion()) === arrivesAt ? (
    <Trans>In your balance about 30 minutes after you collect.</Trans>
  ) : (
    <Trans>In your balance with Monday's settlement.</Trans>
  );
}

/** Of what was collected. A minute more: of the server's clock the page knows what a slow answer tells. */
export const ExpectedWords = ({ arrivesAt }: { arrivesAt: number }) =>
  arrivesAt - useServerNow() <= incomeArrival + minute ? (
    <Trans>Your income should arrive in about 30 minutes</Trans>
  ) : (
    <Trans>Your income should arrive with Monday's settlement</Trans>
  );
