/**
 * Calls of members while a whole day of a large world is settled by another server, against calls when nothing is due; then
 * whichever server settles is killed at ten points, and another goes on.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { day } from '#domain/limits.ts';
import { closedLoop, isVerified, type Measured } from './closed-loop.ts';
import { memberCalls } from './member-calls.ts';
import { memoryOf, startDayrent } from './programs.ts';
import { query } from './query.ts';
import { round, table } from './table.ts';
import { copyOf, largeDatabase } from './worlds.ts';

const kills = 10;
/** ms between two calls of a client: members, not a flood. */
const pause = 50;

/** In the database itself: no server is asked to wait for what is due. */
async function moveClock(database: string, by: number): Promise<void> {
  await query(database, 'update world set clock_offset = clock_offset + $1, changes = changes + 1', [by]);
  await query(database, `select pg_notify('clock', '')`);
}

const closedDays = async (database: string): Promise<number> =>
  Number((await query<{ days: string }>(database, 'select count(*) as days from closed_days'))[0]?.days ?? 0);

export async function dayEnd(url: string, members: number): Promise<string[]> {
  const database = await copyOf(url, await largeDatabase(url, members), 'load_day');
  // The first to start is elected to work.
  let worker = await startDayrent(database);
  let front = await startDayrent(database);
  const calls = memberCalls(members);
  const measure = (lasts: number): Promise<Measured>[] =>
    (['order', 'wallet', 'records'] as const).map((name) =>
      closedLoop({ bases: [front.base], clients: 4, lasts, next: calls[name], pause }),
    );
  try {
    const quiet = await Promise.all(measure(10_000));
    const days = await closedDays(database);
    const begun = performance.now();
    await moveClock(database, day);
    const busy = await Promise.all(measure(20_000));
    let peak = memoryOf(worker, 'VmHWM') / 1_024;
    for (let kill = 0; kill < kills; kill += 1) {
      await wait(2_000 * (1 + Math.random()));
      await worker.stop('SIGKILL');
      [worker, front] = [front, await startDayrent(database)];
    }
    while ((await closedDays(database)) <= days) {
      peak = Math.max(peak, memoryOf(worker, 'VmHWM') / 1_024);
      await wait(500);
    }
    const took = (performance.now() - begun) / 1_000;
    const isWhole = await isVerified(front.base);
    return [
      `## A day's end, ${members} members`,
      `Settled in ${round(took)} s beside twelve members' clients, whoever worked killed ${kills} times after those had measured; at most ${round(peak)} MB in the server that worked. The book ${isWhole ? 'holds' : 'BREAKS'} every rule after it.`,
      table(
        ['call', 'quiet p50', 'quiet p99', 'during p50', 'during p99', 'p99 ratio', 'refused'],
        ['order', 'wallet', 'records'].map((name, index) => {
          const [before, while_] = [quiet[index], busy[index]];
          return [
            name,
            round(before?.p50 ?? 0, 1),
            round(before?.p99 ?? 0, 1),
            round(while_?.p50 ?? 0, 1),
            round(while_?.p99 ?? 0, 1),
            round((while_?.p99 ?? 0) / (before?.p99 ?? 1), 2),
            while_?.refused ?? 0,
          ];
        }),
      ),
    ];
  } finally {
    await worker.stop();
    await front.stop();
  }
}
