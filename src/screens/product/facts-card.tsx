import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { percentOf } from '#domain/basis-points.ts';
import { managementFee, withdrawalFee } from '#domain/limits.ts';
import { factsOf, type ProductTerms } from '#domain/product.ts';
import { Plural, Trans } from '@lingui/react/macro';

const usdt = (amount: bigint) => <Amount money={{ amount, currency: 'USDT' }} />;

/** What is stated, what it costs to take it out, when the price is back (rule P6, product 6.9 and 6.12). */
export function FactsCard({ terms }: { terms: ProductTerms }) {
  const { gross, fee, net, breakEvenDay } = factsOf(terms);
  const [withdrawalShare, managementShare] = [percentOf(withdrawalFee), percentOf(managementFee)];
  return (
    <Card title={<Trans>The facts</Trans>}>
      <FactList>
        <Fact label={<Trans>Stated daily return</Trans>}>{usdt(terms.dayReturn)}</Fact>
        <Fact label={<Trans>Valid days</Trans>}>
          <Plural value={terms.validDays} one="# day" other="# days" />
        </Fact>
        <Fact label={<Trans>Stated total</Trans>} hint={<Trans>Daily return times days, before fees</Trans>}>
          {usdt(gross)}
        </Fact>
        <Fact label={<Trans>Fee if you withdraw it ({withdrawalShare}%)</Trans>}>{usdt(-fee)}</Fact>
        <Fact label={<Trans>Stated total after the fee</Trans>} isTotal>
          {usdt(net)}
        </Fact>
        <Fact
          label={<Trans>Management fee on its earnings</Trans>}
          hint={<Trans>Taken from what the machine earns, before income is paid</Trans>}
        >
          <bdi dir="ltr">{managementShare}%</bdi>
        </Fact>
        <Fact
          label={<Trans>Price back at the end</Trans>}
          hint={<Trans>Held in escrow until then, for you alone</Trans>}
        >
          {usdt(terms.price)}
        </Fact>
        {breakEvenDay === null ? (
          <Fact
            label={<Trans>Breaks even</Trans>}
            hint={<Trans>Income after the fee stays below the price, even if every day is paid in full</Trans>}
          >
            <Trans>not by income alone</Trans>
          </Fact>
        ) : (
          <Fact
            label={<Trans>Breaks even</Trans>}
            hint={<Trans>When income after the fee reaches the price, if every day is paid in full</Trans>}
          >
            <span className="whitespace-nowrap">
              <Trans>day {breakEvenDay}</Trans>
            </span>
          </Fact>
        )}
      </FactList>
      <p className="mt-4 text-sm text-subtle">
        <Trans>
          What would stop it: days without renters, a broken machine, lower rents. Then income is lower or none. The
          price in escrow is not touched by that.
        </Trans>
      </p>
    </Card>
  );
}
