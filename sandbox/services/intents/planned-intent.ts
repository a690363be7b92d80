/**
 * An intent that is decided by one look and done by one call of the database, which finds out if the look no longer holds:
 * then it is decided again. Nobody waits for the book while somebody looks, and what is decided at once is written at
 * once (decision 0071). For calls that many make at once; others run through `withIntent`.
 */
import { sql, type Kysely } from 'kysely';
import { codes } from '#contract/codes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Context } from '#sandbox/context.ts';
import type { BookEnd } from '#sandbox/db/head-log.ts';
import { jsonOf } from '#sandbox/db/rows.ts';
import type { Database } from '#sandbox/db/tables.ts';
import type { Call, Reply } from '#sandbox/handler.ts';
import { codeOf, keepEnd, lockBook, refreshClock } from '#sandbox/ledger/transaction.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { knownOutcome, payloadHash, type KnownIntent, type Outcome } from './intents.ts';

export interface Look {
  db: Kysely<Database>;
  /** The sandbox's time, ms. */
  at: number;
  /** The clock's changes that it reckons with; null where the clock is not the world's own. */
  reckoned: bigint | null;
}

export const beginLook = ({ clock }: Pick<Context, 'clock'>, db: Kysely<Database>): Look => ({
  db,
  at: clock.now(),
  reckoned: clock.changes?.() ?? null,
});

interface Intent {
  id: string;
  memberId: string;
  call: string;
  payloadHash: string;
}

/** A plan with the intent that it answers, as the database keeps it. */
export interface Written<Row> extends Pick<Look, 'reckoned'> {
  intent: Intent & { state: 'done'; code: number; msg: string; data: unknown; at: number };
  row: Row;
}

interface Planned<E extends Endpoint, Seen, Row> {
  /** The endpoint's name in the contract. */
  name: string;
  /** A look that was taken as the call came; null where the first one is still to be taken. */
  early: { look: Look; seen: Seen } | null;
  see: (look: Look) => Promise<Seen>;
  /** By what a look saw: the plan, or what this intent was answered before. @throws Refusal, which is final */
  decide: (seen: Seen, look: Look) => { reply: Reply<E>; row: Row } | { known: KnownIntent };
  /** Keeps an intent and does what its plan says in one transaction, or nothing of it; on a database it may be in a batch. */
  write: Write<Row>;
}

/** Looks without the book's lock; the next one has it, so that it holds. */
const looks = 8;
/** Changed terms, an intent that was just done, a balance or stock that was just spent, and what Postgres asks for. */
const passed = new Set(['DR001', 'DR002', '23505', '23514', '40001', '40P01']);

type Write<Row> = (db: Kysely<Database>, written: Written<Row>) => Promise<BookEnd>;

/** @throws Refusal as `withIntent` */
export async function withPlannedIntent<E extends Endpoint, Seen, Row>(
  context: Context,
  call: Call<E>,
  planned: Planned<E, Seen, Row>,
): Promise<Reply<E>> {
  const asked = {
    id: call.intentId,
    memberId: call.caller.id,
    call: planned.name,
    payloadHash: payloadHash(call.input),
  };
  let { early } = planned;
  for (let look = 1; ; look += 1) {
    try {
      const { outcome, end } = await (look <= looks
        ? attempt(early ?? (await see(context, context.db, planned)), asked, planned)
        : context.db.transaction().execute(async (trx) => {
            await lockBook(trx, context.clock);
            return attempt(await see(context, trx, planned), asked, planned);
          }));
      await keepEnd(context, end);
      if ('refusal' in outcome) throw outcome.refusal;
      return outcome.reply;
    } catch (error) {
      if (look > looks || !passed.has(codeOf(error))) throw error;
      early = null;
      await refreshClock(context.clock, error);
    }
  }
}

async function see<Seen>(
  context: Context,
  db: Kysely<Database>,
  planned: { see: (look: Look) => Promise<Seen> },
): Promise<{ look: Look; seen: Seen }> {
  const look = beginLook(context, db);
  return { look, seen: await planned.see(look) };
}

interface Attempted<E extends Endpoint> {
  outcome: Outcome<E>;
  /** Of the book, to be kept once it is committed. */
  end?: BookEnd;
}

async function attempt<E extends Endpoint, Seen, Row>(
  { look, seen }: { look: Look; seen: Seen },
  asked: Intent,
  { decide, write }: Planned<E, Seen, Row>,
): Promise<Attempted<E>> {
  const { db, at, reckoned } = look;
  let plan: ReturnType<typeof decide>;
  try {
    plan = decide(seen, look);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message: msg } = error;
    const refused = jsonOf({ ...asked, state: 'refused', code, msg, data: null });
    await sql`select refuse_intent(${reckoned}, ${at}, ${refused})`.execute(db);
    return { outcome: { refusal: error } };
  }
  if ('known' in plan) {
    const { call: name, payloadHash: hash, memberId } = asked;
    return { outcome: knownOutcome(plan.known, { name, hash, memberId }) };
  }
  const { msg = '', data } = plan.reply;
  const intent = { ...asked, state: 'done', code: codes.ok, msg, data, at } as const;
  const end = await write(db, { reckoned, intent, row: plan.row });
  return { outcome: { reply: plan.reply }, end };
}
