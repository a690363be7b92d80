/** What everybody is told takes a while where many listen: of each kind one wave at a time, and what comes meanwhile is one more after it. */
export function openWaves<Kind>(tellAll: (kind: Kind) => Promise<void>): (kind: Kind) => Promise<void> {
  /** Those on their way, and whether there is to be another. */
  const running = new Map<Kind, boolean>();
  return async (kind) => {
    if (running.has(kind)) {
      running.set(kind, true);
      return;
    }
    try {
      do {
        running.set(kind, false);
        await tellAll(kind);
      } while (running.get(kind) === true);
    } finally {
      running.delete(kind);
    }
  };
}
