/** The server's clock, as far as its replies tell it. The device's clock decides nothing (reliability.md L7). */
export interface ServerClock {
  /** ms since the epoch on the server; the device's own time until the first reply. */
  now(): number;
  /** @param at the server's time in ms, as a reply just brought it */
  learn(at: number): void;
}

/** @param deviceNow ms since the epoch on this device */
export function createServerClock(deviceNow: () => number): ServerClock {
  let offset = 0;
  return {
    now: () => deviceNow() + offset,
    learn: (at) => {
      offset = at - deviceNow();
    },
  };
}
