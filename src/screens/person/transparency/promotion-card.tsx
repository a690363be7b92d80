import { Card } from '#components/card.tsx';
import { ExactFact } from '#components/exact-fact.tsx';
import { FactList } from '#components/fact-list.tsx';
import type { PromotionBudget } from '#domain/transparency.ts';
import { Trans } from '@lingui/react/macro';
import { budgetWords } from './budget-words.tsx';

/** What fees put into the promotion budget, what each rule took, what is left (rule P5). */
export function PromotionCard({ promotion }: { promotion: PromotionBudget }) {
  return (
    <Card title={<Trans>Promotion budget</Trans>}>
      <FactList>
        {promotion.in.map(({ rule, amount }) => (
          <ExactFact key={rule} label={budgetWords(rule)} amount={amount} currency="USDT" />
        ))}
        {promotion.out.map(({ rule, amount }) => (
          <ExactFact key={rule} label={budgetWords(rule)} amount={-amount} currency="USDT" />
        ))}
        <ExactFact label={<Trans>Left for bonuses</Trans>} amount={promotion.balance} currency="USDT" isTotal />
      </FactList>
      <p className="mt-4 text-sm text-subtle">
        <Trans>
          Half of each day's fees fill it, and what it paid for an order comes back when that ends; nothing else does.
          When it is empty, a bonus is not credited, and its record says so. No bonus depends on what somebody pays in.
        </Trans>
      </p>
    </Card>
  );
}
