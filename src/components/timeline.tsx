import type { ReactNode } from 'react';
import { StepMark, type StepState } from './step-mark.tsx';

export interface TimelineStep {
  id: string;
  state: Exclude<StepState, 'open'>;
  title: ReactNode;
  /** When it happened, or between which dates it will. */
  when?: ReactNode;
  detail?: ReactNode;
}

interface TimelineProps {
  /** What it is the course of, for assistive technology. */
  label: string;
  /** In the order in which they happen. */
  steps: readonly TimelineStep[];
}

/** The course of something that takes days: what is done, where it is now, what is to come. */
export function Timeline({ label, steps }: TimelineProps) {
  return (
    <ol aria-label={label}>
      {steps.map(({ id, state, title, when, detail }) => (
        <li key={id} aria-current={state === 'current' ? 'step' : undefined} className="group flex gap-3">
          <span className="flex flex-col items-center pt-0.5">
            <StepMark state={state} />
            <span
              aria-hidden
              className={`my-1 flex-1 border-s-2 group-last:hidden ${state === 'done' ? 'border-positive' : 'border-dashed border-line'}`}
            />
          </span>
          <div className="min-w-0 flex-1 pb-5 group-last:pb-0">
            <p className={state === 'upcoming' ? 'text-subtle' : 'font-semibold'}>{title}</p>
            {when !== undefined && <p className="text-sm text-subtle">{when}</p>}
            {detail !== undefined && <p className="mt-1 text-sm">{detail}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
