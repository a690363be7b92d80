import { writerMachine } from '#machines/writer/writer.machine.ts';
import { fromCallback, fromPromise } from 'xstate';

/** Until what this page let go is free: a move within it asks for the same again at once. */
let leaving: Promise<unknown> | undefined;

/** @param name of the flow, the same in all tabs */
export function writerActor(name: string) {
  // Not there on pages that are not safe from others (http, other than localhost).
  const { locks } = navigator as { locks?: LockManager };
  let letGo = (): void => undefined;
  let onLost = (): void => undefined;
  /**
   * @param signal of who asks: nothing stays here for one who left before the answer came
   * @returns whether the lock is here; it stays until `letGo`
   */
  const request = async (options: LockOptions, signal: AbortSignal): Promise<boolean> => {
    const isHere = await new Promise<boolean>((resolve, reject) => {
      const held = (lock: Lock | null): Promise<void> | undefined => {
        resolve(lock !== null);
        if (!lock) return undefined;
        return new Promise((end) => {
          letGo = () => {
            leaving = asked;
            end();
          };
        });
      };
      const asked = locks?.request(name, options, held).catch((error: unknown) => {
        reject(error instanceof Error ? error : new Error('no lock'));
        onLost();
      });
    });
    if (isHere && signal.aborted) letGo();
    return isHere;
  };
  return writerMachine.provide({
    actors: {
      ask: fromPromise(async ({ signal }) => {
        await leaving;
        return locks ? request({ ifAvailable: true }, signal) : true;
      }),
      queue: fromCallback(({ sendBack }) => {
        const stop = new AbortController();
        request({ signal: stop.signal }, stop.signal).then(
          () => sendBack({ type: 'lock.gained' }),
          () => undefined,
        );
        return () => stop.abort();
      }),
      take: fromPromise(async ({ signal }) => {
        await request({ steal: true }, signal);
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
