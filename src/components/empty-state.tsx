import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawing.tsx';

interface EmptyStateProps {
  drawing: DrawingName;
  title: ReactNode;
  /** When something will be here, and what brings it. */
  children?: ReactNode;
  action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ drawing, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center">
      <Drawing name={drawing} />
      <h2 className="mt-4 max-w-full text-lg font-semibold" data-said="">
        {title}
      </h2>
      {children !== undefined && <p className="mt-1.5 max-w-dialog text-sm text-subtle">{children}</p>}
      {action !== undefined && <div className="mt-5">{action}</div>}
    </div>
  );
}
