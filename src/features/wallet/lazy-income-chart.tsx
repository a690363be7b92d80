import { ChartSkeleton } from '#components/chart-skeleton.tsx';
import { lazyComponent } from '#kit/lazy-component.ts';
import { untilLoaded } from '#kit/until-loaded.ts';
import { Suspense, type ComponentProps } from 'react';

const load = async () => (await import('#components/income-chart.tsx')).IncomeChart;

const IncomeChart = lazyComponent(() => untilLoaded(load));

/** What was paid against what was stated, by day: loaded once there is something to draw. */
export const LazyIncomeChart = (props: ComponentProps<Awaited<ReturnType<typeof load>>>) => (
  <Suspense fallback={<ChartSkeleton />}>
    <IncomeChart {...props} />
  </Suspense>
);
