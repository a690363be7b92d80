import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import type { GroupJoinStanding } from '#domain/group-join.ts';
import { Trans } from '@lingui/react/macro';

/** What the bonus is, who pays it, and that nobody looks. */
export function TermsCard({ standing }: { standing: GroupJoinStanding }) {
  return (
    <Card title={<Trans comment="Bonus for joining the official group">Group bonus</Trans>}>
      <FactList>
        <Fact
          label={<Trans comment="Label of a fact: the group bonus">You get</Trans>}
          hint={<Trans>Once per member</Trans>}
        >
          <Amount money={{ amount: standing.amount, currency: 'USDT' }} />
        </Fact>
        <Fact label={<Trans>Paid by</Trans>} hint={<Trans>Filled by fees, never by deposits</Trans>}>
          <Trans>Promotion budget</Trans>
        </Fact>
      </FactList>
      <p className="mt-4 text-sm text-subtle">
        <Trans>
          If the budget is empty, nothing is credited and you can't ask again. Nobody reviews your screenshot: this
          sandbox shows it only on its panel.
        </Trans>
      </p>
    </Card>
  );
}
