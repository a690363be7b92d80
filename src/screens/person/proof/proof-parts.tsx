import { Amount } from '#components/amount.tsx';
import { Exactly, isRounded } from '#components/exact-fact.tsx';
import { currencies, type Sums } from '#domain/owed.ts';
import type { ReactNode } from 'react';

interface SumsProps {
  sums: Sums;
  isExact?: boolean;
  isSigned?: boolean;
}

/** Amounts by currency, each with all its digits; rupees only where there are any. */
export const SumsOf = ({ sums, isExact = false, isSigned = false }: SumsProps) => (
  <>
    {currencies.map((currency) =>
      currency === 'INR' && sums.INR === 0n ? null : (
        <span key={currency} className="me-4 inline-block">
          <Amount
            money={{ amount: sums[currency], currency }}
            size={isExact ? 'small' : 'normal'}
            isSigned={isSigned}
          />
          {isExact && isRounded(sums[currency]) && (
            <span className="ms-1.5 text-xs text-subtle">
              <Exactly amount={sums[currency]} currency={currency} />
            </span>
          )}
        </span>
      ),
    )}
  </>
);

interface HashProps {
  label: ReactNode;
  /** Lower-case hex. */
  hash: string;
}

/** A hash in full: shortened ones prove nothing. */
export const Hash = ({ label, hash }: HashProps) => (
  <p className="text-xs">
    <span className="block text-subtle">{label}</span>
    <bdi dir="ltr" className="block text-start font-mono break-all select-all rtl:text-end">
      {hash}
    </bdi>
  </p>
);
