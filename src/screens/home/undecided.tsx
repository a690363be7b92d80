import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { Figure } from '#kit/figure.tsx';
import { Resource } from '#kit/resource.tsx';
import { useServices, useSession } from '#kit/services.tsx';
import { fresh } from '#domain/fresh.ts';
import type { Intent, IntentKind } from '#domain/intent.ts';
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
    words: <Trans>The answer to a purchase got lost. You are charged once at most.</Trans>,
  },
  income: {
    href: () => '#/user/receiveincome',
    words: <Trans>The answer to a receipt of income got lost. Nothing is taken twice.</Trans>,
  },
  rechargeUsdt: {
    href: () => '#/user/recharge',
    words: <Trans>The answer to a recharge in USDT got lost. Don't pay until you know its address.</Trans>,
  },
  rechargeCash: {
    href: () => '#/user/cashrecharge',
    words: <Trans>The answer to a recharge in rupees got lost. Don't pay until you know its reference.</Trans>,
  },
  withdrawUsdt: {
    href: () => '#/user/withdraw',
    words: <Trans>The answer to a withdrawal of USDT got lost. It goes out once at most.</Trans>,
  },
  withdrawCash: {
    href: () => '#/user/cashwithdraw',
    words: <Trans>The answer to a withdrawal of rupees got lost. It goes out once at most.</Trans>,
  },
  exchange: {
    href: () => '#/user/fund',
    words: <Trans>The answer to an exchange got lost. It happens once at most.</Trans>,
  },
  redeem: {
    href: () => '#/user/reward',
    words: <Trans>The answer to a redeemed code got lost. It counts once at most.</Trans>,
  },
  groupJoin: {
    href: () => '#/index/joinGroup',
    words: <Trans>The answer to a group bonus got lost. It is credited once at most.</Trans>,
  },
  signIn: {
    href: () => '#/index/sign',
    words: <Trans>The answer to a sign-in got lost. A day counts once at most.</Trans>,
  },
  dailyBonus: {
    href: () => '#/index/sign',
    words: <Trans>The answer to a daily bonus got lost. A day counts once at most.</Trans>,
  },
};

/** Money moves whose answer got lost: the member is told, and led to where it is cleared up. */
export function Undecided() {
  const { intents, clock } = useServices();
  const member = useSession()?.member ?? '';
  return (
    <Resource
      load={async () => fresh(await intents.undecided(member), clock.now())}
      skeleton={null}
      failed={() => <></>}
    >
      {(list) => (
        <Figure of={list}>{(open) => open.map((intent) => <Undecision key={intent.id} intent={intent} />)}</Figure>
      )}
    </Resource>
  );
}

function Undecision({ intent: { kind, subject } }: { intent: Intent }) {
  const { href, words } = leads[kind];
  return (
    <Notice
      tone="warning"
      action={
        <LinkButton href={href(subject)}>
          <Trans>Find out</Trans>
        </LinkButton>
      }
    >
      {words}
    </Notice>
  );
}
