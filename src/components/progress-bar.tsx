import type { ReactNode } from 'react';

interface ProgressBarProps {
  /** What is counted. */
  label: string;
  /** Held between 0 and `max`. */
  value: number;
  /** Above 0. */
  max: number;
  /** How far it is, in words: "7 of 20 confirmations". */
  words: string;
  /** At the end of the line below. */
  aside?: ReactNode;
}

/** How far something is, as a bar and in words. */
export function ProgressBar({ label, value, max, words, aside }: ProgressBarProps) {
  const shown = Math.min(Math.max(value, 0), max);
  return (
    <div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={shown}
        aria-valuetext={words}
        className="h-1.5 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full rounded-full bg-harbour transition-[inline-size] duration-(--motion-calm)"
          style={{ inlineSize: `${(100 * shown) / max}%` }}
        />
      </div>
      <div className="mt-1.5 flex justify-between gap-3 text-xs text-subtle tabular-nums">
        <span aria-hidden>{words}</span>
        {aside}
      </div>
    </div>
  );
}
