import { usdt } from '#components/amount.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { Fold } from '#components/fold.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { percentOf } from '#domain/basis-points.ts';
import { managementFee, withdrawalFee } from '#domain/limits.ts';
import { factsOf, type ProductDetail, type ProductTerms } from '#domain/product.ts';
import { addressWith } from '#kit/address-with.ts';
import { Plural, Trans } from '@lingui/react/macro';

/** Leads back here. */
const openFiguresHref = (productId: string): string =>
  `#${addressWith(`/index/transparency?productId=${encodeURIComponent(productId)}`, 'then', `/index/detail?productId=${productId}`)}`;

/** What is stated, what it costs to take it out, when the price is back, what stands in the book (rule P6, product 6.9 and 6.12). */
export function FactsFold({ product, terms }: { product: ProductDetail; terms: ProductTerms }) {
  const { gross, fee, net, breakEvenDay } = factsOf(terms);
  const [withdrawalShare, managementShare] = [percentOf(withdrawalFee), percentOf(managementFee)];
  return (
    <Fold title={<Trans>All the facts</Trans>} hint={<Trans>Fees, escrow, break-even</Trans>}>
      <FactList>
        <Fact
          label={
            <Trans comment="Amount: stated daily return times days, if the machine earns enough">Stated total</Trans>
          }
          hint={<Trans>Daily return times days, before fees</Trans>}
        >
          {usdt(gross)}
        </Fact>
        <Fact label={<Trans>Fee if you withdraw the total ({withdrawalShare}%)</Trans>}>{usdt(-fee)}</Fact>
        <Fact label={<Trans>Stated total after the fee</Trans>} isTotal>
          {usdt(net)}
        </Fact>
        <Fact
          label={<Trans comment="Taken from a machine's earnings before income is paid">Management fee</Trans>}
          hint={<Trans>Taken from what the machine earns, before income is paid</Trans>}
        >
          <bdi dir="ltr">{managementShare}%</bdi>
        </Fact>
        <Fact label={<Trans>Price, back at the end</Trans>} hint={<Trans>In escrow until then, for you alone</Trans>}>
          {usdt(terms.price)}
        </Fact>
        {breakEvenDay === null ? (
          <Fact
            label={<Trans comment="Label: the day on which income reaches the price">Breaks even</Trans>}
            hint={<Trans>Income after the fee stays below the price, even with every day paid in full</Trans>}
          >
            <Trans>not by income alone</Trans>
          </Fact>
        ) : (
          <Fact
            label={<Trans>Breaks even</Trans>}
            hint={<Trans>When income after the fee reaches the price, with every day paid in full</Trans>}
          >
            <span className="whitespace-nowrap">
              <Trans comment="Value of “Breaks even”: day of the rental">day {breakEvenDay}</Trans>
            </span>
          </Fact>
        )}
        <Fact label={<Trans>In escrow for running orders</Trans>}>{usdt(product.escrow)}</Fact>
        <Fact label={<Trans>Earned, not paid out yet</Trans>} hint={<Trans>All income is paid from this</Trans>}>
          {usdt(product.revenue)}
        </Fact>
        {product.held > 0 && (
          <Fact label={<Trans comment="Label: how many of this machine the member rents">You rent</Trans>}>
            <Plural
              comment="How many of this machine the member rents"
              value={product.held}
              one="# machine"
              other="# machines"
            />
          </Fact>
        )}
      </FactList>
      <p className="text-sm text-subtle">
        <Trans>
          No renters, a breakdown or lower rents mean less income or none. The price in escrow isn't touched.
        </Trans>
      </p>
      <FiguresLink productId={product.id} />
    </Fold>
  );
}

/** From each product, also from one whose terms aren't published (rule P6). */
export const FiguresLink = ({ productId }: { productId: string }) => (
  <LinkButton href={openFiguresHref(productId)} isWide>
    <Trans>The machine's figures in the book</Trans>
  </LinkButton>
);
