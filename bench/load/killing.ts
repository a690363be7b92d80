/** Two servers under mixed money, killed at random, one of which is the worker, and Postgres with them where it is ours to kill. */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isVerified } from './closed-loop.ts';
import { doubtful, effectsIn, moneyLoad } from './mixed-money.ts';
import { controlPostgres, controlsPostgres, keepCommits } from './postgres-control.ts';
import { startDayrent, type Program } from './programs.ts';
import { round } from './table.ts';
import { holds } from './verdict.ts';
import { copyOf, largeDatabase } from './worlds.ts';

/** Between two kills, ms. */
const pause = [100, 1_000] as const;

export async function killing(url: string, members: number, kills: number): Promise<string[]> {
  const database = await copyOf(url, await largeDatabase(url, members), 'load_kills');
  await keepCommits(url, 'load_kills');
  const servers: Program[] = [await startDayrent(database), await startDayrent(database)];
  const before = await effectsIn(database);
  const load = moneyLoad(() => servers.map(({ base }) => base), 8, members);
  const done = { server: 0, postgres: 0 };
  /** Longest time without an answer to anybody, and until the one that was killed was back; ms. */
  const longest = { silent: 0, server: 0, postgres: 0 };

  async function kill(name: 'server' | 'postgres', how: () => Promise<void>): Promise<void> {
    const begun = performance.now();
    const answered = load.answered;
    await how();
    longest[name] = Math.max(longest[name], performance.now() - begun);
    done[name] += 1;
    await load.untilAnswered(answered);
  }

  try {
    for (let count = 0; count < kills; count += 1) {
      await wait(randomInt(...pause));
      if (controlsPostgres && count % 3 === 2) {
        await kill('postgres', () => controlPostgres('restart', '--mode', 'immediate'));
        holds(servers.every(({ child }) => child.exitCode === null && child.signalCode === null));
      } else {
        const victim = randomInt(2);
        await kill('server', async () => {
          await servers[victim]?.stop('SIGKILL');
          servers[victim] = await startDayrent(database);
        });
      }
      longest.silent = Math.max(longest.silent, load.takeSilence());
    }
    await load.stop();
    const { missing, doubled } = await doubtful(database, load, before);
    const [first] = servers;
    const isWhole = await isVerified(first?.base ?? '');
    return [
      '## Killed under mixed money, two servers',
      `${done.server} times a server, ${done.postgres} times Postgres. ${load.done.size} payments were acknowledged, ${load.refused} refused, ${load.lost} answers lost and asked for again. Missing: ${missing}. Doubled: ${doubled}. The book ${isWhole ? 'holds' : 'BREAKS'} every rule.`,
      `Longest time in which nobody was answered: ${round(longest.silent)} ms. A server that was killed answered again after ${round(longest.server)} ms at most, Postgres after ${round(longest.postgres)} ms.`,
    ];
  } finally {
    for (const server of servers) await server.stop();
  }
}
