import type { Product } from '#domain/product.ts';
import { useDeferredValue } from 'react';
import { ProductCard } from './product-card.tsx';

/** As many as a skeleton stands for, and more than a phone shows of them. */
const first = 4;

interface ProductListProps {
  products: readonly Product[];
  onElapsed: () => void;
}

/** Machines on offer: at first those that are in sight, then, in another piece, all. */
export function ProductList({ products, onElapsed }: ProductListProps) {
  const shown = useDeferredValue(products, products.slice(0, first));
  return (
    <ul role="list" className="grid gap-3">
      {shown.map((product) => (
        <ProductCard key={product.id} product={product} onElapsed={onElapsed} />
      ))}
    </ul>
  );
}
