/** Lets so much work run at a time, and so much wait: what comes on top is refused at once. */
export interface WorkQueue {
  /** @throws what `onFull` gives, before anything is done */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Running and waiting. */
  length(): number;
}

/** @param rest how long a place stays empty after work, in shares of the time that it took: others get the processor then */
export function createWorkQueue(atOnce: number, waiting: number, onFull: () => Error, rest = 0): WorkQueue {
  const turns: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running >= atOnce) {
        if (turns.length >= waiting) throw onFull();
        const turn = Promise.withResolvers<void>();
        turns.push(turn.resolve);
        await turn.promise;
      } else {
        running += 1;
      }
      const begunAt = performance.now();
      try {
        return await work();
      } finally {
        const next = turns.shift();
        // The place is handed on: nobody who comes meanwhile takes it.
        if (!next) running -= 1;
        else if (rest === 0) next();
        else setTimeout(next, (performance.now() - begunAt) * rest);
      }
    },
    length: () => running + turns.length,
  };
}
