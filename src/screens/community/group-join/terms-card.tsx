import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import type { GroupJoinStanding } from '#domain/group-join.ts';
import { Trans } from '@lingui/react/macro';

/** What the bonus is, who pays it, and that nobody looks. */
export function TermsCard({ standing }: { standing: GroupJoinStanding }) {
  return (
    <Card title={<Trans>The group bonus</Trans>}>
      <FactList>
        <Fact label={<Trans>You get</Trans>} hint={<Trans>Once for each member</Trans>}>
          <Amount money={{ amount: standing.amount, currency: 'USDT' }} />
        </Fact>
        <Fact label={<Trans>Paid by</Trans>} hint={<Trans>Fees fill it, never other members' deposits</Trans>}>
          <Trans>Promotion budget</Trans>
        </Fact>
      </FactList>
      <p className="mt-4 text-sm text-subtle">
        <Trans>
          While the budget is empty, nothing is credited, and asking once is all there is. Nobody looks at your
          screenshot: this is a sandbox with play money, which keeps it and shows it on its own panel only.
        </Trans>
      </p>
    </Card>
  );
}
