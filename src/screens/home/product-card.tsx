import { Amount } from '#components/amount.tsx';
import { Picture } from '#components/picture.tsx';
import { SoldBar } from '#components/sold-bar.tsx';
import { Price } from '#features/product/price.tsx';
import { useServerNow } from '#kit/now.ts';
import { LiveStatus } from '#features/product/live-status.tsx';
import { factsOf, standingOf, type Product, type ProductTerms } from '#domain/product.ts';
import { Plural, Trans } from '@lingui/react/macro';

interface ProductCardProps {
  product: Product;
  onElapsed: () => void;
}

/** One machine in the list: what it costs, what it states, how many are really sold. */
export function ProductCard({ product, onElapsed }: ProductCardProps) {
  const standing = standingOf(product, useServerNow());
  return (
    <li>
      <a
        href={`#/index/detail?productId=${encodeURIComponent(product.id)}`}
        className="flex flex-wrap gap-4 rounded-xl border border-line/70 bg-raised p-4 shadow-card transition hover:bg-sunken"
      >
        <Picture src={product.image} alt="" size="thumb" isMuted={standing !== 'open' && standing !== 'notYet'} />
        <div className="min-w-0 flex-1 basis-40 space-y-1.5">
          <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
            <h3 className="font-semibold wrap-anywhere">
              <bdi>{product.name}</bdi>
            </h3>
            <LiveStatus product={product} onElapsed={onElapsed} />
          </div>
          {product.terms ? <Terms terms={product.terms} /> : <HiddenTerms />}
          <SoldBar sold={product.sold} stock={product.stock} />
        </div>
      </a>
    </li>
  );
}

function Terms({ terms }: { terms: ProductTerms }) {
  return (
    <>
      <p>
        <Price usdt={terms.price} />
      </p>
      <p className="text-sm text-subtle">
        <Trans>
          <Amount money={{ amount: terms.dayReturn, currency: 'USDT' }} size="small" tone="subtle" /> a day
        </Trans>
        {' · '}
        <Plural value={terms.validDays} one="# day" other="# days" />
        {' · '}
        <Trans>
          stated total <Amount money={{ amount: factsOf(terms).gross, currency: 'USDT' }} size="small" tone="subtle" />
        </Trans>
      </p>
    </>
  );
}

/** Status 7: the figures are stars, and the card says why. */
function HiddenTerms() {
  return (
    <p className="text-sm text-subtle">
      <span aria-hidden className="me-2 tracking-widest">
        ★★★
      </span>
      <Trans>Terms are not published yet, so it can't be bought.</Trans>
    </p>
  );
}
