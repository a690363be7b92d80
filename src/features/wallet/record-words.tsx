/** Record types (product 11.2) and statuses (product 11.3) in the member's language; a status is a word and a shape. */
import { Badge, type BadgeTone } from '#components/badge.tsx';
import type { MoneyRecord, RecordGroup, RecordStatus, RecordType } from '#domain/wallet.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export const typeWords: Record<RecordType, ReactNode> = {
  recharge: <Trans>Recharge</Trans>,
  withdrawal: <Trans>Withdrawal</Trans>,
  buyMachine: <Trans>Buy machine</Trans>,
  dailyIncome: <Trans>Daily income</Trans>,
  teamBenefits: <Trans>Team benefits</Trans>,
  bonus: <Trans>Bonus</Trans>,
  randomBonus: <Trans>Random bonus</Trans>,
  referralBonus: <Trans>Referral bonus</Trans>,
  referralBonusB: <Trans>Referral B bonus</Trans>,
  referralBonusC: <Trans>Referral C bonus</Trans>,
  referralBonusD: <Trans>Referral D bonus</Trans>,
  withdrawalFailed: <Trans>Withdrawal failed</Trans>,
  governmentSubsidy: <Trans>Government subsidy</Trans>,
  returnOfPrincipal: <Trans>Return of principal</Trans>,
  welcomeBonus: <Trans>Welcome bonus</Trans>,
  registrationGift: <Trans>Registration gift</Trans>,
  exchange: <Trans>Exchange</Trans>,
};

export const groupWords: Record<RecordGroup, ReactNode> = {
  1: <Trans context="all records">All</Trans>,
  2: <Trans>Recharge</Trans>,
  3: <Trans>Withdrawal</Trans>,
  4: <Trans>Machines</Trans>,
  5: <Trans>Bonus and rewards</Trans>,
  6: <Trans>Exchange</Trans>,
  7: <Trans>Daily income</Trans>,
};

const statuses: Record<RecordStatus, { tone: BadgeTone; word: ReactNode }> = {
  succeeded: { tone: 'positive', word: <Trans>Succeeded</Trans> },
  failed: { tone: 'negative', word: <Trans>Failed</Trans> },
  processing: { tone: 'info', word: <Trans>Processing</Trans> },
  pending: { tone: 'warning', word: <Trans>Pending</Trans> },
  arrived: { tone: 'positive', word: <Trans>Arrived</Trans> },
  expired: { tone: 'neutral', word: <Trans>Expired</Trans> },
  received: { tone: 'positive', word: <Trans>Received</Trans> },
  notReceived: { tone: 'sun', word: <Trans>Not received</Trans> },
  credited: { tone: 'positive', word: <Trans>Credited</Trans> },
  notCredited: { tone: 'negative', word: <Trans>Not credited</Trans> },
  unpaid: { tone: 'warning', word: <Trans>Unpaid</Trans> },
  paid: { tone: 'positive', word: <Trans>Paid</Trans> },
};

export function RecordStatusBadge({ status }: { status: RecordStatus }) {
  const { tone, word } = statuses[status];
  return <Badge tone={tone}>{word}</Badge>;
}

const done: readonly RecordStatus[] = ['succeeded', 'arrived', 'received', 'credited', 'paid'];

/** The amount says it all. */
export const isDone = (status: RecordStatus): boolean => done.includes(status);

/** What did not reach the member has no plus and no green. */
export const signOf = ({ status }: MoneyRecord) =>
  status === 'notCredited' || status === 'failed' ? ({ isSigned: false, tone: 'subtle' } as const) : { isSigned: true };
