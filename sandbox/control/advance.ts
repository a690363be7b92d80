/** Moves the sandbox clock forward, day by day, with the jobs of each day done before the next begins. */
import * as v from 'valibot';
import type { Context } from '#sandbox/context.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { day, hour } from '#domain/limits.ts';
import type { MovableClock } from './sandbox-clock.ts';

const minute = 60_000;
/** Most days of one call. */
const longest = 400 * day;

const part = v.optional(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(0),
    v.maxValue(longest / minute),
  ),
  0,
);

/** What `POST /sandbox/clock/advance` takes: at least one part, at most 400 days together. The answer is ms. */
export const advanceOrder = v.pipe(
  v.strictObject({ days: part, hours: part, minutes: part }),
  v.transform(({ days, hours, minutes }) => days * day + hours * hour + minutes * minute),
  v.minValue(1),
  v.maxValue(longest),
);

/** @param by ms */
export async function advance(context: Context & { clock: MovableClock }, by: number): Promise<void> {
  const { clock } = context;
  const end = clock.now() + by;
  while (clock.now() < end) {
    await clock.set(Math.min(end, clock.now() + day));
    await runJobs(context);
  }
}
