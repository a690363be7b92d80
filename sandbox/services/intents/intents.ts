/**
 * Intents: every call that moves money runs through `withIntent`, which stores the answer in the transaction of the
 * entry. The same id gives the first answer again, a refusal included (rule L4).
 */
import { hash } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { codes, type Code } from '#contract/codes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Context } from '#sandbox/context.ts';
import type { IntentsTable } from '#sandbox/db/tables-book.ts';
import type { Call, Reply } from '#sandbox/handler.ts';
import { withBook, type BookTransaction } from '#sandbox/ledger/transaction.ts';
import { Refusal } from '#sandbox/refusal.ts';

/** Stands for the call of an intent that was closed before any call came. */
export const cancelledCall = 'cancelled';

const stable = (value: unknown): unknown => {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(stable);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, stable(inner)]),
  );
};

export const payloadHash = (input: unknown): string => hash('sha256', JSON.stringify(stable(input)), 'hex');

export type Outcome<E extends Endpoint> = { reply: Reply<E> } | { refusal: Refusal };

export type KnownIntent = Pick<
  Selectable<IntentsTable>,
  'member_id' | 'call' | 'payload_hash' | 'state' | 'code' | 'msg' | 'data'
>;

/** What was answered before. Another member's id gets the same answer as a changed payload: it tells nothing. */
export function knownOutcome<E extends Endpoint>(
  known: KnownIntent,
  asked: { name: string; hash: string; memberId: string },
): Outcome<E> {
  const isSame = known.call === cancelledCall || (known.call === asked.name && known.payload_hash === asked.hash);
  if (known.member_id !== asked.memberId || !isSame) {
    return { refusal: new Refusal(codes.intentReused, 'This request id has been used') };
  }
  if (known.state === 'refused') return { refusal: new Refusal(known.code as Code, known.msg) };
  return { reply: { msg: known.msg, data: known.data as Reply<E>['data'] } };
}

/**
 * @param name the endpoint's name in the contract
 * @param work does the move; what it throws as Refusal is final and stored, with nothing else of it
 * @throws Refusal of `work`, now or then; `intentReused` for another payload, call or member under the same id
 */
export async function withIntent<E extends Endpoint>(
  context: Context,
  name: string,
  call: Call<E>,
  work: (transaction: BookTransaction) => Promise<Reply<E>>,
): Promise<Reply<E>> {
  const { intentId, caller } = call;
  const hash = payloadHash(call.input);
  const outcome = await withBook(context, async (transaction): Promise<Outcome<E>> => {
    const { trx, at } = transaction;
    const known = await trx.selectFrom('intents').selectAll().where('id', '=', intentId).executeTakeFirst();
    if (known) return knownOutcome(known, { name, hash, memberId: caller.id });
    const outcome = await attempt(transaction, work);
    const row = { id: intentId, member_id: caller.id, call: name, payload_hash: hash, at };
    if ('refusal' in outcome) {
      const { code, message } = outcome.refusal;
      await trx
        .insertInto('intents')
        .values({ ...row, state: 'refused', code, msg: message, data: null })
        .execute();
      return outcome;
    }
    const { msg = '', data } = outcome.reply;
    await trx
      .insertInto('intents')
      .values({ ...row, state: 'done', code: codes.ok, msg, data: JSON.stringify(data) })
      .execute();
    return outcome;
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.reply;
}

/** A refusal undoes what `work` has written so far, and only that. */
async function attempt<E extends Endpoint>(
  transaction: BookTransaction,
  work: (transaction: BookTransaction) => Promise<Reply<E>>,
): Promise<Outcome<E>> {
  await sql`savepoint attempt`.execute(transaction.trx);
  try {
    const reply = await work(transaction);
    await sql`release savepoint attempt`.execute(transaction.trx);
    return { reply };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await sql`rollback to savepoint attempt`.execute(transaction.trx);
    return { refusal: error };
  }
}
