import { toDecimal, unit, type Currency, type Money } from '#domain/money.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Amount, PlayFigure } from './amount.tsx';
import { Fact } from './fact-list.tsx';

interface ExactFactProps {
  label: ReactNode;
  amount: bigint;
  currency: Currency;
  isTotal?: boolean;
}

/** Whether two decimals don't say it. */
export const isRounded = (amount: bigint): boolean => amount % (unit / 100n) !== 0n;

/** All digits of an amount. */
export const Exactly = ({ amount, currency }: Money) => (
  <Trans comment="Spoken: an amount with all its decimals">
    exactly <PlayFigure of={currency}>{toDecimal(amount < 0n ? -amount : amount)}</PlayFigure>
  </Trans>
);

/** An amount with all its digits beside it where two decimals don't say it: figures rounded down need not add up. */
export function ExactFact({ label, amount, currency, isTotal = false }: ExactFactProps) {
  return (
    <Fact
      label={label}
      isTotal={isTotal}
      {...(isRounded(amount) && { hint: <Exactly amount={amount} currency={currency} /> })}
    >
      <Amount money={{ amount, currency }} />
    </Fact>
  );
}
