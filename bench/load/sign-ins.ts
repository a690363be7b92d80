/** Orders beside 64 sign-ins a second, against orders alone. */
import { setTimeout as wait } from 'node:timers/promises';
import { Agent } from 'node:http';
import { closedLoop, send } from './closed-loop.ts';
import { memberCalls, signIn } from './member-calls.ts';
import { startDayrent } from './programs.ts';
import { round, table } from './table.ts';
import { copyOf, largeDatabase } from './worlds.ts';

const perSecond = 64;

export async function besideSignIns(url: string, members: number, lasts: number): Promise<string[]> {
  const database = await copyOf(url, await largeDatabase(url, members), 'load_signins');
  const server = await startDayrent(database, { TRUST_PROXY: '1' });
  try {
    const asked = { bases: [server.base], clients: 16, lasts, next: memberCalls(members).order };
    const quiet = await closedLoop(asked);
    let isOver = false;
    const answers = { right: 0, refused: 0 };
    const knock = async (): Promise<void> => {
      const agent = new Agent();
      for (let turn = 0; !isOver; turn += 1) {
        const call = signIn(members)(turn % perSecond, Math.floor(turn / perSecond));
        // Each from an address of its own, as behind a proxy: no limit of an address is met.
        const headers = { ...call.headers, 'X-Forwarded-For': `10.${turn % 200}.${turn % 251}.${turn % 241}` };
        void send(server.base, { ...call, headers }, agent).then(
          ({ text }) => (text.startsWith('{"code":200,') ? (answers.right += 1) : (answers.refused += 1)),
          () => (answers.refused += 1),
        );
        await wait(1_000 / perSecond);
      }
      agent.destroy();
    };
    const knocking = knock();
    const busy = await closedLoop(asked);
    isOver = true;
    await knocking;
    return [
      `## ${perSecond} sign-ins a second beside orders, ${members} members`,
      table(
        ['', 'orders a second', 'p50 ms', 'p99 ms'],
        [
          ['alone', round(quiet.rate), round(quiet.p50, 1), round(quiet.p99, 1)],
          [
            `beside ${answers.right} sign-ins (${answers.refused} refused or cut)`,
            round(busy.rate),
            round(busy.p50, 1),
            round(busy.p99, 1),
          ],
          ['share', round(busy.rate / quiet.rate, 2), '', ''],
        ],
      ),
    ];
  } finally {
    await server.stop();
  }
}
