import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { Figure } from '#kit/figure.tsx';
import { ResourceView, useResource } from '#kit/resource.tsx';
import { useServices } from '#kit/services.tsx';
import { ofDevice } from '#domain/fresh-age.ts';
import type { Intent, IntentKind } from '#domain/intent.ts';
import { undecidedMoves } from '#services/quiet.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface Lead {
  /** Where it is cleared up; the flow there asks about the intent first. */
  href: (subject: string) => string;
  words: ReactNode;
}

const leads: Record<IntentKind, Lead> = {
  purchase: {
    href: (productId) => `#/index/detail?productId=${encodeURIComponent(productId)}`,
    words: (
      <Trans comment="Unknown outcome: we ask the server whether it happened">We're still confirming your rental</Trans>
    ),
  },
  cancelOrder: {
    href: (orderId) => `#/user/orders?id=${encodeURIComponent(orderId)}&cancel=1`,
    words: (
      <Trans comment="Unknown outcome: we ask the server whether it was cancelled">
        We're still confirming your cancellation
      </Trans>
    ),
  },
  income: {
    href: () => '#/user/receiveincome',
    words: (
      <Trans comment="Unknown outcome: we ask the server whether it happened">We're still confirming your income</Trans>
    ),
  },
  rechargeUsdt: {
    href: () => '#/user/recharge',
    words: (
      <Trans comment="Unknown outcome: we ask the server whether it happened">
        We're still confirming your recharge. Don't pay until then.
      </Trans>
    ),
  },
  rechargeCash: {
    href: () => '#/user/cashrecharge',
    words: <Trans>We're still confirming your recharge. Don't pay until then.</Trans>,
  },
  withdrawUsdt: {
    href: () => '#/user/withdraw',
    words: (
      <Trans comment="Unknown outcome: we ask the server whether it happened">
        We're still confirming your withdrawal
      </Trans>
    ),
  },
  withdrawCash: {
    href: () => '#/user/cashwithdraw',
    words: <Trans>We're still confirming your withdrawal</Trans>,
  },
  cancelWithdrawal: {
    href: (withdrawalId) => `#/user/withrecord?id=${encodeURIComponent(withdrawalId)}&cancel=1`,
    words: (
      <Trans comment="Unknown outcome: we ask the server whether the withdrawal was cancelled">
        We're still confirming your cancellation
      </Trans>
    ),
  },
  exchange: {
    href: () => '#/user/fund',
    words: (
      <Trans comment="Unknown outcome: we ask the server whether it happened">
        We're still confirming your exchange
      </Trans>
    ),
  },
  redeem: {
    href: () => '#/user/reward',
    words: (
      <Trans comment="Unknown outcome: we ask the server whether it happened">
        We're still confirming your redeem code
      </Trans>
    ),
  },
  groupJoin: {
    href: () => '#/index/joinGroup',
    words: (
      <Trans comment="Unknown outcome: we ask the server whether it happened">
        We're still confirming your group bonus
      </Trans>
    ),
  },
  signIn: {
    href: () => '#/index/sign',
    words: (
      <Trans comment="Unknown outcome: we ask the server whether it happened">
        We're still confirming your check-in
      </Trans>
    ),
  },
  dailyBonus: {
    href: () => '#/index/sign',
    words: (
      <Trans comment="Unknown outcome: we ask the server whether it happened">
        We're still confirming your daily bonus
      </Trans>
    ),
  },
};

/** Money moves whose answer got lost, as this device keeps them. */
export function useUndecided() {
  const services = useServices();
  return useResource(async () => ofDevice(await undecidedMoves(services)));
}

/** The member is told of them, and led to where each is cleared up. */
export const Undecided = ({ of }: { of: ReturnType<typeof useUndecided> }) => (
  <ResourceView of={of} skeleton={null} failed={() => <></>}>
    {(list) => (
      <Figure of={list}>{(open) => open.map((intent) => <Undecision key={intent.id} intent={intent} />)}</Figure>
    )}
  </ResourceView>
);

function Undecision({ intent: { kind, subject } }: { intent: Intent }) {
  const { href, words } = leads[kind];
  return (
    <Notice
      tone="warning"
      action={
        <LinkButton href={href(subject)}>
          <Trans comment="Button: asks the server now whether the request went through">Check now</Trans>
        </LinkButton>
      }
    >
      {words}
    </Notice>
  );
}
