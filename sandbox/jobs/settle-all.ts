/** For who waits until all that is due is booked: a slice at a time, as the worker does it, so that calls go on meanwhile. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '#sandbox/context.ts';
import type { Gate } from '#sandbox/control/gate.ts';
import type { OpenDatabase } from '#sandbox/db/open.ts';
import { RequestProblem } from '#sandbox/http/problem.ts';
import { runSlice } from './run-jobs.ts';

/** After a slice that took longer it rests as long as that took, ms. Those of a small world are shorter, and nobody notices them. */
const noticed = 100;
/** Between two looks whether the demo that is being made is there, ms. */
const look = 200;
/** So long it waits for that, ms: a demo is made in seconds. Who is away from the database hears it then, in place of never. */
const patience = 30_000;

interface Waiting {
  context: Context;
  gate: Gate;
  /** As of `OpenDatabase`. */
  beside: OpenDatabase['beside'];
}

/** @throws RequestProblem 503 where nothing could be booked for long */
export async function settleAll({ context, gate, beside }: Waiting): Promise<void> {
  let worked = performance.now();
  for (;;) {
    const begun = performance.now();
    const isMore = await gate.shared(() => beside(() => runSlice(context)));
    if (isMore === false) return;
    const now = performance.now();
    if (isMore === null) {
      if (now - worked > patience) throw new RequestProblem(503, 'What fell due is booked later: the database is away');
      await wait(look);
      continue;
    }
    worked = now;
    const took = now - begun;
    if (took > noticed) await wait(took);
  }
}
