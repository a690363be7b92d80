import { ExactFact } from '#components/exact-fact.tsx';
import { FactList } from '#components/fact-list.tsx';
import { parseEntry, type AmountEntry } from '#domain/amount-input.ts';
import type { Currency } from '#domain/money.ts';
import { withdrawalFeeOf } from '#domain/withdrawal.ts';
import { Trans } from '@lingui/react/macro';
import { FeeFact } from './cost-facts.tsx';

/** What the typed amount costs and what arrives; as what is typed, it is not hidden. */
export function Costs({ entry, currency }: { entry: AmountEntry; currency: Currency }) {
  const parsed = parseEntry(entry);
  const amount = parsed.kind === 'amount' ? parsed.amount : 0n;
  const fee = withdrawalFeeOf(amount);
  return (
    <div className="mt-2.5" data-figures="shown" data-costs>
      <FactList>
        <FeeFact fee={fee} currency={currency} />
        <ExactFact label={<Trans>You receive</Trans>} amount={amount - fee} currency={currency} isTotal />
      </FactList>
    </div>
  );
}
