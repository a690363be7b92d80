import type { Product } from '#domain/product.ts';
import { useDeferredValue } from 'react';
import { MachineTile } from './machine-tile.tsx';

/** As many as a skeleton stands for, and more than a phone shows of them. */
const first = 4;

interface MachineGridProps {
  products: readonly Product[];
  onElapsed: () => void;
}

/** Machines on offer as pictures: at first those that are in sight, then, in another piece, all. */
export function MachineGrid({ products, onElapsed }: MachineGridProps) {
  const shown = useDeferredValue(products, products.slice(0, first));
  return (
    <ul role="list" className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-3">
      {shown.map((product) => (
        <MachineTile key={product.id} product={product} onElapsed={onElapsed} />
      ))}
    </ul>
  );
}
