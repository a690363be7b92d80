/** The sandbox clock: real time plus an offset that lives in the settings, so that it survives a restart. */
import type { Kysely } from 'kysely';
import type { Clock } from '#sandbox/context.ts';
import type { Database } from '#sandbox/db/tables.ts';

/** A clock that the control panel can move. */
export interface MovableClock extends Clock {
  /** @param instant sandbox time from now on, ms since the epoch */
  set(instant: number): void | Promise<void>;
}

const offsetKey = 'clock.offset';

export const systemClock: Clock = { now: () => Date.now() };

/** Reads the stored offset; without one the sandbox clock shows real time until it is set. */
export async function openSandboxClock(db: Kysely<Database>, wallClock: Clock): Promise<MovableClock> {
  const stored = await db.selectFrom('settings').select('value').where('key', '=', offsetKey).executeTakeFirst();
  let offset = Number(stored?.value ?? 0);
  let latest = 0;
  return {
    // Never backwards, whatever the host does to its clock: the book refuses times that go back.
    now() {
      latest = Math.max(latest, Math.floor(wallClock.now() + offset));
      return latest;
    },
    async set(instant) {
      const value = instant - wallClock.now();
      await db
        .insertInto('settings')
        .values({ key: offsetKey, value: String(value) })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: String(value) }))
        .execute();
      offset = value;
      latest = instant;
    },
  };
}
