/** Postgres stopped for ten seconds under mixed money: no server ends, nothing is lost, and they go on by themselves. */
import { setTimeout as wait } from 'node:timers/promises';
import { isVerified } from './closed-loop.ts';
import { doubtful, effectsIn, moneyLoad } from './mixed-money.ts';
import { controlPostgres, controlsPostgres, keepCommits } from './postgres-control.ts';
import { startDayrent } from './programs.ts';
import { round } from './table.ts';
import { holds } from './verdict.ts';
import { copyOf, largeDatabase } from './worlds.ts';

const head = '## Postgres stopped for ten seconds, two servers';

export async function stopped(url: string, members: number): Promise<string[]> {
  if (!controlsPostgres) return [head, 'Not measured: the Postgres of DATABASE_URL is not ours to stop.'];
  const database = await copyOf(url, await largeDatabase(url, members), 'load_stopped');
  await keepCommits(url, 'load_stopped');
  const servers = [await startDayrent(database), await startDayrent(database)];
  const was = await effectsIn(database);
  const load = moneyLoad(() => servers.map(({ base }) => base), 8, members);
  try {
    await wait(3_000);
    const before = load.done.size;
    await controlPostgres('stop', '--mode', 'fast');
    await wait(10_000);
    await controlPostgres('start');
    const begun = performance.now();
    await load.untilAnswered(load.answered);
    const back = performance.now() - begun;
    await wait(3_000);
    await load.stop();
    const ended = servers.filter(({ child }) => child.exitCode !== null || child.signalCode !== null).length;
    const { missing, doubled } = await doubtful(database, load, was);
    holds(ended === 0);
    const isWhole = await isVerified(servers[0]?.base ?? '');
    return [
      head,
      `${before} payments were acknowledged before, ${load.done.size - before} after. Servers that ended: ${ended}. Missing: ${missing}. Doubled: ${doubled}. The book ${isWhole ? 'holds' : 'BREAKS'} every rule. Somebody was served again ${round(back)} ms after Postgres was.`,
    ];
  } finally {
    for (const server of servers) await server.stop();
  }
}
