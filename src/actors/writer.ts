import { writerMachine } from '#machines/writer/writer.machine.ts';
import { fromCallback, fromPromise } from 'xstate';

/** @param name of the flow, the same in all tabs */
export function writerActor(name: string) {
  // Not there on pages that are not safe from others (http, other than localhost).
  const { locks } = navigator as { locks?: LockManager };
  let letGo = (): void => undefined;
  let onLost = (): void => undefined;
  /** @returns whether the lock is here; it stays until `letGo` */
  const request = (options: LockOptions): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const held = (lock: Lock | null): Promise<void> | undefined => {
        resolve(lock !== null);
        if (!lock) return undefined;
        return new Promise((end) => {
          letGo = end;
        });
      };
      locks?.request(name, options, held).catch((error: unknown) => {
        reject(error instanceof Error ? error : new Error('no lock'));
        onLost();
      });
    });
  return writerMachine.provide({
    actors: {
      ask: fromPromise(() => (locks ? request({ ifAvailable: true }) : Promise.resolve(true))),
      queue: fromCallback(({ sendBack }) => {
        const stop = new AbortController();
        request({ signal: stop.signal }).then(
          () => (stop.signal.aborted ? letGo() : sendBack({ type: 'lock.gained' })),
          () => undefined,
        );
        return () => stop.abort();
      }),
      take: fromPromise(async () => {
        await request({ steal: true });
      }),
      hold: fromCallback(({ sendBack }) => {
        onLost = () => sendBack({ type: 'lock.lost' });
        return () => {
          onLost = () => undefined;
          letGo();
        };
      }),
    },
  });
}
