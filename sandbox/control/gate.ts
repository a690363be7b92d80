/** Lets calls run side by side, and a reset or a move of the clock alone. */
export interface Gate {
  /** Runs beside other shared work, after any exclusive one. */
  shared<T>(work: () => Promise<T>): Promise<T>;
  /** Waits for what is running, holds back what comes, and runs alone. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
}

export function createGate(): Gate {
  let closed: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  const running = new Set<Promise<unknown>>();

  const settled = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => undefined,
      () => undefined,
    );

  return {
    async shared(work) {
      while (isClosed) await closed;
      const result = work();
      const done = settled(result);
      running.add(done);
      void done.then(() => running.delete(done));
      return result;
    },
    async exclusive(work) {
      while (isClosed) await closed;
      isClosed = true;
      const result = Promise.all(running).then(work);
      closed = settled(result).then(() => {
        isClosed = false;
      });
      return result;
    },
  };
}
