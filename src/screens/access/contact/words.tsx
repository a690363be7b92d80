/** What the steps of a change say of it. */
import { codes } from '#contract/codes.ts';
import type { Failure } from '#domain/failure.ts';
import { useFailureText } from '#kit/failure-text.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import type { changeContactMachine } from '#machines/change-contact/change-contact.machine.ts';
import { Trans, useLingui } from '@lingui/react/macro';

export type ContactViewProps = ViewProps<typeof changeContactMachine>;

/** Who can't read the first code: it is the old one's. */
export const ProofLost = ({ snapshot }: Pick<ContactViewProps, 'snapshot'>) =>
  snapshot.matches('verifyingOld') || snapshot.matches('proving') ? (
    <p className="text-sm text-subtle">
      <Trans>
        Can't read codes there any more?{' '}
        <a href="#/user/manager" className="font-medium underline underline-offset-4">
          Ask customer service
        </a>
        .
      </Trans>
    </p>
  ) : null;

/** What is taken is told to who has the code alone, and in other words than to who registers. */
export function useContactFailure(): (failure: Failure) => string {
  const { t } = useLingui();
  const failureText = useFailureText();
  return (failure) =>
    failure.kind === 'rejected' && failure.code === codes.accountExists
      ? t({
          message: 'Another account uses this one. Enter a different one',
          comment: 'Of a new phone number or e-mail',
        })
      : failureText(failure);
}
