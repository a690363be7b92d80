import { FailureState } from '#components/failure-state.tsx';
import type { Failure } from '#domain/failure.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFailureText } from './failure-text.ts';

interface ReadFailureProps {
  failure: Failure | null;
  /** Where the failure is not known any more. */
  title?: ReactNode;
  /** What it means for the member's money. */
  money?: ReactNode;
  onRetry: () => void;
  /** Another way out. */
  action?: ReactNode;
}

/** A screen could not be read, and nothing of it is on the device. */
export function ReadFailure({ failure, title, money, onRetry, action }: ReadFailureProps) {
  const failureText = useFailureText();
  return (
    <FailureState
      title={failure ? failureText(failure) : (title ?? <Trans>We couldn't load this</Trans>)}
      money={money}
      next={failure?.kind === 'offline' ? <Trans>This opens when you're back online.</Trans> : undefined}
      onRetry={onRetry}
      action={action}
    />
  );
}
