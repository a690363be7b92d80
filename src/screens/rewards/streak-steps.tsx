import { fullDays } from '#domain/daily-reward.ts';
import { signInReward } from '#domain/limits.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check, Star } from 'lucide-react';

const length = signInReward.every;

interface StreakStepsProps {
  /** Days in a row. */
  streak: number;
  /** Whether today is one of them. */
  isTaken: boolean;
}

/** The seven days of a row, today's ringed; the last one is worth more. */
export function StreakSteps({ streak, isTaken }: StreakStepsProps) {
  const { t } = useLingui();
  const full = fullDays({ streak, isTaken });
  const today = isTaken ? full : full + 1;
  return (
    <ol
      className="mt-4 grid grid-cols-7 gap-1.5"
      aria-label={t`${plural(length, { one: 'Streak of # day', other: 'Streak of # days' })}`}
    >
      {Array.from({ length }, (_, index) => {
        const day = index + 1;
        const isFull = day <= full;
        const isLarger = day === length;
        const look = isFull ? 'bg-sun-soft text-mark' : 'bg-sunken text-subtle';
        const Sign = isFull && !isLarger ? Check : Star;
        return (
          <li
            key={day}
            aria-current={day === today ? 'step' : undefined}
            className={`flex min-h-14 flex-col items-center justify-center gap-1 rounded-md text-xs font-semibold tabular-nums ${look} ${day === today ? 'ring-2 ring-yours' : ''}`}
          >
            {isFull || isLarger ? (
              <Sign aria-hidden className={`size-4 ${isFull && isLarger ? 'fill-current' : ''}`} />
            ) : (
              <span aria-hidden className="size-4" />
            )}
            <span aria-hidden>{day}</span>
            <span className="sr-only">{isFull ? t`Day ${day}: checked in` : t`Day ${day}: to come`}</span>
          </li>
        );
      })}
    </ol>
  );
}
