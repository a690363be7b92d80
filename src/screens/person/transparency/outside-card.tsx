import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import type { Sums } from '#domain/owed.ts';
import type { OutsideFigures } from '#domain/transparency.ts';
import { Trans } from '@lingui/react/macro';

/** Play money that came into Dayrent and left it, and what was charged on the way. */
export function OutsideCard({ outside }: { outside: OutsideFigures }) {
  return (
    <Card title={<Trans>In and out of Dayrent</Trans>}>
      <FactList>
        <Fact label={<Trans comment="Amount: play money that came in">Recharged</Trans>}>
          <Both of={outside.recharged} />
        </Fact>
        <Fact label={<Trans>Withdrawn, after fees</Trans>}>
          <Both of={outside.withdrawn} />
        </Fact>
        <Fact label={<Trans comment="Amount: fees taken from withdrawals">Withdrawal fees (5%)</Trans>}>
          <Both of={outside.withdrawalFees} />
        </Fact>
        <Fact
          label={
            <Trans comment="Amount: what members held who deleted their accounts">Given up with deleted accounts</Trans>
          }
        >
          <Both of={outside.forfeited} />
        </Fact>
        <Fact label={<Trans>Management fee (10%)</Trans>}>
          <Amount money={{ amount: outside.managementFees, currency: 'USDT' }} />
        </Fact>
        <Fact
          label={<Trans comment="Amount: rupees that members exchanged to USDT">Exchanged</Trans>}
          hint={<Trans>Rupees given, USDT received</Trans>}
        >
          <Both of={{ USDT: outside.bought, INR: outside.sold }} />
        </Fact>
      </FactList>
    </Card>
  );
}

const Both = ({ of }: { of: Sums }) => (
  <>
    <span className="block">
      <Amount money={{ amount: of.USDT, currency: 'USDT' }} />
    </span>
    {of.INR !== 0n && (
      <span className="block">
        <Amount money={{ amount: of.INR, currency: 'INR' }} size="small" />
      </span>
    )}
  </>
);
