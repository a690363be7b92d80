import { Aged } from '#components/aged.tsx';
import type { Fresh } from '#domain/fresh.ts';
import type { ReactNode } from 'react';
import { useServerNow } from './now.ts';
import { useDateRegion } from './device-choices.ts';

interface FigureProps<T> {
  of: Fresh<T>;
  as?: 'block' | 'inline' | 'row';
  children: (value: T) => ReactNode;
}

/** A figure with the page's clock and region: its age is added once it is old (rule P9). */
export function Figure<T>({ of, as = 'block', children }: FigureProps<T>) {
  return (
    <Aged of={of} now={useServerNow()} region={useDateRegion()} as={as}>
      {children}
    </Aged>
  );
}
