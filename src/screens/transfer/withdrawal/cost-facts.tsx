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

/** An amount with all its digits beside it where two decimals don't say it: figures rounded down need not add up. */
export function ExactFact({ label, amount, currency, isTotal = false }: ExactFactProps) {
  const isRounded = amount % (unit / 100n) !== 0n;
  return (
    <Fact
      label={label}
      isTotal={isTotal}
      {...(isRounded && {
        hint: (
          <Trans>
            exactly{' '}
            <bdi dir="ltr" data-figure>
              {toDecimal(amount)}
            </bdi>
          </Trans>
        ),
      })}
    >
      <Amount money={{ amount, currency }} />
    </Fact>
  );
}

const percent = Number(withdrawalFee) / 100;

/** The fee as an amount, before it is agreed to. */
export const FeeFact = ({ fee, currency }: { fee: bigint; currency: Currency }) => (
  <ExactFact label={<Trans>Fee, {percent}%</Trans>} amount={-fee} currency={currency} />
);
