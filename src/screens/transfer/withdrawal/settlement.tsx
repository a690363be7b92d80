import { codes } from '#contract/codes.ts';
import { Figure } from '#kit/figure.tsx';
import type { ViewProps } from '#kit/flow-view.ts';
import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { Button } from '#components/button.tsx';
import { FailureState } from '#components/failure-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { doubtOf } from '#kit/settlement.tsx';
import { Trans } from '@lingui/react/macro';
import { DailyLimit } from './obstacle-words.tsx';

type WithdrawalViewProps = ViewProps<typeof withdrawalMachine>;

/** The server said no, or nothing left this device: either way nothing was withdrawn. */
export function Refused({ snapshot, send }: WithdrawalViewProps) {
  const failureText = useFailureText();
  const { failure, terms, subject: way } = snapshot.context;
  return (
    <FailureState
      title={failure ? failureText(failure) : <Trans>Your request was refused</Trans>}
      money={<Trans>Your balance is unchanged.</Trans>}
      next={
        <>
          {failure?.code === codes.limitReached && terms && (
            <Figure of={terms.options} as="inline">
              {(options) => <DailyLimit way={way} options={options} hasWords />}
            </Figure>
          )}{' '}
          <Trans>What you entered is kept.</Trans>
        </>
      }
      onRetry={() => send({ type: 'terms.refresh' })}
    />
  );
}

/** Other terms than those that were reviewed. */
export function Changed({ snapshot, send }: WithdrawalViewProps) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  return (
    <FailureState
      title={failure ? failureText(failure) : <Trans>The terms have changed</Trans>}
      money={<Trans>Your balance is unchanged.</Trans>}
      next={<Trans>What you entered is kept.</Trans>}
      action={
        <Button onClick={() => send({ type: 'terms.refresh' })}>
          <Trans>See new terms</Trans>
        </Button>
      }
    />
  );
}

export const doubt = doubtOf({
  title: (
    <Trans comment="Unknown outcome: we ask the server whether it happened">
      We're still confirming your withdrawal
    </Trans>
  ),
  isPayment: true,
  leave: (
    <LinkButton href="#/user/withrecord" isWide>
      <Trans>See records</Trans>
    </LinkButton>
  ),
});
