import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

interface OutcomeProps {
  isBusy: boolean;
  /** What is known of the member's money. */
  title: ReactNode;
  /** What happens next. */
  next: ReactNode;
  /** The ways out. */
  children: ReactNode;
}

/** A money move whose outcome is in doubt: says so calmly, and offers the ways out. */
export function Outcome({ isBusy, title, next, children }: OutcomeProps) {
  return (
    <div className="flex flex-col items-center px-2 py-10 text-center">
      <span className="flex size-20 items-center justify-center rounded-full bg-warning-soft text-warning">
        {isBusy ? <Spinner /> : <span className="text-2xl font-bold">?</span>}
      </span>
      <div role="status" className="flex max-w-full flex-col items-center">
        <h2 className="mt-5 max-w-full text-lg font-semibold">{title}</h2>
        <p className="mt-2 max-w-dialog text-sm text-subtle">{next}</p>
        {/* Else who asks again hears nothing where the answer is the same. */}
        {isBusy && (
          <span className="sr-only">
            <Trans comment="Spoken while something loads">Loading</Trans>
          </span>
        )}
      </div>
      <div className="mt-6 w-full max-w-dialog space-y-3">{children}</div>
    </div>
  );
}
