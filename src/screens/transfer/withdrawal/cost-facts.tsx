import { Amount } from '#components/amount.tsx';
import { Fact } from '#components/fact-list.tsx';
import { withdrawalFee } from '#domain/limits.ts';
import { toDecimal, unit, type Currency } from '#domain/money.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface ExactFactProps {
  label: ReactNode;
  amount: bigint;
  currency: Currency;
  isTotal?: boolean;
}

/** Two decimals don't say it. */
const isRounded = (amount: bigint): boolean => amount % (unit / 100n) !== 0n;

const Exactly = ({ amount }: { amount: bigint }) => (
  <Trans>
    exactly{' '}
    <bdi dir="ltr" data-figure>
      {toDecimal(amount < 0n ? -amount : amount)}
    </bdi>
  </Trans>
);

/** What leaves: read first. */
export const Net = ({ net, currency }: { net: bigint; currency: Currency }) => (
  <div className="mb-4">
    <p className="text-sm text-subtle">
      <Trans>You receive</Trans>
    </p>
    <p data-net>
      <Amount money={{ amount: net, currency }} size="hero" />
    </p>
    {isRounded(net) && (
      <p className="text-xs text-subtle">
        <Exactly amount={net} />
      </p>
    )}
  </div>
);

/** An amount with all its digits beside it where two decimals don't say it: figures rounded down need not add up. */
export function ExactFact({ label, amount, currency, isTotal = false }: ExactFactProps) {
  return (
    <Fact label={label} isTotal={isTotal} {...(isRounded(amount) && { hint: <Exactly amount={amount} /> })}>
      <Amount money={{ amount, currency }} />
    </Fact>
  );
}

export const feePercent = Number(withdrawalFee) / 100;

/** The fee as an amount, before it is agreed to. */
export const FeeFact = ({ fee, currency }: { fee: bigint; currency: Currency }) => (
  <ExactFact label={<Trans>Fee, {feePercent}%</Trans>} amount={-fee} currency={currency} />
);
