import type { Product } from '#domain/product.ts';
import { useInPieces } from '#components/in-pieces.ts';
import { useDeferredValue } from 'react';
import { MachineTile } from './machine-tile.tsx';

/** As many as a skeleton stands for, and more than a phone shows of them. */
const step = 4;

interface MachineGridProps {
  products: readonly Product[];
  onElapsed: () => void;
}

/** Machines on offer as pictures: at first those that are in sight, then the others. */
export function MachineGrid({ products, onElapsed }: MachineGridProps) {
  // Who chooses others by a tap sees the choice first.
  const shown = useInPieces(useDeferredValue(products), step);
  return (
    <ul role="list" className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-3">
      {shown.map((product) => (
        <MachineTile key={product.id} product={product} onElapsed={onElapsed} />
      ))}
    </ul>
  );
}
