/** A world: the demo's history, its content and its clock. Made on the first start and by a reset. */
import { seedContent } from '#sandbox/content/seed-content.ts';
import type { Clock, Context } from '#sandbox/context.ts';
import { recreateSchema } from '#sandbox/db/migrate.ts';
import { readSetting } from '#sandbox/db/settings.ts';
import { demoStart } from '#sandbox/seed/demo-start.ts';
import { demoMember } from '#sandbox/seed/people.ts';
import { seedWorld } from '#sandbox/seed/seed-world.ts';
import type { MovableClock } from './sandbox-clock.ts';

export type MovableContext = Context & { clock: MovableClock };

/** The seed of a first start. */
const defaultSeed = 'dayrent';
/** Written by `seedWorld`. */
const seedKey = 'seed';
/** Written last: without it the world counts as half-made. */
const wholeKey = 'world.whole';

/** Whether a world stands here that was made to the end. */
export const isWhole = async (context: Context): Promise<boolean> => (await readSetting(context.db, wholeKey)) !== null;

/**
 * Throws away what is there, sessions included, and makes a world whose clock starts at 10:00 on this week's Monday
 * (decisions.md part 3). @param seed the same as now, if not given
 */
export async function resetWorld(context: MovableContext, wallClock: Clock, seed?: string): Promise<void> {
  const next = seed ?? (await readSetting(context.db, seedKey)) ?? defaultSeed;
  await recreateSchema(context.db);
  await context.clock.set(demoStart(wallClock.now()));
  await seedWorld(context, { seed: next });
  await seedContent(context, demoMember.id);
  await context.db
    .insertInto('settings')
    .values({ key: wholeKey, value: new Date(context.clock.now()).toISOString() })
    .execute();
}
