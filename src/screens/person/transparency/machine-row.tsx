import { Amount } from '#components/amount.tsx';
import { ListRowBody } from '#components/list-row.tsx';
import { shareOf, type OpenProduct } from '#domain/transparency.ts';
import { Plural, Trans } from '@lingui/react/macro';

/** One machine: its principal in escrow, how many are sold, on how many days it paid in full. */
export function MachineRow({ product }: { product: OpenProduct }) {
  const { id, name, sold: shown, stock, escrow } = product;
  const share = shareOf(product);
  return (
    <div className="overflow-hidden rounded-lg bg-raised shadow-card" data-machine-row={id}>
      <ListRowBody
        href={`#/index/transparency?productId=${encodeURIComponent(id)}&then=/index/transparency`}
        title={<bdi>{name}</bdi>}
        detail={
          <Plural
            comment="Machines of this kind: rented, of all there are"
            value={shown}
            one={`# of ${stock} sold`}
            other={`# of ${stock} sold`}
          />
        }
        value={<Amount money={{ amount: escrow, currency: 'USDT' }} />}
        valueDetail={
          share === null ? (
            <Trans>nothing due yet</Trans>
          ) : (
            <Trans comment="Share of a machine's days that paid the full stated return">
              <bdi dir="ltr">{share}%</bdi> in full
            </Trans>
          )
        }
        hasArrow
      />
    </div>
  );
}
