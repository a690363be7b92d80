import { StepBack } from '#kit/step-back.tsx';
import { CodeEntry, CodeEntryActions } from '#features/verification/code-entry.tsx';
import { CodeRequest, CodeRequestActions } from '#features/verification/verification.tsx';
import type { ViewProps } from '#kit/flow-view.ts';
import type { fundPasswordMachine } from '#machines/fund-password/fund-password.machine.ts';
import { Trans } from '@lingui/react/macro';

type FundPasswordViewProps = ViewProps<typeof fundPasswordMachine>;

export function RequestStep({ snapshot }: FundPasswordViewProps) {
  const { verification } = snapshot.children;
  return verification ? <CodeRequest verification={verification} /> : null;
}

export function RequestStepActions({ snapshot, send }: FundPasswordViewProps) {
  const { verification } = snapshot.children;
  return (
    <>
      {verification && <CodeRequestActions verification={verification} />}
      <BackToForm snapshot={snapshot} send={send} />
    </>
  );
}

/** Also while the code is on its way: it is entered by then. */
export const EntryStep = ({ snapshot: { children, context } }: FundPasswordViewProps) => (
  <CodeEntry verification={children.verification} context={context} />
);

export function EntryStepActions({ snapshot, send }: FundPasswordViewProps) {
  const { standing } = snapshot.context;
  return (
    <>
      <CodeEntryActions verification={snapshot.children.verification}>
        {standing?.hasPassword ? <Trans>Change fund password</Trans> : <Trans>Set fund password</Trans>}
      </CodeEntryActions>
      <BackToForm snapshot={snapshot} send={send} />
    </>
  );
}

function BackToForm({ snapshot, send }: FundPasswordViewProps) {
  return (
    <StepBack onBack={snapshot.can({ type: 'form.open' }) ? () => send({ type: 'form.open' }) : null}>
      <Trans>Back to the passwords</Trans>
    </StepBack>
  );
}
