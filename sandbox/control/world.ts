/** A world: the demo's history, its content and its clock. Made on the first start and by a reset. */
import { seedContent } from '#sandbox/content/seed-content.ts';
import type { Clock, Context } from '#sandbox/context.ts';
import { recreateSchema } from '#sandbox/db/migrate.ts';
import { demoStart } from '#sandbox/seed/demo-start.ts';
import { demoMember, seedWorld } from '#sandbox/seed/seed-world.ts';
import type { MovableClock } from './sandbox-clock.ts';

export type MovableContext = Context & { clock: MovableClock };

/** The seed of a first start. */
export const defaultSeed = 'dayrent';
const seedKey = 'world.seed';

/** The seed of the world that stands; null where none was ever finished. */
export async function findSeed({ db }: Context): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', seedKey).executeTakeFirst();
  return row?.value ?? null;
}

/**
 * Fills an empty schema with a world whose clock starts at 10:00 on this week's Monday (decisions.md part 3).
 * Its seed is written last: without it the world counts as half-made.
 */
export async function makeWorld(context: MovableContext, wallClock: Clock, seed: string): Promise<void> {
  await context.clock.set(demoStart(wallClock.now()));
  await seedWorld(context, { seed });
  await seedContent(context, demoMember.id);
  await context.db.insertInto('settings').values({ key: seedKey, value: seed }).execute();
}

/** Throws the present world away, sessions included, and makes a new one. @param seed the same as now, if not given */
export async function resetWorld(context: MovableContext, wallClock: Clock, seed?: string): Promise<void> {
  const next = seed ?? (await findSeed(context)) ?? defaultSeed;
  await recreateSchema(context.db);
  await makeWorld(context, wallClock, next);
}
