/** Two servers under mixed money, killed at random, and Postgres with them where its folder is known (`PGDATA`). */
import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isVerified } from './closed-loop.ts';
import { doubtful, moneyLoad } from './mixed-money.ts';
import { startDayrent, type Program } from './programs.ts';
import { round } from './table.ts';
import { copyOf, largeDatabase } from './worlds.ts';

/** As who runs it does: `pg_ctl --pgdata … -m immediate restart`. */
const restartPostgres = process.env['RESTART_POSTGRES'] ?? '';

export async function killing(url: string, members: number, kills: number): Promise<string[]> {
  const database = await copyOf(url, await largeDatabase(url, members), 'load_kills');
  const servers: Program[] = [await startDayrent(database), await startDayrent(database)];
  const load = moneyLoad(() => servers.map(({ base }) => base), 8, members);
  const done = { server: 0, postgres: 0 };
  let longest = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    await wait(randomInt(100, 1_000));
    const before = load.done.size + load.refused;
    const begun = performance.now();
    if (restartPostgres !== '' && kill % 3 === 2) {
      execFileSync('/bin/sh', ['-c', restartPostgres], { stdio: 'ignore' });
      done.postgres += 1;
    } else {
      const victim = randomInt(2);
      await servers[victim]?.stop('SIGKILL');
      servers[victim] = await startDayrent(database);
      done.server += 1;
    }
    while (load.done.size + load.refused <= before) await wait(20);
    longest = Math.max(longest, performance.now() - begun);
  }
  await load.stop();
  const { missing, doubled } = await doubtful(database, load);
  const [first] = servers;
  const isWhole = await isVerified(first?.base ?? '');
  for (const server of servers) await server.stop();
  return [
    '## Killed under mixed money, two servers',
    `${done.server} servers and ${done.postgres} times Postgres. ${load.done.size} payments were acknowledged, ${load.refused} refused, ${load.lost} answers lost and asked for again. Missing: ${missing}. Doubled: ${doubled}. The book ${isWhole ? 'holds' : 'BREAKS'} every rule. Somebody was served again after ${round(longest)} ms at most.`,
  ];
}
