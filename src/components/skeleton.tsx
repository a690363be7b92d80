import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Tells once that something is loading; the blocks inside are pictures only. */
export function Skeleton({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div
      role="status"
      aria-label={t({ message: 'Loading', comment: 'Spoken while something loads' })}
      className="space-y-4"
    >
      {children}
    </div>
  );
}

/** The outermost: what shimmers each by itself is looked at in each frame, while what it stands for is being drawn. */
const shimmer = 'animate-shimmer in-[.animate-shimmer]:animate-none';

interface SkeletonGroupProps {
  className?: string;
  children: ReactNode;
}

/** Blocks that shimmer as one. */
export const SkeletonGroup = ({ className = '', children }: SkeletonGroupProps) => (
  <div aria-hidden className={`${shimmer} ${className}`}>
    {children}
  </div>
);

interface SkeletonBlockProps {
  /** CSS lengths of what will stand here, so that nothing jumps. */
  width?: string;
  height?: string;
  /** In place of a height: width to height. */
  ratio?: string;
}

/** A shimmering block of a given size. */
export function SkeletonBlock({ width = '100%', height, ratio }: SkeletonBlockProps) {
  return (
    <span
      aria-hidden
      className={`block rounded-sm bg-sunken ${shimmer}`}
      style={{ inlineSize: width, blockSize: height, aspectRatio: ratio }}
    />
  );
}

/** Lines of text to come; the last one is shorter. */
export function SkeletonText({ lines = 2 }: { lines?: number }) {
  return (
    <span aria-hidden className={`block space-y-2 ${shimmer}`}>
      {Array.from({ length: lines }, (_, line) => (
        <SkeletonBlock key={line} height="0.875rem" width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </span>
  );
}

/** A card with an amount to come, as `Card` with a hero `Amount`. */
export function SkeletonCard({ lines = 2 }: { lines?: number }) {
  return (
    <SkeletonGroup className="space-y-3 rounded-xl bg-raised p-4 shadow-card">
      <SkeletonBlock width="40%" height="0.875rem" />
      <SkeletonBlock width="62%" height="2.75rem" />
      <SkeletonText lines={lines} />
    </SkeletonGroup>
  );
}

interface SkeletonListProps {
  rows?: number;
  /** `machine`: with a picture at the start. */
  kind?: 'row' | 'machine';
}

/** Rows to come: of a `List`, or of machines with their pictures. */
export function SkeletonList({ rows = 4, kind = 'row' }: SkeletonListProps) {
  const isMachine = kind === 'machine';
  return (
    <SkeletonGroup className={isMachine ? 'space-y-3' : 'divide-y divide-line rounded-xl bg-raised shadow-card'}>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className={`flex items-center gap-3 p-4 ${isMachine ? 'min-h-28 rounded-xl bg-raised shadow-card' : 'min-h-14'}`}
        >
          {isMachine && <SkeletonBlock width="4.5rem" height="4.5rem" />}
          <div className="flex-1">
            <SkeletonText lines={isMachine ? 3 : 2} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** Machines to come, as pictures. */
export const SkeletonTiles = ({ tiles }: { tiles: number }) => (
  <SkeletonGroup className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-3">
    {Array.from({ length: tiles }, (_, tile) => (
      <div key={tile} className="overflow-hidden rounded-xl bg-raised shadow-card">
        <SkeletonBlock ratio="5 / 3" />
        <div className="p-3.5">
          <SkeletonText lines={4} />
        </div>
      </div>
    ))}
  </SkeletonGroup>
);
