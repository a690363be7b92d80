import { Badge, type BadgeTone } from '#components/badge.tsx';
import { rechargeStageOf, type Recharge, type RechargeStage } from '#domain/recharge.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const words: Record<RechargeStage, { tone: BadgeTone; word: ReactNode }> = {
  unpaid: { tone: 'sun', word: <Trans>Waiting for payment</Trans> },
  unconfirmed: {
    tone: 'info',
    word: <Trans comment="State of a recharge: the chain confirms it">Being confirmed</Trans>,
  },
  partial: { tone: 'warning', word: <Trans>Paid in part</Trans> },
  credited: {
    tone: 'positive',
    word: <Trans comment="State of a bonus: it was paid into the balance">Credited</Trans>,
  },
  overpaid: { tone: 'positive', word: <Trans>More than asked</Trans> },
  late: {
    tone: 'positive',
    word: <Trans comment="State of a recharge: paid after its time, and credited">Credited late</Trans>,
  },
  expired: { tone: 'neutral', word: <Trans comment="State: its time is over">Expired</Trans> },
};

/** How a recharge stands. */
export function StageBadge({ recharge }: { recharge: Recharge }) {
  const { tone, word } = words[rechargeStageOf(recharge)];
  return <Badge tone={tone}>{word}</Badge>;
}
