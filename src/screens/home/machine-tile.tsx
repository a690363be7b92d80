import { Amount } from '#components/amount.tsx';
import { SoldLine } from '#components/sold-bar.tsx';
import { Price } from '#features/product/price.tsx';
import { useServerNow } from '#kit/now.ts';
import { sawMachine } from '#features/product/seen-machines.ts';
import { LiveStatus } from '#features/product/live-status.tsx';
import { standingOf, type Product, type ProductTerms } from '#domain/product.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

interface MachineTileProps {
  product: Product;
  onElapsed: () => void;
}

/** One machine on offer: what it costs, what it states, how many are really sold. */
export function MachineTile({ product, onElapsed }: MachineTileProps) {
  const standing = standingOf(product, useServerNow());
  const isMuted = standing !== 'open' && standing !== 'notYet';
  // What most have needs no words.
  const hasStatus = standing !== 'open' || product.status !== 'onSale';
  return (
    <li className="flex">
      <a
        href={`#/index/detail?productId=${encodeURIComponent(product.id)}`}
        data-machine-tile={product.id}
        onClick={() => sawMachine(product)}
        className="flex w-full flex-col overflow-hidden rounded-xl bg-raised shadow-card transition hover:brightness-98"
      >
        <span className="relative block">
          <img
            src={product.image === '' ? undefined : product.image}
            alt=""
            width={640}
            height={480}
            loading="lazy"
            decoding="async"
            className={`aspect-5/3 w-full bg-sunken object-cover ${isMuted ? 'opacity-60 grayscale' : ''}`}
          />
          {hasStatus && (
            <span className="absolute start-2 top-2">
              <LiveStatus product={product} onElapsed={onElapsed} />
            </span>
          )}
          <SoldLine sold={product.sold} stock={product.stock} />
        </span>
        <span className="flex flex-1 flex-col gap-1 p-3.5">
          <h3 className="font-bold wrap-anywhere">
            <bdi>{product.name}</bdi>
          </h3>
          {product.terms ? <Terms terms={product.terms} /> : <HiddenTerms />}
          <FullDays product={product} />
          <Sold product={product} />
        </span>
      </a>
    </li>
  );
}

const Terms = ({ terms }: { terms: ProductTerms }) => (
  <>
    <span>
      <Price usdt={terms.price} />
    </span>
    <span className="text-sm text-subtle">
      <Trans comment="The stated daily return">
        <Amount money={{ amount: terms.dayReturn, currency: 'USDT' }} size="small" /> a day, stated
      </Trans>
    </span>
  </>
);

function HiddenTerms() {
  const { t } = useLingui();
  return (
    <>
      <span aria-hidden className="tracking-widest text-subtle">
        ★★★
      </span>
      <span className="text-sm text-subtle">{t`Terms not published yet`}</span>
    </>
  );
}

function Sold({ product: { sold, stock } }: { product: Product }) {
  if (stock <= 0) return null;
  const shown = Math.min(Math.max(sold, 0), stock);
  return (
    <span className="mt-auto text-sm text-subtle tabular-nums">
      <Plural
        comment="Machines of this kind: rented, of all there are"
        value={shown}
        one={`# of ${stock} sold`}
        other={`# of ${stock} sold`}
      />
    </span>
  );
}

/** The share of days on which the stated return was paid in full; absent where none was counted (rule P2). */
function FullDays({ product: { fullDays, countedDays } }: { product: Product }) {
  if (countedDays === 0) return null;
  return (
    <span data-full-days className="text-sm text-subtle tabular-nums">
      <Plural
        value={countedDays}
        one={`${fullDays} of # day paid in full`}
        other={`${fullDays} of # days paid in full`}
      />
    </span>
  );
}
