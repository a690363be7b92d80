import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { List, ListRow } from '#components/list-row.tsx';
import type { Currency } from '#domain/money.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Where some of it stands. */
export interface BalancePart {
  label: ReactNode;
  hint: ReactNode;
  amount: bigint;
  href: string;
}

interface CurrencyCardProps {
  currency: Currency;
  parts: readonly BalancePart[];
  /** Its sum is what the screen shows first. */
  isFirst?: boolean;
  children?: ReactNode;
}

/** All of one currency: its sum, and each part with the way to it. */
export function CurrencyCard({ currency, parts, isFirst = false, children }: CurrencyCardProps) {
  const sum = parts.reduce((total, { amount }) => total + amount, 0n);
  return (
    <Card isFlush>
      <div className="px-4.5 pt-4 pb-3">
        <h2 className="text-sm text-subtle">
          {currency === 'USDT' ? <Trans>All your USDT</Trans> : <Trans>All your rupees</Trans>}
        </h2>
        <p data-sum={currency}>
          <Amount money={{ amount: sum, currency }} size={isFirst ? 'hero' : 'large'} />
        </p>
      </div>
      <div className="border-t border-line">
        <List>
          {parts.map(({ label, hint, amount, href }) => (
            <ListRow
              key={href}
              href={href}
              title={label}
              detail={hint}
              value={<Amount money={{ amount, currency }} />}
              hasArrow
            />
          ))}
        </List>
      </div>
      {children}
    </Card>
  );
}
