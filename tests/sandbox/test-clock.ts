/** A clock that tests move by hand. */
import type { MovableClock } from '#sandbox/control/sandbox-clock.ts';

export interface TestClock extends MovableClock {
  /** Jumps to an instant, ms since the epoch. */
  set(instant: number): void;
  forward(instant: number): void;
  /** Moves forward, ms. */
  advance(by: number): void;
}

export function testClock(start: number): TestClock {
  let now = start;
  let stands = false;
  return {
    now: () => now,
    set: (instant) => {
      now = instant;
    },
    forward: (instant) => {
      now = Math.max(now, instant);
    },
    pause: (isPaused) => {
      stands = isPaused;
    },
    isPaused: () => stands,
    advance: (by) => {
      now += by;
    },
  };
}
