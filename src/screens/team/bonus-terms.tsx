import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { ExactFact } from '#components/exact-fact.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { Notice } from '#components/notice.tsx';
import { inviteLevels, type ShareInfo } from '#domain/sharing.ts';
import { Trans } from '@lingui/react/macro';
import { levelNames, levelWords } from './level-words.tsx';

/** What a bonus is. */
export const BonusTerms = ({ share: { bonuses } }: { share: ShareInfo }) => (
  <Card title={<Trans>What a bonus is</Trans>}>
    <FactList>
      {inviteLevels.map((level) => (
        <Fact key={level} label={levelNames[level]} hint={levelWords[level]}>
          <Amount money={{ amount: bonuses[level], currency: 'USDT' }} />
        </Fact>
      ))}
    </FactList>
    <p className="mt-4 text-sm">
      <Trans>
        The promotion budget pays a fixed bonus after the first full day of an invited member's first order, whatever
        they pay.
      </Trans>{' '}
      <Trans>Later orders and free trials bring no bonus.</Trans>
    </p>
  </Card>
);

/** Who pays it, and what is there to pay it from. */
export function Payer({ share: { bonuses, budget } }: { share: ShareInfo }) {
  return (
    <Card title={<Trans>Who pays a bonus</Trans>}>
      <FactList>
        <ExactFact label={<Trans>In the promotion budget now</Trans>} amount={budget} currency="USDT" />
      </FactList>
      <p className="mt-4 text-sm">
        <Trans>The promotion budget pays it.</Trans>{' '}
        <Trans>The budget gets only half of each day's fees, and its own money back from ended orders.</Trans>{' '}
        <Trans>If the budget holds less than a bonus, that bonus isn't credited, now or later.</Trans>
      </p>
      {budget < bonuses.B && (
        <div className="mt-4">
          <Notice tone="warning">
            <Trans>The budget holds less than a level B bonus now.</Trans>
          </Notice>
        </div>
      )}
      <p className="mt-3 text-sm">
        <a href="#/index/transparency" className="font-medium text-link underline underline-offset-4">
          <Trans>What the budget received and paid</Trans>
        </a>
      </p>
    </Card>
  );
}
