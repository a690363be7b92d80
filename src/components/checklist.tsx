import type { ReactNode } from 'react';
import { StepMark } from './step-mark.tsx';

export interface ChecklistItem {
  id: string;
  isDone: boolean;
  title: ReactNode;
  /** Why it is needed, or when it ends by itself. */
  detail?: ReactNode;
  /** The link or button that mends it; shown while it is not done. */
  action?: ReactNode;
}

interface ChecklistProps {
  /** What it is needed for, for assistive technology. */
  label: string;
  items: readonly ChecklistItem[];
}

/** What has to be in place first, each with the way to mend it. */
export function Checklist({ label, items }: ChecklistProps) {
  return (
    <ul role="list" aria-label={label} className="divide-y divide-line">
      {items.map(({ id, isDone, title, detail, action }) => (
        <li key={id} data-item={id} className="flex gap-3 py-3.5 first:pt-0 last:pb-0">
          <span className="pt-0.5">
            <StepMark state={isDone ? 'done' : 'open'} />
          </span>
          <div className="min-w-0 flex-1">
            <p className={isDone ? 'text-subtle' : 'font-semibold'}>{title}</p>
            {detail !== undefined && <p className="mt-0.5 text-sm text-subtle">{detail}</p>}
            {!isDone && action !== undefined && <div className="mt-2.5">{action}</div>}
          </div>
        </li>
      ))}
    </ul>
  );
}
