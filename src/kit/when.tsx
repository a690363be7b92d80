import { formatDay, formatInstant } from '#domain/time.ts';
import { useDateRegion } from './device-choices.ts';
import { useRegion } from './services.tsx';

interface WhenProps {
  /** ms since the epoch. */
  at: number;
  /** The date alone: days are the account's. */
  isDay?: boolean;
}

/** An instant in the region chosen for dates and its pattern (product 4.2); never broken over lines. */
export function When({ at, isDay = false }: WhenProps) {
  const dateRegion = useDateRegion();
  const region = useRegion();
  return (
    <bdi dir="ltr" className="inline-block max-w-full">
      {isDay ? formatDay(at, region) : formatInstant(at, dateRegion)}
    </bdi>
  );
}
