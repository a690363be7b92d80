import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** `open`: the member has to do it first. */
export type StepState = 'done' | 'current' | 'upcoming' | 'failed' | 'open';

const words: Record<StepState, ReactNode> = {
  done: <Trans context="state of a step">Done</Trans>,
  current: <Trans context="state of a step">Now</Trans>,
  upcoming: <Trans context="state of a step">To come</Trans>,
  failed: <Trans context="state of a step">Failed</Trans>,
  open: <Trans context="state of a step">Missing</Trans>,
};
const colours: Record<StepState, string> = {
  done: 'text-positive',
  current: 'text-link',
  upcoming: 'text-subtle',
  failed: 'text-negative',
  open: 'text-warning',
};
/** A shape each, so that the colour is never the only sign. */
const shapes: Record<StepState, ReactNode> = {
  done: <path d="M6.5 10.4 9 13l4.8-5.6M18 10a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z" />,
  current: (
    <>
      <path d="M18 10a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z" />
      <circle cx="10" cy="10" r="3" className="fill-current" />
    </>
  ),
  upcoming: <path d="M18 10a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z" strokeDasharray="2.6 2.4" />,
  failed: <path d="M7 7l6 6M13 7l-6 6M18 10a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z" />,
  open: <path d="M10 8v4M10 14.6v.1M10 2.5 18.5 17h-17Z" />,
};

/** How a step stands: a shape, and a word for who can't see it. */
export function StepMark({ state }: { state: StepState }) {
  return (
    <span className={`inline-flex shrink-0 ${colours[state]}`}>
      <svg
        aria-hidden
        viewBox="0 0 20 20"
        className="size-5 fill-none stroke-current"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {shapes[state]}
      </svg>
      <span className="sr-only">{words[state]}</span>
    </span>
  );
}
