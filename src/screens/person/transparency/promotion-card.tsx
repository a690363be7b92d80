import { Card } from '#components/card.tsx';
import { ExactFact } from '#components/exact-fact.tsx';
import { FactList } from '#components/fact-list.tsx';
import type { PromotionBudget } from '#domain/transparency.ts';
import { RuleWords } from '#features/wallet/rule-words.tsx';
import { Trans } from '@lingui/react/macro';

/** What fees put into the promotion budget, what each rule took, what is left (rule P5). */
export function PromotionCard({ promotion }: { promotion: PromotionBudget }) {
  return (
    <Card title={<Trans comment="The account that pays bonuses, filled by fees">Promotion budget</Trans>}>
      <FactList>
        {promotion.in.map(({ rule, amount }) => (
          <ExactFact key={rule} label={<RuleWords rule={rule} as="budget" />} amount={amount} currency="USDT" />
        ))}
        {promotion.out.map(({ rule, amount }) => (
          <ExactFact key={rule} label={<RuleWords rule={rule} as="budget" />} amount={-amount} currency="USDT" />
        ))}
        <ExactFact label={<Trans>Left for bonuses</Trans>} amount={promotion.balance} currency="USDT" isTotal />
      </FactList>
      <p className="mt-4 text-sm text-subtle">
        <Trans>The budget gets only half of each day's fees, and its own money back from ended orders.</Trans>{' '}
        <Trans>If the budget holds less than a bonus, that bonus isn't credited, now or later.</Trans>{' '}
        <Trans>The exception is a redeem code: you can try it again later.</Trans>{' '}
        <Trans>No bonus depends on what anyone pays in.</Trans>
      </p>
    </Card>
  );
}
