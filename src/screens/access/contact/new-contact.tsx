import { Button } from '#components/button.tsx';
import { useIsReachable } from '#kit/services.tsx';
import { StepBack } from '#kit/step-back.tsx';
import { Trans } from '@lingui/react/macro';
import { AccountCard } from '../account-card.tsx';
import { focusMarked } from '../marked.ts';
import { accountProblem } from '../problem-words.tsx';
import { useContactFailure, type ContactViewProps } from './words.tsx';

const form = 'new-contact-form';

/** The old one is proven: the new one. */
export function NewContact({ snapshot, send }: ContactViewProps) {
  const failureText = useContactFailure();
  const { standing, way, isMarked, failure } = snapshot.context;
  return (
    <form
      id={form}
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'account.submit' });
        focusMarked(event.currentTarget);
      }}
    >
      <p className="text-sm text-subtle">
        <Trans>Enter the new one. We send a code there.</Trans>
      </p>
      <AccountCard
        legend={null}
        offer={{ ways: [way], countries: standing?.countries ?? [] }}
        fields={snapshot.context}
        error={accountProblem(way, isMarked, failure && failureText(failure))}
        onWay={() => undefined}
        onChange={(field, value) => send({ type: 'field.change', field, value })}
      />
    </form>
  );
}

export function NewContactActions({ snapshot, send }: ContactViewProps) {
  const isReachable = useIsReachable();
  return (
    <>
      <Button type="submit" form={form} isWide disabled={!isReachable || !snapshot.can({ type: 'account.submit' })}>
        <Trans>Send the code</Trans>
      </Button>
      <StepBack onBack={() => send({ type: 'step.back' })}>
        <Trans comment="Button: back to the first step">Start again</Trans>
      </StepBack>
    </>
  );
}
