/**
 * Moves the sandbox clock forward, day by day, with the jobs of each day done before the next begins. Who asked for it waits, and
 * nobody else: a write by the clock of before is refused by the database, and decided again.
 */
import * as v from 'valibot';
import { RequestProblem } from '#sandbox/http/problem.ts';
import { dayIn, weekendAfter, windowAfter } from '#sandbox/calendar.ts';
import { day, hour, minute } from '#domain/limits.ts';
import { scenarioLimits } from '#domain/scenario.ts';
import { zoneOf } from '#domain/time.ts';
import { demoRegion } from './demo-member.ts';
import type { Gate } from './gate.ts';
import type { MovableContext } from './reset.ts';

/** Most ms of one call. */
const longestMove = scenarioLimits.forward;

/** Moments to move to: each the next one after now, in the demo member's region. */
const moments = {
  dayEnd: (instant: number, zone: string) => dayIn(instant, zone).endsAt,
  weekend: weekendAfter,
  window: windowAfter,
} as const;
const momentNames = ['dayEnd', 'weekend', 'window'] as const satisfies readonly (keyof typeof moments)[];

const part = v.optional(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(0),
    v.maxValue(longestMove / minute),
  ),
  0,
);

/** What `POST /sandbox/clock/advance` takes: at least one part, at most 400 days together; or a moment, alone. */
export const advanceOrder = v.pipe(
  v.strictObject({ days: part, hours: part, minutes: part, to: v.optional(v.picklist(momentNames)) }),
  v.transform(({ days, hours, minutes, to }) => ({ by: days * day + hours * hour + minutes * minute, to })),
  v.check(({ by, to }) => by <= longestMove && by > 0 === (to === undefined)),
);
type Move = v.InferOutput<typeof advanceOrder>;

export interface Moving {
  context: MovableContext;
  /** As of `Gate`: a reset comes between two steps, and never within one. */
  shared: Gate['shared'];
  /** Books all that is due by now. */
  settle: () => Promise<void>;
}

const epochOf = async (db: MovableContext['db']): Promise<string> =>
  (await db.selectFrom('world').select('epoch').executeTakeFirstOrThrow()).epoch;

/**
 * The same in the demo that is there now: once a server has made another, its next step is refused.
 * @throws RequestProblem 503 from then on
 */
export async function inThisDemo(moving: Moving): Promise<Moving> {
  const { db } = moving.context;
  const demo = await moving.shared(() => epochOf(db));
  return {
    ...moving,
    shared: (work) =>
      moving.shared(async () => {
        if ((await epochOf(db)) !== demo) throw new RequestProblem(503, 'Another demo was made meanwhile');
        return work();
      }),
  };
}

export async function advance(unbound: Moving, { by, to }: Move): Promise<void> {
  const moving = await inThisDemo(unbound);
  const { context, shared } = moving;
  const end = await shared(async () => {
    // From where it is now, whichever server moved it last.
    await context.clock.refresh?.();
    const now = context.clock.now();
    return to ? moments[to](now, zoneOf(await demoRegion(context))) : now + by;
  });
  await advanceTo(moving, end);
}

/** @throws RequestProblem 400 for an instant that is behind, or too far; nothing is done then */
export function checkAhead({ clock }: Pick<MovableContext, 'clock'>, end: number): void {
  const now = clock.now();
  if (end < now)
    throw new RequestProblem(400, 'The clock goes forward only: that time is over. Give a seed to begin anew');
  if (end - now > longestMove) throw new RequestProblem(400, 'At most 400 days at once');
}

/** @param end ms since the epoch; nothing happens when it is over */
export async function advanceTo({ context: { clock }, shared, settle }: Moving, end: number): Promise<void> {
  const step = async (): Promise<boolean> => {
    if (clock.now() >= end) return false;
    await clock.forward(Math.min(end, clock.now() + day));
    return true;
  };
  while (await shared(step)) await settle();
}
