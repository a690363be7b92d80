/** The sandbox clock: real time plus an offset, or a standing instant. Both live in the settings and survive a restart. */
import type { Kysely } from 'kysely';
import type { Clock } from '#sandbox/context.ts';
import type { Database } from '#sandbox/db/tables.ts';

/** A clock that the control panel can move and stop. */
export interface MovableClock extends Clock {
  /** @param instant sandbox time from now on, ms since the epoch; a clock that stands goes on standing there */
  set(instant: number): void | Promise<void>;
  /** Stands still from now on, or runs on from where it stands. */
  pause(isPaused: boolean): void | Promise<void>;
  isPaused(): boolean;
}

const offsetKey = 'clock.offset';
/** Empty while the clock runs. */
const standingKey = 'clock.standing';

export const systemClock: Clock = { now: () => Date.now() };

/** Reads what is stored; without anything the sandbox clock shows real time until it is set. */
export async function openSandboxClock(db: Kysely<Database>, wallClock: Clock): Promise<MovableClock> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', [offsetKey, standingKey])
    .execute();
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  let offset = Number(stored.get(offsetKey) ?? 0);
  let standing = stored.get(standingKey) ? Number(stored.get(standingKey)) : null;
  let latest = 0;

  /** Stored before it counts. */
  async function change(instant: number, isPaused: boolean): Promise<void> {
    const value = instant - wallClock.now();
    await db
      .insertInto('settings')
      .values([
        { key: offsetKey, value: String(value) },
        { key: standingKey, value: isPaused ? String(instant) : '' },
      ])
      .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })))
      .execute();
    offset = value;
    standing = isPaused ? instant : null;
    latest = instant;
  }

  /** Never backwards, whatever the host does to its clock: the book refuses times that go back. */
  function now(): number {
    latest = Math.max(latest, standing ?? Math.floor(wallClock.now() + offset));
    return latest;
  }

  return {
    now,
    set: (instant) => change(instant, standing !== null),
    pause: (isPaused) => change(now(), isPaused),
    isPaused: () => standing !== null,
  };
}
