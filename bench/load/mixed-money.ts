/**
 * Money calls of many kinds under servers that die: each client keeps what it was told, asks again by the same id after a lost
 * answer, and in the end every id that was acknowledged has to have done what it was for, once.
 */
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { headers } from '#domain/headers.ts';
import { largeToken } from '#tests/sandbox/large-world.ts';
import { send, type Call } from './closed-loop.ts';
import { memberCalls } from './member-calls.ts';
import { query } from './query.ts';
import { holds } from './verdict.ts';

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** What a payment of each kind makes a row of, by the names of their calls. */
const effects = {
  createRecharge: 'recharges',
  signIn: "daily_rewards where kind = 'signIn'",
  takeIncome: "entries where kind = 'incomeTaken'",
  createOrder: 'orders',
} as const;
type Kind = keyof typeof effects;
const kinds = Object.keys(effects) as Kind[];

type MoneyCall = Call & { kind: Kind };

/** One of the kinds, by a member of the client's own. */
function moneyCall(members: number, client: number, turn: number): MoneyCall {
  const token = largeToken(1 + (client % members));
  const sent = { ...form, [headers.token]: token, [headers.intent]: randomUUID() };
  if (turn % 4 === 0) {
    const body = new URLSearchParams({ method: 'cash', channelId: 'upi', amount: '500.00' }).toString();
    return { kind: 'createRecharge', method: 'POST', path: '/api/assets/wallet/recharge/create', headers: sent, body };
  }
  if (turn % 4 === 1)
    return { kind: 'signIn', method: 'POST', path: '/api/user/app/user/sign', headers: sent, body: '' };
  if (turn % 4 === 2)
    return { kind: 'takeIncome', method: 'POST', path: '/api/income/income/takeout', headers: sent, body: '' };
  const order = memberCalls(members).order(client, turn);
  return { ...order, kind: 'createOrder', headers: sent };
}

export interface MoneyLoad {
  /** Ids whose first or repeated answer was definite and good, each with what it was for. */
  done: Map<string, Kind>;
  refused: number;
  lost: number;
  /** Definite answers, good or not. */
  answered: number;
  /** The longest time between two of them since it was last asked for, ms. */
  takeSilence(): number;
  /** Waits for the next one. @throws Error where nobody has one for a minute: no server is left, say */
  untilAnswered(since: number): Promise<void>;
  stop(): Promise<void>;
}

/** How long a client, or who waits for any, goes without an answer, ms. */
const patience = 60_000;

/** @param bases asked for each call: servers come and go */
export function moneyLoad(bases: () => readonly string[], clients: number, members: number): MoneyLoad {
  let isStopped = false;
  let last = performance.now();
  let silence = 0;
  const load: MoneyLoad = {
    done: new Map(),
    refused: 0,
    lost: 0,
    answered: 0,
    takeSilence() {
      const longest = Math.max(silence, performance.now() - last);
      silence = 0;
      return longest;
    },
    async untilAnswered(since) {
      const begun = performance.now();
      while (load.answered === since) {
        if (performance.now() - begun > patience) {
          isStopped = true;
          throw new Error('nobody is answered any more');
        }
        await wait(10);
      }
    },
    async stop() {
      isStopped = true;
      await running;
    },
  };

  async function untilDefinite(client: number, call: MoneyCall): Promise<void> {
    const begun = performance.now();
    for (let attempt = 0; ; attempt += 1) {
      const all = bases();
      const base = all[(client + attempt) % all.length] ?? '';
      const agent = new Agent();
      const reply = await send(base, call, agent).catch(() => null);
      agent.destroy();
      if (reply?.status === 200) {
        const { code } = JSON.parse(reply.text) as { code: number };
        if (code === 200) load.done.set(call.headers[headers.intent] ?? '', call.kind);
        else load.refused += 1;
        load.answered += 1;
        silence = Math.max(silence, performance.now() - last);
        last = performance.now();
        return;
      }
      load.lost += 1;
      if (isStopped && performance.now() - begun > patience) throw new Error('no answer for a minute');
      await wait(50);
    }
  }

  const run = async (client: number): Promise<void> => {
    for (let turn = 0; !isStopped; turn += 1) await untilDefinite(client, moneyCall(members, client, turn));
  };
  const running = Promise.all(Array.from({ length: clients }, (_, client) => run(client)));
  return load;
}

/** Rows that members of the built world have, of each kind. */
export async function effectsIn(databaseUrl: string): Promise<ReadonlyMap<Kind, number>> {
  const found = new Map<Kind, number>();
  for (const kind of kinds) {
    const rows = await query<{ count: string }>(
      databaseUrl,
      `select count(*) from (select member_id from ${effects[kind]}) as made where member_id like 'load-m%'`,
    );
    found.set(kind, Number(rows[0]?.count ?? 0));
  }
  return found;
}

/**
 * Acknowledged ids that are not known as done, or left nothing: no entry, no recharge, no reward that couldn't be credited. And rows
 * beyond one for each: every client has asked until it was told, so that what nobody was told was made twice.
 * @param before what was there when the load began
 */
export async function doubtful(
  databaseUrl: string,
  { done }: MoneyLoad,
  before: ReadonlyMap<Kind, number>,
): Promise<{ missing: number; doubled: number }> {
  const [known] = await query<{ count: string }>(
    databaseUrl,
    `select count(*) from intents
      where state = 'done' and id = any($1::text[]) and (
        exists (select from entries where intent_id = intents.id)
        or exists (select from recharges where recharges.id = intents.data ->> 'rechargeId')
        or intents.data ->> 'credited' = 'false')`,
    [[...done.keys()]],
  );
  const missing = done.size - Number(known?.count ?? 0);
  const after = await effectsIn(databaseUrl);
  const told = (kind: Kind): number => [...done.values()].filter((one) => one === kind).length;
  const doubled = kinds.reduce(
    (sum, kind) => sum + Math.max(0, (after.get(kind) ?? 0) - (before.get(kind) ?? 0) - told(kind)),
    0,
  );
  holds(missing === 0 && doubled === 0);
  return { missing, doubled };
}
