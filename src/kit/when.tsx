import { formatDay, formatInstant } from '#domain/time.ts';
import { useRegion } from './services.tsx';

interface WhenProps {
  /** ms since the epoch. */
  at: number;
  /** The date alone. */
  isDay?: boolean;
}

/** An instant in the member's region and its pattern (product 4.2); never broken over lines. */
export function When({ at, isDay = false }: WhenProps) {
  const region = useRegion();
  return (
    <bdi dir="ltr" className="inline-block max-w-full">
      {isDay ? formatDay(at, region) : formatInstant(at, region)}
    </bdi>
  );
}
