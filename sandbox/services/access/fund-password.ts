/**
 * The fund password: asked for each time money leaves. Five wrong ones in a row, then a wait, on the sandbox clock. A
 * try is counted before the password is looked at, so that many at once gain nothing.
 */
import { sql } from 'kysely';
import { codes } from '#contract/codes.ts';
import { fundPasswordTries } from '#domain/limits.ts';
import type { Context } from '#sandbox/context.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { refuseUntil, triesLeft } from '#sandbox/attempt-wait.ts';
import { findById, type Member } from '#sandbox/services/members/members.ts';
import { hashPassword, isPassword } from '#sandbox/services/members/passwords.ts';
import { endConfirmations } from '#sandbox/services/withdrawal/confirmations.ts';

interface Try {
  /** Tries after this one. */
  left: number;
  /** 0: there is no wait. */
  blockedUntil: number;
}

/** Counts a try in a transaction of its own: the count outlives a refusal. */
async function countTry({ db, clock }: Context, memberId: string): Promise<Try> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    // One statement makes the row or locks it: between two, a try that was forgiven could take it away.
    const row = await trx
      .insertInto('fund_password_attempts')
      .values({ member_id: memberId, failures: 0, blocked_until: 0 })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ member_id: memberId }))
      .returning(['failures', 'blocked_until'])
      .executeTakeFirstOrThrow();
    refuseUntil(row.blocked_until, now);
    // After the wait the count begins anew.
    const failures = row.blocked_until > 0 ? 1 : row.failures + 1;
    const left = fundPasswordTries.allowed - failures;
    const blockedUntil = left > 0 ? 0 : now + fundPasswordTries.wait;
    await trx
      .updateTable('fund_password_attempts')
      .set({ failures, blocked_until: blockedUntil })
      .where('member_id', '=', memberId)
      .execute();
    return { left, blockedUntil };
  });
}

/** Takes a try back in which nothing was looked at, with the wait that it brought and no other one. */
const takeBack = ({ db }: Context, memberId: string, { blockedUntil }: Try) =>
  db
    .updateTable('fund_password_attempts')
    .set({
      failures: sql<number>`greatest(failures - 1, 0)`,
      blocked_until: sql<number>`case when blocked_until = ${blockedUntil} then 0 else blocked_until end`,
    })
    .where('member_id', '=', memberId)
    .execute();

/**
 * Passes for the right fund password, and forgives the wrong ones before it. Not to be called inside a transaction: it
 * has its own.
 * @throws Refusal fundPasswordMissing where none is set, wrongFundPassword with the tries left, tooManyAttempts with
 *   the time to wait
 */
export async function requireFundPassword(context: Context, memberId: string, password: string): Promise<void> {
  await requireFundPasswordOf(context, await findById(context, memberId), password);
}

/** As above, of a member as they were read. */
export async function requireFundPasswordOf(
  context: Context,
  { id: memberId, fund_password_hash: hash }: Pick<Member, 'id' | 'fund_password_hash'>,
  password: string,
): Promise<void> {
  if (hash === null) throw new Refusal(codes.fundPasswordMissing, 'Set a fund password first');
  const tried = await countTry(context, memberId);
  let isRight: boolean;
  try {
    isRight = await isPassword(hash, password);
  } catch (error) {
    // Too many look already: nothing was guessed.
    await takeBack(context, memberId, tried);
    throw error;
  }
  if (!isRight) throw new Refusal(codes.wrongFundPassword, `Wrong fund password. ${triesLeft(tried.left)}`);
  await forgive(context.db, memberId);
}

const forgive = (db: Context['db'], memberId: string) =>
  db.deleteFrom('fund_password_attempts').where('member_id', '=', memberId).execute();

interface NewFundPassword {
  memberId: string;
  hash: string;
  /** What it takes the place of. */
  before: string | null;
  /** The login password that was given in place of the old one. */
  loginHash: string | null;
  /** When withdrawals may go on, ms; null leaves that as it is. */
  restsUntil: number | null;
}

/**
 * Sets the fund password in a transaction; wrong tries before are forgotten. Passkeys of before were added without it: they sign
 * in, and confirm nothing any more, nor does what was confirmed by the old one.
 * @returns how many passkeys confirmed until then; null where another one, or another login password, was set meanwhile, and nothing has happened
 */
export async function replaceFundPassword(
  { trx }: { trx: Context['db'] },
  { memberId, hash, before, loginHash, restsUntil }: NewFundPassword,
): Promise<number | null> {
  const set = await trx
    .updateTable('members')
    .set({ fund_password_hash: hash, ...(restsUntil !== null && { withdrawals_rest_until: restsUntil }) })
    .where('id', '=', memberId)
    .where('fund_password_hash', 'is not distinct from', before)
    .$if(loginHash !== null, (update) => update.where('password_hash', '=', loginHash))
    .returning('id')
    .executeTakeFirst();
  if (!set) return null;
  await forgive(trx, memberId);
  const passkeys = await trx
    .updateTable('passkeys')
    .set({ confirms: false })
    .where('member_id', '=', memberId)
    .where('confirms', '=', true)
    .returning('id')
    .execute();
  // Where withdrawals rest, that refuses them, and says until when.
  if (restsUntil === null) await endConfirmations({ trx }, memberId);
  return passkeys.length;
}

/** Sets the fund password, whatever it was, for the history of the demo. @param restsUntil as above */
export async function setFundPassword(
  context: Context,
  memberId: string,
  password: string,
  restsUntil: number | null = null,
): Promise<void> {
  const { fund_password_hash: before } = await findById(context, memberId);
  const hash = await hashPassword(context.random, password);
  await replaceFundPassword({ trx: context.db }, { memberId, hash, before, loginHash: null, restsUntil });
}
