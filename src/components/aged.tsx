import type { ReactNode } from 'react';
import { isOld, type Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { Region } from '#domain/time.ts';
import { StaleMark } from './stale-mark.tsx';

interface AgedProps<T> {
  of: Fresh<T>;
  /** Server time, ms. */
  now: number;
  region: Region;
  /** `inline` keeps the mark in the line of text, `block` puts it under the figures. */
  as?: 'block' | 'inline';
  children: (value: T) => ReactNode;
}

/** The one place where a view opens a figure: once it is old, or comes from the device, its age is part of it (rule P9). */
export function Aged<T>({ of, now, region, as: flow = 'block', children }: AgedProps<T>) {
  const view = children(valueOf(of));
  if (of.origin === 'server' && !isOld(of, now)) return view;
  const mark = <StaleMark at={of.at} now={now} region={region} />;
  if (flow === 'inline')
    return (
      <span>
        <span className="opacity-92">{view}</span> {mark}
      </span>
    );
  return (
    <>
      <div className="opacity-92">{view}</div>
      <div className="mt-1">{mark}</div>
    </>
  );
}
