/** Lets calls run side by side, and a reset alone. */
export interface Gate {
  /** Runs beside other shared work, after any exclusive one. */
  shared: <T>(work: () => Promise<T>) => Promise<T>;
  /** Waits for what is running, holds back what comes, and runs alone. */
  exclusive: <T>(work: () => Promise<T>) => Promise<T>;
}

export function createGate(): Gate {
  let closed: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  let running = 0;
  /** Told when nothing runs any more. */
  let onIdle = (): void => undefined;

  return {
    async shared(work) {
      while (isClosed) await closed;
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
        if (running === 0) onIdle();
      }
    },
    async exclusive(work) {
      while (isClosed) await closed;
      isClosed = true;
      const idle = running === 0 ? Promise.resolve() : new Promise<void>((resolve) => (onIdle = resolve));
      const result = idle.then(work);
      const open = (): void => {
        isClosed = false;
      };
      closed = result.then(open, open);
      return result;
    },
  };
}
