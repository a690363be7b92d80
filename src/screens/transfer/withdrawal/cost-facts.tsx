import { Amount } from '#components/amount.tsx';
import { ExactFact, Exactly, isRounded } from '#components/exact-fact.tsx';
import { withdrawalFee } from '#domain/limits.ts';
import type { Currency } from '#domain/money.ts';
import { Trans } from '@lingui/react/macro';

/** What leaves: read first. */
export const Net = ({ net, currency }: { net: bigint; currency: Currency }) => (
  <div className="mb-4">
    <p className="text-sm text-subtle">
      <Trans comment="Amount that reaches the payee, after the fee">You receive</Trans>
    </p>
    <p data-net>
      <Amount money={{ amount: net, currency }} size="hero" />
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
