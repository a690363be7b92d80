import { StepBack } from '#kit/step-back.tsx';
import { CodeEntry, CodeEntryActions } from '#features/verification/code-entry.tsx';
import { CodeRequest, CodeRequestActions, type VerificationRef } from '#features/verification/verification.tsx';
import type { EnteredCode, SentCode } from '#domain/verification.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** A flow that has a code step, as far as the step is concerned. */
interface CodeFlow {
  context: { sent: SentCode | null; entered: EnteredCode | null };
  children: { verification?: VerificationRef | undefined };
}

export function RequestStep({ flow: { children } }: { flow: CodeFlow }) {
  return children.verification ? <CodeRequest verification={children.verification} /> : null;
}

/** Also while the code is on its way: it is entered by then. */
export const EntryStep = ({ flow: { context, children } }: { flow: CodeFlow }) => (
  <CodeEntry verification={children.verification} context={context} />
);

interface BackProps {
  /** Null while there is no way back. */
  onBack: (() => void) | null;
}

export function RequestStepActions({ flow: { children }, onBack }: BackProps & { flow: CodeFlow }) {
  return (
    <>
      {children.verification && <CodeRequestActions verification={children.verification} />}
      <Back onBack={onBack} />
    </>
  );
}

interface EntryStepActionsProps extends BackProps {
  flow: CodeFlow;
  /** What the code confirms. */
  children: ReactNode;
}

export function EntryStepActions({ flow, onBack, children }: EntryStepActionsProps) {
  return (
    <>
      <CodeEntryActions verification={flow.children.verification}>{children}</CodeEntryActions>
      <Back onBack={onBack} />
    </>
  );
}

const Back = ({ onBack }: BackProps) => (
  <StepBack onBack={onBack}>
    <Trans>Back to the form</Trans>
  </StepBack>
);
