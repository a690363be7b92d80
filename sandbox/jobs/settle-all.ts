/** For who waits until all that is due is booked: a slice at a time, as the worker does it, so that calls go on meanwhile. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '#sandbox/context.ts';
import type { Gate } from '#sandbox/control/gate.ts';
import type { OpenDatabase } from '#sandbox/db/open.ts';
import { runSlice } from './run-jobs.ts';

/** After a slice that took longer it rests as long as that took, ms. Those of a small world are shorter, and nobody notices them. */
const noticed = 100;
/** Between two looks whether the demo that is being made is there, ms. */
const look = 200;

interface Waiting {
  context: Context;
  gate: Gate;
  /** As of `OpenDatabase`. */
  beside: OpenDatabase['beside'];
}

export async function settleAll({ context, gate, beside }: Waiting): Promise<void> {
  for (;;) {
    const begun = performance.now();
    const isMore = await gate.shared(() => beside(() => runSlice(context)));
    if (isMore === false) return;
    const took = performance.now() - begun;
    if (isMore === null) await wait(look);
    else if (took > noticed) await wait(took);
  }
}
