/**
 * The seal that is shown: of this very moment while the world is small, the newest one otherwise, which is made beside the
 * calls. Never more than a twentieth of the time goes into those.
 */
import { batchesOf } from '#sandbox/batches.ts';
import type { Context } from '#sandbox/context.ts';
import { smallTree } from './balance-trees.ts';
import { lastSeal, sealBook, type Seal } from './seal.ts';

const share = 20;

interface Making {
  /** How long the last one took, and when it was made; ms. */
  took: number;
  madeAt: number;
  running: Promise<Seal> | null;
}

const makings = new WeakMap<Context['db'], Making>();

function makingOf(db: Context['db']): Making {
  const known = makings.get(db) ?? { took: 0, madeAt: -Infinity, running: null };
  makings.set(db, known);
  return known;
}

async function timed(context: Context, making: Making): Promise<Seal> {
  const begun = performance.now();
  try {
    return await sealBook(context);
  } finally {
    making.madeAt = performance.now();
    making.took = making.madeAt - begun;
    making.running = null;
  }
}

/** Those that ask at once share one. */
const make = (context: Context, making: Making): Promise<Seal> => (making.running ??= timed(context, making));

/** It is read whole, and is the same for all who ask while it is read for others. */
const lastInBatches = batchesOf((db: Context['db'], _asked: readonly null[]) => lastSeal(db));

/** For calls. */
export async function freshSeal(context: Context): Promise<Seal> {
  const last = await lastInBatches(context.db, null);
  if (last && (last.isNewest || last.figures.published.members > smallTree)) return last;
  return make(context, makingOf(context.db));
}

/** For what works beside the calls. */
export async function sealNowAndThen(context: Context): Promise<void> {
  const making = makingOf(context.db);
  if (performance.now() - making.madeAt < Math.max(1_000, making.took * share)) return;
  if ((await lastSeal(context.db))?.isNewest !== true) await make(context, making);
}
