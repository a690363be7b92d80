/** Makes the demo on the first start and on every reset: its history, its content and its clock. */
import { sql } from 'kysely';
import { seedContent } from '#sandbox/seed/seed-content.ts';
import type { Clock, Context } from '#sandbox/context.ts';
import { endOf } from '#sandbox/db/lost-entries.ts';
import { recreateSchema } from '#sandbox/db/migrate.ts';
import { readSetting } from '#sandbox/db/settings.ts';
import { demoStart } from '#sandbox/seed/demo-start.ts';
import { demoMember } from '#sandbox/seed/people.ts';
import { seedDemo } from '#sandbox/seed/seed-demo.ts';
import type { MovableClock } from './sandbox-clock.ts';

export type MovableContext = Context & { clock: MovableClock };

/** The seed of a first start. */
const defaultSeed = 'dayrent';
/** Both written by `seedDemo`. */
const seedKey = 'seed';
const beginningKey = 'demoStart';
/** Written last: without it the demo counts as incomplete. Databases that are in use have it under this name. */
const completeKey = 'world.whole';

/** Says that the demo is about to be made again. */
export const demoChannel = 'demo';

/** Whether the database holds a demo that was made to its end. */
export const isComplete = async (context: Pick<Context, 'db'>): Promise<boolean> =>
  (await readSetting(context.db, completeKey)) !== null;

/** Says to all servers that the demo is about to be made again, and makes it. Otherwise as `makeDemo`. */
export async function resetDemo(context: MovableContext, wallClock: Clock, seed?: string): Promise<void> {
  await sql`select pg_notify(${demoChannel}, '')`.execute(context.db);
  await makeDemo(context, wallClock, seed);
}

/**
 * Deletes everything, sessions included, and makes a demo whose clock runs from 10:00 on this week's Monday
 * (product 4.5). To be run alone among all servers (`OpenDatabase.alone`). @param seed the same as now, if not given
 */
export async function makeDemo(context: MovableContext, wallClock: Clock, seed?: string): Promise<void> {
  const next = seed ?? (await readSetting(context.db, seedKey)) ?? defaultSeed;
  const { headLog, ...unlogged } = context;
  await headLog?.forget();
  await recreateSchema(context.db);
  // All sessions: a socket of the world before would hear all that happens while this one is made.
  await sql`select pg_notify('ended', '')`.execute(context.db);
  const start = demoStart(wallClock.now());
  await context.clock.pause(false);
  await context.clock.set(start);
  await seedDemo(unlogged, { seed: next });
  // However long that took, the demo begins at its start.
  await context.clock.set(start);
  await seedContent(unlogged, demoMember.id);
  await context.db
    .insertInto('settings')
    .values({ key: completeKey, value: new Date(context.clock.now()).toISOString() })
    .execute();
  const end = await endOf(context.db);
  if (end) await headLog?.append(end);
}

/** The seed of the demo and when it begins, ms; nulls where no demo was made. */
export async function demoOrigin({
  db,
}: Pick<Context, 'db'>): Promise<{ seed: string | null; beginsAt: number | null }> {
  const beginning = await readSetting(db, beginningKey);
  return { seed: await readSetting(db, seedKey), beginsAt: beginning === null ? null : Number(beginning) };
}
