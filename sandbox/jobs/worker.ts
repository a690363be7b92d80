/**
 * What is due is done beside the calls, by one server at a time: the others look once a second whether it is gone. It
 * rests between two slices as long as one took, so that calls have most of the machine.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '#sandbox/context.ts';
import type { Gate } from '#sandbox/control/gate.ts';
import type { OpenDatabase } from '#sandbox/db/open.ts';
import { sealNowAndThen } from '#sandbox/log/fresh-seal.ts';
import { nextDueAt, runSlice } from './run-jobs.ts';

export interface Worker {
  close(): Promise<void>;
}

export interface WorkerOptions {
  context: Context;
  gate: Gate;
  /** Whether this server is the one that works now. */
  lead: () => Promise<boolean>;
  /** As of `OpenDatabase`. */
  beside: OpenDatabase['beside'];
  onError: (error: unknown) => void;
  /** Told of each slice: how long it took, ms. */
  onSlice?: (ms: number) => void;
}

/** Longest time without a look, ms: another server may have written what is due, or be gone. */
const look = 1_000;

export function startWorker({
  context,
  gate,
  lead,
  beside,
  onError,
  onSlice = () => undefined,
}: WorkerOptions): Worker {
  const closing = new AbortController();
  const rest = (ms: number): Promise<void> =>
    wait(ms, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);

  /** @returns how long to rest then, ms */
  async function slice(): Promise<number> {
    const begun = performance.now();
    if (await runSlice(context)) {
      const took = performance.now() - begun;
      onSlice(took);
      return took;
    }
    await sealNowAndThen(context);
    const next = (await nextDueAt(context)) - context.clock.now();
    return Math.max(0, Math.min(next, look));
  }

  async function turn(): Promise<number> {
    if (!(await lead())) return look;
    // The gate is this server's own, and a demo may be made at another.
    return (await gate.shared(() => beside(slice))) ?? look;
  }

  async function work(): Promise<void> {
    while (!closing.signal.aborted) {
      const pause = await turn().catch((error: unknown) => {
        if (!closing.signal.aborted) onError(error);
        return look;
      });
      await rest(pause);
    }
  }

  const working = work();
  return {
    async close() {
      closing.abort();
      await working;
    },
  };
}
