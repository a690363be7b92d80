/** A clock that tests move by hand. */
import type { Clock } from '#sandbox/context.ts';

export interface TestClock extends Clock {
  /** Jumps to an instant, ms since the epoch. */
  set(instant: number): void;
  /** Moves forward, ms. */
  advance(by: number): void;
}

export function testClock(start: number): TestClock {
  let now = start;
  return {
    now: () => now,
    set: (instant) => {
      now = instant;
    },
    advance: (by) => {
      now += by;
    },
  };
}
