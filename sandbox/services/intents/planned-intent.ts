/**
 * An intent that is decided by one look and done by one call of the database, which finds out if the look no longer holds:
 * then it is decided again. Nobody waits for the book while somebody looks. For calls that many make at once; others run
 * through `withIntent`.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { codes } from '#contract/codes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Context } from '#sandbox/context.ts';
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
}

interface Plan<E extends Endpoint> {
  reply: Reply<E>;
  /** Calls a function of the database that keeps the intent and appends the entry, in one transaction. */
  write: (intent: RawBuilder<unknown>) => RawBuilder<{ entry_id: bigint; hash: string }>;
}

/** What `decide` sees: the plan, or what this intent was answered before. @throws Refusal, which is final */
type Decide<E extends Endpoint> = (look: Look) => Promise<Plan<E> | { known: KnownIntent }>;

/** Looks without the book's lock; the next one has it, so that it holds. */
const looks = 8;
/** Changed terms, an intent that was just done, a balance or stock that was just spent, and what Postgres asks for. */
const passed = new Set(['DR001', 'DR002', '23505', '23514', '40001', '40P01']);

/**
 * @param name the endpoint's name in the contract
 * @throws Refusal as `withIntent`
 */
export async function withPlannedIntent<E extends Endpoint>(
  context: Context,
  name: string,
  call: Call<E>,
  decide: Decide<E>,
): Promise<Reply<E>> {
  const asked = { id: call.intentId, memberId: call.caller.id, name, hash: payloadHash(call.input) };
  for (let look = 1; ; look += 1) {
    try {
      const outcome = await (look <= looks
        ? attempt(context, context.db, asked, decide)
        : context.db.transaction().execute(async (trx) => {
            await lockBook(trx, context.clock);
            return attempt(context, trx, asked, decide);
          }));
      if ('refusal' in outcome) throw outcome.refusal;
      return outcome.reply;
    } catch (error) {
      if (look > looks || !passed.has(codeOf(error))) throw error;
      await refreshClock(context.clock, error);
    }
  }
}

interface Asked {
  id: string;
  memberId: string;
  name: string;
  hash: string;
}

async function attempt<E extends Endpoint>(
  context: Context,
  db: Kysely<Database>,
  asked: Asked,
  decide: Decide<E>,
): Promise<Outcome<E>> {
  const at = context.clock.now();
  const intent = { id: asked.id, memberId: asked.memberId, call: asked.name, payloadHash: asked.hash };
  let plan: Awaited<ReturnType<Decide<E>>>;
  try {
    plan = await decide({ db, at });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message: msg } = error;
    const refused = jsonOf({ ...intent, state: 'refused', code, msg, data: null });
    await sql`select refuse_intent(${context.clock.changes?.() ?? null}, ${at}, ${refused})`.execute(db);
    return { refusal: error };
  }
  if ('known' in plan) return knownOutcome(plan.known, asked);
  const { msg = '', data } = plan.reply;
  const { rows } = await plan.write(jsonOf({ ...intent, state: 'done', code: codes.ok, msg, data })).execute(db);
  const [end] = rows;
  await keepEnd(context, end && { entryId: end.entry_id, hash: end.hash });
  return { reply: plan.reply };
}
