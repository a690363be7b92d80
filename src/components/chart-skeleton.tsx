import { SkeletonBlock, SkeletonGroup } from './skeleton.tsx';

/** A `ChartFigure` to come, at its height: picture, dates, legend, and what opens its table. */
export const ChartSkeleton = () => (
  <SkeletonGroup>
    {/* The card's title says already whose money it is: its words take room. */}
    <span hidden data-play="USDT" />
    <SkeletonBlock ratio="600 / 192" />
    <div className="mt-1 flex h-lh justify-between text-xs">
      <SkeletonBlock width="4rem" height="0.75rem" />
      <SkeletonBlock width="4rem" height="0.75rem" />
    </div>
    <div className="mt-2 h-lh text-xs">
      <SkeletonBlock width="10rem" height="0.75rem" />
    </div>
    <div className="mt-3 min-h-11 content-center">
      <SkeletonBlock width="7rem" height="0.875rem" />
    </div>
  </SkeletonGroup>
);
