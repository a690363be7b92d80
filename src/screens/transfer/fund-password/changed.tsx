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
    <Trans>Fund password changed</Trans>
  ) : (
    <Trans comment="Title: it is set now, for the first time">Fund password set</Trans>
  );
  return (
    <>
      <Notice tone="positive" title={title} isLive>
        <Trans>The fund password isn't saved on this device.</Trans>
      </Notice>
      {isForgotten && (
        <Notice tone="warning">
          <Plural
            value={restHours}
            one="Withdrawals are paused for # hour"
            other="Withdrawals are paused for # hours"
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
      {then === null ? (
        <Trans comment="Button or title: pays play money out, verb">Withdraw</Trans>
      ) : (
        <Trans comment="Button: goes on with the withdrawal">Continue</Trans>
      )}
    </LinkButton>
  );
}
