/**
 * `npm run load`: what the sandbox carries on a Postgres, beside a bare server on the same database in the same turns. Bounded in
 * time and calls, loopback only. Starts a throw-away Postgres where DATABASE_URL names none; writes its sections of reports/load.md.
 * Ends with 1 where a payment is missing or doubled, a book is broken, a restore isn't its backup, or a server ended by itself.
 *
 * `MEMBERS=3000,100000` says how large the worlds are (3,000 where it is not given), `SECONDS=1` how long a turn lasts, `TURNS=5` how many;
 * `KILLS=200` and `RESTORES=10` how often; `-- rates signins sockets kills stopped restores day` which parts run.
 */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { dayEnd } from '../bench/load/day-end.ts';
import { killing } from '../bench/load/killing.ts';
import { memberCalls } from '../bench/load/member-calls.ts';
import { startBare, startDayrent } from '../bench/load/programs.ts';
import { compare, type Compared } from '../bench/load/rates.ts';
import { restores } from '../bench/load/restores.ts';
import { writeReport } from '../bench/load/report.ts';
import { besideSignIns } from '../bench/load/sign-ins.ts';
import { besideSockets } from '../bench/load/sockets.ts';
import { stopped } from '../bench/load/stopped.ts';
import { round, table } from '../bench/load/table.ts';
import { copyOf, largeDatabase } from '../bench/load/worlds.ts';
import { run } from './run.ts';

const url = process.env['DATABASE_URL'] ?? '';
const sizes = (process.env['MEMBERS'] ?? '3000').split(',').map(Number);
const lasts = Number(process.env['SECONDS'] ?? 1) * 1_000;
const turns = Number(process.env['TURNS'] ?? 5);
const parts = process.argv.slice(2).filter((part) => !part.startsWith('-'));
const wanted = new Set(
  parts.length > 0 ? parts : ['rates', 'signins', 'sockets', 'kills', 'stopped', 'restores', 'day'],
);

const measured = new Map<number, Compared[]>();

/** How much longer calls take in the largest world than in the smallest. */
function growth(): string[] {
  const [few, many] = [Math.min(...sizes), Math.max(...sizes)];
  const more = measured.get(many) ?? [];
  return [
    `## Growth from ${few} to ${many} members`,
    table(
      ['call', 'clients', 'p50 ms', 'of', 'growth'],
      (measured.get(few) ?? []).map(({ name, clients, p50 }, index) => {
        const now = more[index]?.p50 ?? 0;
        return [name, clients, round(now, 1), round(p50, 1), round(now / p50, 2)];
      }),
    ),
  ];
}

async function rates(members: number): Promise<string[]> {
  const database = await copyOf(url, await largeDatabase(url, members), 'load_rates');
  const [bare, one] = [await startBare(database), await startDayrent(database)];
  const { summary, days, machine, ...calls } = memberCalls(members);
  const rows: Compared[] = [];
  try {
    for (const clients of [1, 16, 64]) {
      rows.push(...(await compare({ bare: bare.base, ours: [one.base], clients, calls, turns, lasts })));
    }
    rows.push(
      ...(await compare({
        bare: bare.base,
        ours: [one.base],
        clients: 16,
        calls: { wallet: calls.wallet, summary, days, machine },
        turns,
        lasts,
      })),
    );
    const two = await startDayrent(database);
    try {
      const both = await compare({
        bare: bare.base,
        ours: [one.base, two.base],
        clients: 64,
        calls: { 'wallet, two servers': calls.wallet, 'order, two servers': calls.order },
        turns,
        lasts,
      });
      rows.push(...both);
    } finally {
      await two.stop();
    }
  } finally {
    await one.stop();
    await bare.stop();
  }
  measured.set(members, rows);
  return [
    `## Rates: ${members} members, ten orders each`,
    '"Bare" is Hono and a transaction of two inserts on the same database, in turns with ours.',
    table(
      ['call', 'clients', 'bare, a second', 'ours, a second', 'ratio', 'p50 ms', 'p99 ms', 'idle', 'refused'],
      rows.map((row) => [
        row.name,
        row.clients,
        round(row.bare),
        round(row.rate),
        round(row.ratio, 2),
        round(row.p50, 1),
        round(row.p99, 1),
        round(row.idle, 2),
        `${row.refused} of ${row.calls}`,
      ]),
    ),
  ];
}

if (url === '') {
  const { code } = await run('.ci/with-postgres', [process.execPath, import.meta.filename, ...process.argv.slice(2)]);
  process.exitCode = code;
} else {
  const sections: string[] = [];
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), shared by Postgres, servers and load`;
  /** Each says when and on what it was measured: parts run on different days. */
  const say = async (measure: () => Promise<string[]>): Promise<void> => {
    const load = round(loadavg()[0] ?? 0, 1);
    const [heading = '', ...told] = await measure();
    const when = `${new Date().toISOString().slice(0, 10)}, ${machine}; load average at the start ${load}.`;
    sections.push([heading, when, ...told].join('\n\n'));
    console.log(`${sections.at(-1)}\n`);
    writeReport(sections);
  };
  for (const members of sizes) {
    if (wanted.has('rates')) await say(() => rates(members));
    if (wanted.has('signins')) await say(() => besideSignIns(url, members, lasts * turns));
    if (wanted.has('sockets')) await say(() => besideSockets(url, members, lasts * turns));
    if (wanted.has('day')) await say(() => dayEnd(url, members));
  }
  if (wanted.has('rates') && sizes.length > 1) await say(async () => growth());
  const [smallest = 3_000] = sizes;
  if (wanted.has('kills')) await say(() => killing(url, smallest, Number(process.env['KILLS'] ?? 20)));
  if (wanted.has('stopped')) await say(() => stopped(url, smallest));
  if (wanted.has('restores')) await say(() => restores(url, 300, Number(process.env['RESTORES'] ?? 10)));
}
