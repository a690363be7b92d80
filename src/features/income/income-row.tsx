import { Amount } from '#components/amount.tsx';
import { Badge, type BadgeTone } from '#components/badge.tsx';
import type { Income, IncomeStatus } from '#domain/wallet.ts';
import { When } from '#kit/when.tsx';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const statuses: Record<IncomeStatus, { tone: BadgeTone; word: ReactNode }> = {
  notReceived: { tone: 'sun', word: <Trans context="income">Due</Trans> },
  processing: { tone: 'info', word: <Trans>On its way</Trans> },
  received: { tone: 'positive', word: <Trans>In your balance</Trans> },
};

/** Of a day on which the machine earned nothing. */
const unpaid = {
  tone: 'negative',
  word: <Trans comment="State of a bonus: it wasn't paid">Not credited</Trans>,
} as const;

interface IncomeRowProps {
  income: Income;
  /** Its order is clear from the screen: the machine's name is left out. */
  isOfOneOrder?: boolean;
}

/** One daily income, with what was missing that day; opens its record. */
export function IncomeRow({ income, isOfOneOrder = false }: IncomeRowProps) {
  const { tone, word } = income.paid === 0n ? unpaid : statuses[income.status];
  return (
    <a
      href={`#/user/record?id=${encodeURIComponent(income.id)}`}
      className="flex flex-wrap items-center gap-3 rounded-lg bg-raised px-4 py-3 shadow-card transition hover:bg-sunken"
    >
      <span className="words-28">
        <span className="block font-medium">
          {isOfOneOrder ? (
            <Trans comment="The first, second, … day of an order">Day {income.dayIndex}</Trans>
          ) : (
            <bdi>{income.name}</bdi>
          )}
        </span>
        <span className="block text-sm text-subtle">
          <When at={income.dueAt} />
        </span>
        {income.shortfall > 0n && (
          <span className="block text-sm text-warning">
            <Trans>
              <Amount money={{ amount: income.shortfall, currency: 'USDT' }} tone="inherit" /> less than stated
            </Trans>
          </span>
        )}
      </span>
      <span className="ms-auto shrink-0 space-y-1 text-end">
        <span className="block">
          <Amount money={{ amount: income.paid, currency: 'USDT' }} isSigned />
        </span>
        <Badge tone={tone}>{word}</Badge>
      </span>
    </a>
  );
}
