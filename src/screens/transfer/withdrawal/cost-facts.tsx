import { Amount } from '#components/amount.tsx';
import { ExactFact, Exactly, isRounded } from '#components/exact-fact.tsx';
import { withdrawalFee } from '#domain/limits.ts';
import type { Currency } from '#domain/money.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface NetProps {
  label?: ReactNode;
  net: bigint;
  currency: Currency;
  /** Says beside the amount that it is play money. */
  isReceipt?: boolean;
}

/** What leaves, or came back: read first. */
export const Net = ({ label, net, currency, isReceipt = false }: NetProps) => (
  <div className="mb-4">
    <h2 className="text-sm text-subtle">
      {label ?? <Trans comment="Amount that reaches the payee, after the fee">You receive</Trans>}
    </h2>
    <p data-net>
      <Amount money={{ amount: net, currency }} size="hero" hasWords={isReceipt} />
    </p>
    {isRounded(net) && (
      <p className="text-xs text-subtle">
        <Exactly amount={net} currency={currency} />
      </p>
    )}
  </div>
);

export const feePercent = Number(withdrawalFee) / 100;

/** The fee as an amount, before it is agreed to. */
export const FeeFact = ({ fee, currency }: { fee: bigint; currency: Currency }) => (
  <ExactFact
    label={<Trans comment="Amount taken from a withdrawal">Fee, {feePercent}%</Trans>}
    amount={-fee}
    currency={currency}
  />
);
