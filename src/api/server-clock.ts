/** The server's clock, as far as its replies tell it. The device's clock decides nothing (rule L7). */
export interface ServerClock {
  /** ms since the epoch on the server; the device's own time until the first reply. */
  now(): number;
  /**
   * @param at the server's time in ms, as a reply just brought it
   * @param isPaused the sandbox stopped its clock: it stands there until a reply says otherwise
   */
  learn(at: number, isPaused: boolean): void;
  /** Where nothing was learned yet: the server's time in ms as what the device kept leads to it. The latest counts. */
  suppose(at: number): void;
}

/** @param deviceNow ms since the epoch on this device */
export function createServerClock(deviceNow: () => number): ServerClock {
  let offset = 0;
  let pace = 1;
  let supposed = -Infinity;
  return {
    now: () => pace * deviceNow() + offset,
    learn: (at, isPaused) => {
      supposed = Infinity;
      pace = isPaused ? 0 : 1;
      offset = at - pace * deviceNow();
    },
    suppose: (at) => {
      if (at - deviceNow() <= supposed) return;
      supposed = at - deviceNow();
      offset = supposed;
    },
  };
}
