/** Lets so much work run at a time, and so much wait: what comes on top is refused at once. */
export interface WorkQueue {
  /** @throws what `onFull` gives, before anything is done */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Running and waiting. */
  length(): number;
}

export function createWorkQueue(atOnce: number, waiting: number, onFull: () => Error): WorkQueue {
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
      try {
        return await work();
      } finally {
        const next = turns.shift();
        // The place is handed on: nobody who comes meanwhile takes it.
        if (next) next();
        else running -= 1;
      }
    },
    length: () => running + turns.length,
  };
}
