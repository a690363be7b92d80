/** A world: the demo's history, its content and its clock. Made on the first start and by a reset. */
import { seedContent } from '#sandbox/seed/seed-content.ts';
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
/** Both written by `seedWorld`. */
const seedKey = 'seed';
const beginningKey = 'demoStart';
/** Written last: without it the world counts as half-made. */
const wholeKey = 'world.whole';

/** Whether a world stands here that was made to the end. */
export const isWhole = async (context: Context): Promise<boolean> => (await readSetting(context.db, wholeKey)) !== null;

/**
 * Throws away what is there, sessions included, and makes a world whose clock runs from 10:00 on this week's Monday
 * (product 4.5). @param seed the same as now, if not given
 */
export async function resetWorld(context: MovableContext, wallClock: Clock, seed?: string): Promise<void> {
  const next = seed ?? (await readSetting(context.db, seedKey)) ?? defaultSeed;
  await recreateSchema(context.db);
  const start = demoStart(wallClock.now());
  await context.clock.pause(false);
  await context.clock.set(start);
  await seedWorld(context, { seed: next });
  // However long that took: a world begins at its beginning.
  await context.clock.set(start);
  await seedContent(context, demoMember.id);
  await context.db
    .insertInto('settings')
    .values({ key: wholeKey, value: new Date(context.clock.now()).toISOString() })
    .execute();
}

/** What this world was made with, and when it begins, ms; nulls where no demo was made. */
export async function originOf({ db }: Pick<Context, 'db'>): Promise<{ seed: string | null; beginsAt: number | null }> {
  const beginning = await readSetting(db, beginningKey);
  return { seed: await readSetting(db, seedKey), beginsAt: beginning === null ? null : Number(beginning) };
}
