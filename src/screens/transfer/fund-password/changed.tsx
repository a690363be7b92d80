import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { useThen } from '#kit/then.ts';
import { fundPasswordRest, hour } from '#domain/limits.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import type { fundPasswordMachine } from '#machines/fund-password/fund-password.machine.ts';
import { Plural, Trans } from '@lingui/react/macro';

type FundPasswordViewProps = ViewProps<typeof fundPasswordMachine>;

const restHours = fundPasswordRest / hour;

export function Changed({ snapshot }: FundPasswordViewProps) {
  const { standing, isForgotten } = snapshot.context;
  const title = standing?.hasPassword ? (
    <Trans>Your fund password is changed</Trans>
  ) : (
    <Trans>Your fund password is set</Trans>
  );
  return (
    <>
      <Notice tone="positive" title={title} isLive>
        <Trans>You type it at each withdrawal. This device doesn't keep it.</Trans>
      </Notice>
      {isForgotten && (
        <Notice tone="warning">
          <Plural
            value={restHours}
            one="Withdrawals rest for # hour from now. Your money stays where it is."
            other="Withdrawals rest for # hours from now. Your money stays where it is."
          />
        </Notice>
      )}
    </>
  );
}

export function ChangedActions() {
  const then = useThen();
  return (
    <LinkButton href={`#${then ?? '/user/allExtract'}`} variant="primary" isWide isUp>
      {then === null ? <Trans>See how to withdraw</Trans> : <Trans>Go on where you were</Trans>}
    </LinkButton>
  );
}
