/** The sandbox clock: real time plus an offset, or a standing instant. Both live in the database and survive a restart. */
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Clock } from '#sandbox/context.ts';
import type { WorldTable } from '#sandbox/db/tables-members.ts';
import type { Database } from '#sandbox/db/tables.ts';
import { withBook } from '#sandbox/ledger/transaction.ts';

/** A clock that the control panel can move and stop. */
export interface MovableClock extends Clock {
  /** @param instant sandbox time from now on, ms since the epoch; a clock that stands goes on standing there */
  set(instant: number): void | Promise<void>;
  /** The same, but never back: another server may have moved it further since this one looked. */
  forward(instant: number): void | Promise<void>;
  /** Stands still from now on, or runs on from where it stands. */
  pause(isPaused: boolean): void | Promise<void>;
  isPaused(): boolean;
}

/** Says that the clock was changed, or the demo made again. */
export const clockChannel = 'clock';

const columns = ['epoch', 'changes', 'clock_offset', 'clock_standing'] as const;

export const systemClock: Clock = { now: () => Date.now() };

/**
 * The clock of a world that any number of servers share: it stands in the database, and each change is counted, so that
 * who writes the book by an older one finds out (`lock_book`).
 */
export async function openSandboxClock(db: Kysely<Database>, wallClock: Clock): Promise<MovableClock> {
  let offset = 0;
  let standing: number | null = null;
  let epoch = '';
  let changes = 0n;
  let latest = 0;
  let takes = 0;

  function take(row: Pick<Selectable<WorldTable>, (typeof columns)[number]>): void {
    takes += 1;
    if (row.epoch !== epoch || row.changes !== changes) latest = 0;
    ({ epoch, changes, clock_offset: offset, clock_standing: standing } = row);
  }

  async function refresh(): Promise<void> {
    const before = takes;
    const { last, ...row } = await db
      .selectFrom(['world', 'book_head'])
      .select([...columns])
      .select(sql<number>`greatest(book_head.at, orders_from)`.as('last'))
      .executeTakeFirstOrThrow();
    // One that was taken while this was read may be newer. Otherwise fewer changes are those of a database that lost some.
    const isOlder = takes !== before && row.epoch === epoch && row.changes < changes;
    if (!isOlder) take(row);
    reach(last);
  }

  /** A host whose clock was set back, or runs behind another server's: what it quotes is not over when the book gets it. */
  function reach(instant: number): void {
    latest = Math.max(latest, instant);
  }

  /** Never backwards, whatever the host does to its clock: the book refuses times that go back. */
  function now(): number {
    latest = Math.max(latest, standing ?? Math.floor(wallClock.now() + offset));
    return latest;
  }

  /** Under the book's lock, so that no entry is written by two clocks at once. Where it was changed meanwhile, it is reckoned anew. */
  async function change(next: () => { instant: number; isPaused: boolean }): Promise<void> {
    const row = await withBook({ db, clock }, async ({ trx }) => {
      const { instant, isPaused } = next();
      const changed = await trx
        .updateTable('world')
        .set((eb) => ({
          changes: eb('changes', '+', 1n),
          clock_offset: instant - wallClock.now(),
          clock_standing: isPaused ? instant : null,
        }))
        .returning(columns)
        .executeTakeFirstOrThrow();
      await sql`select pg_notify(${clockChannel}, '')`.execute(trx);
      return changed;
    });
    take(row);
  }

  const isPaused = (): boolean => standing !== null;
  const clock = { now, changes: () => changes, refresh, reach };
  await refresh();
  return {
    ...clock,
    set: (instant) => change(() => ({ instant, isPaused: isPaused() })),
    forward: (instant) => change(() => ({ instant: Math.max(instant, now()), isPaused: isPaused() })),
    pause: (stops) => change(() => ({ instant: now(), isPaused: stops })),
    isPaused,
  };
}
