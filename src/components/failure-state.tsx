import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Drawing, type DrawingName } from './drawing.tsx';

interface FailureStateProps {
  /** What happened. */
  title: ReactNode;
  /** What it means for the member's money. */
  money?: ReactNode;
  /** What can be done next. */
  next?: ReactNode;
  drawing?: DrawingName;
  onRetry?: (() => void) | undefined;
  /** Another way out, for example a link home. */
  action?: ReactNode;
}

/** Something failed: what, what it means for the money, what next. */
export function FailureState({ title, money, next, drawing = 'offline', onRetry, action }: FailureStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center px-4 py-10 text-center">
      <Drawing name={drawing} />
      <h2 className="mt-4 max-w-full text-lg font-semibold">{title}</h2>
      {money !== undefined && <p className="mt-1.5 max-w-dialog text-sm font-medium">{money}</p>}
      {next !== undefined && <p className="mt-1.5 max-w-dialog text-sm text-subtle">{next}</p>}
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            <Trans comment="Button: repeats what failed">Try again</Trans>
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
