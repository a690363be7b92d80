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
        It comes once for each member, when the first order that they bought has had its first full day, whatever its
        price. A later order brings nothing more, and a free trial order brings nothing.
      </Trans>
    </p>
  </Card>
);

/** Who pays it, and what is there to pay it from. */
export function Payer({ share: { bonuses, budget } }: { share: ShareInfo }) {
  return (
    <Card title={<Trans>Who pays it</Trans>}>
      <FactList>
        <ExactFact label={<Trans>In the promotion budget now</Trans>} amount={budget} currency="USDT" />
      </FactList>
      <p className="mt-4 text-sm">
        <Trans>
          The promotion budget does. Half of each day's fees fill it, and what it paid for an order comes back when that
          ends; nothing else does. When it holds less than a bonus, the bonus is "not credited": its record says so, and
          it is not paid later.
        </Trans>
      </p>
      {budget < bonuses.B && (
        <div className="mt-4">
          <Notice tone="warning">
            <Trans>There is less in it now than a bonus of level B.</Trans>
          </Notice>
        </div>
      )}
      <p className="mt-3 text-sm">
        <a href="#/index/transparency" className="font-medium text-link underline underline-offset-4">
          <Trans>What came into it and what it paid</Trans>
        </a>
      </p>
    </Card>
  );
}
