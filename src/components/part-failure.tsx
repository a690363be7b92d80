import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface PartFailureProps {
  /** What is missing, and what that means for the member's money. */
  children: ReactNode;
  onRetry: () => void;
}

/** A part of a screen could not be read; the rest of it stands. */
export const PartFailure = ({ children, onRetry }: PartFailureProps) => (
  <Notice
    tone="warning"
    action={
      <Button variant="secondary" onClick={onRetry}>
        <Trans comment="Button: repeats what failed">Try again</Trans>
      </Button>
    }
  >
    <div role="alert">{children}</div>
  </Notice>
);
