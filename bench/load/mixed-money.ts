/**
 * Money calls of many kinds under servers that die: each client keeps what it was told, asks again by the same id after a lost
 * answer, and in the end every id that was acknowledged has to be in the book once.
 */
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { headers } from '#domain/headers.ts';
import { largeToken } from '#tests/sandbox/large-world.ts';
import { send, type Call } from './closed-loop.ts';
import { memberCalls } from './member-calls.ts';

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** One of the kinds, by a member of the client's own. */
function moneyCall(members: number, client: number, turn: number): Call {
  const token = largeToken(1 + (client % members));
  const sent = { ...form, [headers.token]: token, [headers.intent]: randomUUID() };
  if (turn % 4 === 0) {
    const body = new URLSearchParams({ method: 'cash', channelId: 'upi', amount: '500.00' }).toString();
    return { method: 'POST', path: '/api/assets/wallet/recharge/create', headers: sent, body };
  }
  if (turn % 4 === 1) return { method: 'POST', path: '/api/user/app/user/sign', headers: sent, body: '' };
  if (turn % 4 === 2) return { method: 'POST', path: '/api/income/income/takeout', headers: sent, body: '' };
  const order = memberCalls(members).order(client, turn);
  return { ...order, headers: sent };
}

export interface MoneyLoad {
  /** Ids whose first or repeated answer was definite and good. */
  done: Set<string>;
  refused: number;
  lost: number;
  /** Definite answers, good or not. */
  answered: number;
  /** The longest time between two of them since it was last asked for, ms. */
  takeSilence(): number;
  stop(): Promise<void>;
}

/** @param bases asked for each call: servers come and go */
export function moneyLoad(bases: () => readonly string[], clients: number, members: number): MoneyLoad {
  let isStopped = false;
  let last = performance.now();
  let silence = 0;
  const load: MoneyLoad = {
    done: new Set(),
    refused: 0,
    lost: 0,
    answered: 0,
    takeSilence() {
      const longest = Math.max(silence, performance.now() - last);
      silence = 0;
      return longest;
    },
    async stop() {
      isStopped = true;
      await running;
    },
  };

  async function untilDefinite(client: number, call: Call): Promise<void> {
    const begun = performance.now();
    for (let attempt = 0; ; attempt += 1) {
      const all = bases();
      const base = all[(client + attempt) % all.length] ?? '';
      const agent = new Agent();
      const reply = await send(base, call, agent).catch(() => null);
      agent.destroy();
      if (reply?.status === 200) {
        const { code } = JSON.parse(reply.text) as { code: number };
        if (code === 200) load.done.add(call.headers[headers.intent] ?? '');
        else load.refused += 1;
        load.answered += 1;
        silence = Math.max(silence, performance.now() - last);
        last = performance.now();
        return;
      }
      load.lost += 1;
      if (isStopped && performance.now() - begun > 60_000) throw new Error('no answer for a minute');
      await wait(50);
    }
  }

  const run = async (client: number): Promise<void> => {
    for (let turn = 0; !isStopped; turn += 1) await untilDefinite(client, moneyCall(members, client, turn));
  };
  const running = Promise.all(Array.from({ length: clients }, (_, client) => run(client)));
  return load;
}

/** Acknowledged ids that are not known as done, and ids that have two entries. A run that finds one ends with 1. */
export async function doubtful(
  databaseUrl: string,
  { done }: MoneyLoad,
): Promise<{ missing: number; doubled: number }> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c search_path=dayrent' });
  await client.connect();
  try {
    const known = await client.query<{ id: string }>(
      `select id from intents where state = 'done' and id = any($1::text[])`,
      [[...done]],
    );
    const twice = await client.query(
      'select intent_id from entries where intent_id is not null group by 1 having count(*) > 1',
    );
    const [missing, doubled] = [done.size - known.rows.length, twice.rows.length];
    if (missing > 0 || doubled > 0) process.exitCode = 1;
    return { missing, doubled };
  } finally {
    await client.end();
  }
}
