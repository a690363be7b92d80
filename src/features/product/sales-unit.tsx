import { loadExchangeRate } from '#api/exchange.ts';
import { Amount } from '#components/amount.tsx';
import { useChoice } from '#kit/device-choices.ts';
import { Figure } from '#kit/figure.tsx';
import { Resource } from '#kit/resource.tsx';
import { When } from '#kit/when.tsx';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SalesRate } from './sales-rate.ts';

/** Around prices: reads the rate where a member wants to see rupees first. Without one they stay in USDT. */
export function SalesUnit({ children }: { children: ReactNode }) {
  const [unit] = useChoice('unit');
  if (unit === 'USDT') return children;
  return (
    <Resource load={loadExchangeRate} skeleton={children} failed={() => children}>
      {(quote) => (
        <Figure of={quote}>
          {({ rate, rateAt }) => (
            <SalesRate value={rate}>
              {children}
              <p className="mt-2 text-sm text-subtle">
                <Trans comment="Price of 1 USDT in rupees, and when it was set">
                  1 USDT is <Amount money={{ amount: rate, currency: 'INR' }} size="small" tone="subtle" />, set{' '}
                  <When at={rateAt} />. You pay in USDT.
                </Trans>
              </p>
            </SalesRate>
          )}
        </Figure>
      )}
    </Resource>
  );
}
