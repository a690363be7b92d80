import type { ReactNode } from 'react';

export type BadgeTone = 'positive' | 'warning' | 'negative' | 'sun' | 'info' | 'neutral';

const colours: Record<BadgeTone, string> = {
  positive: 'bg-positive-soft text-positive',
  warning: 'bg-warning-soft text-warning',
  negative: 'bg-negative-soft text-negative',
  // Readable where an old figure fades, too.
  sun: 'bg-sun-soft text-ink',
  info: 'bg-harbour-soft text-harbour',
  neutral: 'bg-sunken text-subtle',
};
/** A shape a tone, so that the colour is never the only sign. */
const shapes: Record<BadgeTone, ReactNode> = {
  positive: <circle cx="5" cy="5" r="4" />,
  warning: <path d="M5 .8 9.6 9H.4Z" />,
  negative: <path d="M1 1l8 8M9 1 1 9" stroke="currentColor" strokeWidth="2.2" />,
  sun: <path d="M5 0l5 5-5 5-5-5Z" />,
  info: <path d="M0 5a5 5 0 0 1 10 0Z" />,
  neutral: <path d="M0 3.6h10v2.8H0Z" />,
};

/** A status as a word and a shape. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex max-w-full items-center gap-1.5 rounded-full px-2.5 py-1 text-xs font-semibold tabular-nums ${colours[tone]}`}
    >
      <svg aria-hidden viewBox="0 0 10 10" className="size-2 shrink-0 fill-current">
        {shapes[tone]}
      </svg>
      <span className="min-w-0">{children}</span>
    </span>
  );
}
