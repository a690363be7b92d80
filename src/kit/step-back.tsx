import { Button } from '#components/button.tsx';
import type { ReactNode } from 'react';
import { useLayer } from './layer.ts';

interface StepBackProps {
  /** Null while the step can't be left. */
  onBack: (() => void) | null;
  children: ReactNode;
}

/** The way back to the step before: this button, and with it the phone's Back, the header's arrow and Escape. */
export function StepBack({ onBack, children }: StepBackProps) {
  useLayer(true, onBack, true);
  return (
    <Button variant="quiet" isWide disabled={onBack === null} onClick={() => onBack?.()}>
      {children}
    </Button>
  );
}
