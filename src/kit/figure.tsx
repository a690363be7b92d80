import { Aged } from '#components/aged.tsx';
import type { Fresh } from '#domain/fresh.ts';
import type { ReactNode } from 'react';
import { useServerNow } from './now.ts';
import { useRegion } from './services.tsx';

interface FigureProps<T> {
  of: Fresh<T>;
  as?: 'block' | 'inline' | 'row';
  children: (value: T) => ReactNode;
}

/** A figure with the page's clock and region: its age is added once it is old (rule P9). */
export function Figure<T>({ of, as = 'block', children }: FigureProps<T>) {
  return (
    <Aged of={of} now={useServerNow()} region={useRegion()} as={as}>
      {children}
    </Aged>
  );
}
