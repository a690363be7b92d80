import type { ReactNode } from 'react';
import { isEarly, isGrey, isKept, isOld } from '#domain/fresh-age.ts';
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { Region } from '#domain/time.ts';
import { useEarlyFigure } from './early-figures.ts';
import { StaleMark } from './stale-mark.tsx';

interface AgedProps<T> {
  of: Fresh<T>;
  /** Server time, ms. */
  now: number;
  region: Region;
  /** `inline` keeps the mark in the line of text, `block` puts it under the figures, `row` as a part of a list's row. */
  as?: 'block' | 'inline' | 'row';
  children: (value: T) => ReactNode;
}

const places = { block: 'mt-1', inline: 'ms-1.5', row: 'px-4 pb-3' };

/**
 * The one place where a view opens a figure: once it is old, or comes from the device, its age is part of it, and
 * past a limit it is grey (rule P9). The children stand in one wrapper, fresh or old, so that growing old neither remounts nor moves them.
 */
export function Aged<T>({ of, now, region, as: flow = 'block', children }: AgedProps<T>) {
  useEarlyFigure(isEarly(of) ? of.at : null);
  const isStale = isKept(of) || (isOld(of, now) && !isEarly(of));
  const Wrapper = flow === 'inline' ? 'span' : 'div';
  return (
    <>
      <Wrapper data-grey={isGrey(of, now) || undefined} className={isStale ? 'opacity-92' : undefined}>
        {children(valueOf(of))}
      </Wrapper>
      {isStale && (
        <Wrapper className={places[flow]}>
          <StaleMark at={of.at} now={now} region={region} />
        </Wrapper>
      )}
    </>
  );
}
