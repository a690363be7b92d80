import type { ViewProps } from '#kit/flow-view.ts';
import type { depositMachine } from '#machines/deposit/deposit.machine.ts';
import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { Skeleton, SkeletonBlock, SkeletonCard } from '#components/skeleton.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { Figure } from '#kit/figure.tsx';
import { useIsReachable } from '#kit/services.tsx';
import { ReadFailure } from '#kit/read-failure.tsx';
import type { RechargeStage } from '#domain/recharge.ts';
import { stageOf } from '#machines/deposit/deposit.machine.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Credited, CreditedActions, Expired, ExpiredActions, Late, Overpaid } from './closed-stages.tsx';
import type { StageProps } from './standing-card.tsx';
import { LeaveActions, Partial, PartialActions, Unconfirmed, Unpaid } from './open-stages.tsx';

type DepositViewProps = ViewProps<typeof depositMachine>;

interface StageView {
  body: (props: StageProps) => ReactNode;
  /** Under the thumb. */
  actions: (props: StageProps) => ReactNode;
}

const stageViews: Record<RechargeStage, StageView> = {
  unpaid: { body: Unpaid, actions: LeaveActions },
  unconfirmed: { body: Unconfirmed, actions: LeaveActions },
  partial: { body: Partial, actions: PartialActions },
  credited: { body: Credited, actions: CreditedActions },
  overpaid: { body: Overpaid, actions: CreditedActions },
  late: { body: Late, actions: CreditedActions },
  expired: { body: Expired, actions: ExpiredActions },
};

/** How it stood when it was read last; while it is read again, too. */
export function Standing({ snapshot, send }: DepositViewProps) {
  const { deposit } = snapshot.context;
  const stage = stageOf(snapshot.context);
  if (!deposit || !stage) return null;
  const { body: Body } = stageViews[stage];
  return (
    <>
      <ReadingFailed snapshot={snapshot} />
      <Figure of={deposit}>
        {(recharge) => (
          <div className="space-y-4">
            <Body recharge={recharge} refresh={() => send({ type: 'deposit.refresh' })} />
          </div>
        )}
      </Figure>
    </>
  );
}

export function StandingActions({ snapshot, send }: DepositViewProps) {
  const { deposit } = snapshot.context;
  const stage = stageOf(snapshot.context);
  if (!deposit || !stage) return <SkeletonBlock height="3rem" />;
  const { actions: Actions } = stageViews[stage];
  return (
    <Figure of={deposit}>
      {(recharge) => <Actions recharge={recharge} refresh={() => send({ type: 'deposit.refresh' })} />}
    </Figure>
  );
}

/** The last reading failed. Without a connection the screen says so already. */
function ReadingFailed({ snapshot }: Pick<DepositViewProps, 'snapshot'>) {
  const failureText = useFailureText();
  const isReachable = useIsReachable();
  const { failure } = snapshot.context;
  if (!failure || !isReachable) return null;
  return (
    <Notice tone="warning" title={failureText(failure)}>
      <Trans>What arrives is still credited.</Trans>
    </Notice>
  );
}

export const DepositLoading = () => (
  <Skeleton>
    <SkeletonCard lines={3} />
    <SkeletonBlock height="24rem" />
  </Skeleton>
);

export function DepositFailed({ snapshot, send }: DepositViewProps) {
  const { failure } = snapshot.context;
  return (
    <ReadFailure
      failure={failure}
      money={<Trans>What arrives is still credited.</Trans>}
      onRetry={() => send({ type: 'deposit.refresh' })}
      action={
        <LinkButton href="#/user/newrecharge">
          <Trans>See open recharges</Trans>
        </LinkButton>
      }
    />
  );
}
