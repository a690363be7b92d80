/** Record types (product 11.2) and statuses (product 11.3) in the member's language; a status is a word and a shape. */
import { Badge, type BadgeTone } from '#components/badge.tsx';
import type { MoneyRecord, RecordGroup, RecordStatus, RecordType } from '#domain/wallet.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export const typeWords: Record<RecordType, ReactNode> = {
  recharge: <Trans context="kind of record">Recharge</Trans>,
  withdrawal: <Trans comment="Kind of record: play money paid out">Withdrawal</Trans>,
  buyMachine: <Trans comment="Kind of record: the price of a rental">Buy machine</Trans>,
  dailyIncome: <Trans comment="Kind of record: what a machine paid for a day">Daily income</Trans>,
  teamBenefits: <Trans comment="Kind of record: bonuses from the team">Team benefits</Trans>,
  bonus: <Trans comment="Kind of record: a bonus">Bonus</Trans>,
  randomBonus: <Trans comment="Kind of bonus, paid at random">Random bonus</Trans>,
  referralBonus: <Trans comment="Kind of record: bonus for an invited member">Referral bonus</Trans>,
  referralBonusB: <Trans>Referral B bonus</Trans>,
  referralBonusC: <Trans>Referral C bonus</Trans>,
  referralBonusD: <Trans>Referral D bonus</Trans>,
  withdrawalCancelled: (
    <Trans comment="The member took a withdrawal back; also a kind of record">Withdrawal cancelled</Trans>
  ),
  orderCancelled: <Trans comment="The member took a new order back; also a kind of record">Order cancelled</Trans>,
  withdrawalFailed: <Trans comment="Kind of record: the amount came back">Withdrawal failed</Trans>,
  governmentSubsidy: <Trans comment="Kind of record; never issued here">Government subsidy</Trans>,
  returnOfPrincipal: <Trans>Return of principal</Trans>,
  welcomeBonus: <Trans comment="Bonus of a new member">Welcome bonus</Trans>,
  registrationGift: <Trans comment="Bonus of a new member for registering">Registration gift</Trans>,
  exchange: <Trans comment="Kind of record: rupees to USDT, noun">Exchange</Trans>,
};

export const groupWords: Record<RecordGroup, ReactNode> = {
  1: <Trans context="all records">All</Trans>,
  2: <Trans context="kind of record">Recharge</Trans>,
  3: <Trans>Withdrawal</Trans>,
  4: <Trans comment="Filter of records: prices of rentals">Machines</Trans>,
  5: <Trans>Bonus and rewards</Trans>,
  6: <Trans>Exchange</Trans>,
  7: <Trans>Daily income</Trans>,
};

const statuses: Record<RecordStatus, { tone: BadgeTone; word: ReactNode }> = {
  succeeded: { tone: 'positive', word: <Trans comment="State of a record">Succeeded</Trans> },
  failed: { tone: 'negative', word: <Trans comment="State of a withdrawal or payment">Failed</Trans> },
  cancelled: {
    tone: 'neutral',
    word: <Trans comment="State of a withdrawal or record: its member took it back">Cancelled by you</Trans>,
  },
  processing: { tone: 'info', word: <Trans comment="State of a withdrawal: on its way">Processing</Trans> },
  pending: {
    tone: 'warning',
    word: <Trans comment="State of a withdrawal or record: not processed yet">Pending</Trans>,
  },
  arrived: { tone: 'positive', word: <Trans comment="State: the money has reached its payee">Arrived</Trans> },
  expired: { tone: 'neutral', word: <Trans comment="State: its time is over">Expired</Trans> },
  // The words of an income's own row.
  received: { tone: 'positive', word: <Trans>In your balance</Trans> },
  notReceived: { tone: 'sun', word: <Trans context="income">Due</Trans> },
  credited: {
    tone: 'positive',
    word: <Trans comment="State of a bonus: it was paid into the balance">Credited</Trans>,
  },
  notCredited: { tone: 'negative', word: <Trans comment="State of a bonus: it wasn't paid">Not credited</Trans> },
  unpaid: { tone: 'warning', word: <Trans comment="State of a record: nothing was paid yet">Unpaid</Trans> },
  paid: { tone: 'positive', word: <Trans comment="State of a record: paid">Paid</Trans> },
};

export function RecordStatusBadge({ status }: { status: RecordStatus }) {
  const { tone, word } = statuses[status];
  return <Badge tone={tone}>{word}</Badge>;
}

const done: readonly RecordStatus[] = ['succeeded', 'arrived', 'received', 'credited', 'paid'];

/** The amount says it all. */
export const isDone = (status: RecordStatus): boolean => done.includes(status);

const undone: readonly RecordStatus[] = ['notCredited', 'failed', 'cancelled', 'expired', 'unpaid'];

/** What did not reach the member has no plus and no green. */
export const signOf = ({ status }: MoneyRecord) =>
  undone.includes(status) ? ({ isSigned: false, tone: 'subtle' } as const) : { isSigned: true };
