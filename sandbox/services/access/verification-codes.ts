/**
 * One-time codes, on the sandbox clock: six digits, five minutes, five tries, one a minute (product 5.7). None leaves
 * this machine: the panel shows them.
 */
import { sql } from 'kysely';
import { codes } from '#contract/codes.ts';
import { fundPasswordCodes, verificationCode } from '#domain/limits.ts';
import type { Context } from '#sandbox/context.ts';
import { deleteExpired } from '#sandbox/db/expired-rows.ts';
import { lockSpaces } from '#sandbox/db/locks.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { refuseUntil, triesLeft } from '#sandbox/attempt-wait.ts';
import { recipientsNamed } from './code-recipients.ts';

/** The code is used, over, or was never sent. */
export const codeExpired = (): Refusal => new Refusal(codes.codeExpired, 'This code has expired. Ask for a new one');

/** What a code opens: nothing else. */
export type CodePurpose = 'fundPassword' | 'registration' | 'loginPassword' | 'oldContact' | 'newContact';

interface NewCode extends CodeSubject {
  /** There is no such account: the same answer, and nothing is sent. */
  isDecoy?: boolean;
  /** All that a member can be reached by: what goes out counts together, whatever the way. By default this one. */
  recipients?: readonly string[];
}

interface CodeSubject {
  recipient: string;
  purpose: CodePurpose;
}

export interface TypedCode extends CodeSubject {
  code: string;
}

/** @throws Refusal tooManyAttempts while as many went out as may: taken back with the transaction */
async function countSend(
  trx: Context['db'],
  { recipient, purpose, recipients = [recipient] }: NewCode,
  now: number,
): Promise<void> {
  const { most, within } = fundPasswordCodes;
  // Of two that are asked for at once by two ways, the second counts the first.
  await sql`select pg_advisory_xact_lock(${lockSpaces.recipients}, hashtext(${recipients.join()}))`.execute(trx);
  await trx
    .deleteFrom('code_sends')
    .where('sent_at', '<=', now - within)
    .execute();
  const before = await trx
    .selectFrom('code_sends')
    .select('sent_at')
    .where('recipient', 'in', recipients)
    .where('purpose', '=', purpose)
    .orderBy('sent_at')
    .execute();
  if (before.length >= most) refuseUntil((before[0]?.sent_at ?? 0) + within, now);
  await trx.insertInto('code_sends').values({ recipient, purpose, sent_at: now }).execute();
}

/**
 * Sends a new code, which ends the one before it. Instants in ms.
 * @throws Refusal codeTooSoon with the seconds to wait; tooManyAttempts for the fund password's, three in ten minutes
 */
export async function sendCode({ db, clock, random }: Context, asked: NewCode) {
  const { recipient, purpose, isDecoy = false } = asked;
  const { lifetime, cooldown } = verificationCode;
  const now = clock.now();
  await deleteExpired(db, 'verification_codes', now);
  const sent = {
    code: String(random.below(1_000_000)).padStart(6, '0'),
    sent_at: now,
    expires_at: now + lifetime,
    tries: 0,
    used_at: null,
    is_decoy: isDecoy,
  };
  const written = await db.transaction().execute(async (trx) => {
    // Others that ask at once wait for this row, and then find it too young.
    const row = await trx
      .insertInto('verification_codes')
      .values({ recipient, purpose, ...sent })
      .onConflict((conflict) =>
        conflict
          .columns(['recipient', 'purpose'])
          .doUpdateSet(sent)
          .where('verification_codes.sent_at', '<=', now - cooldown),
      )
      .returning('sent_at')
      .executeTakeFirst();
    if (row && purpose === 'fundPassword') await countSend(trx, asked, now);
    return row;
  });
  if (!written) {
    const { sent_at } = await db
      .selectFrom('verification_codes')
      .select('sent_at')
      .where('recipient', '=', recipient)
      .where('purpose', '=', purpose)
      .executeTakeFirstOrThrow();
    const seconds = Math.ceil((sent_at + cooldown - now) / 1_000);
    throw new Refusal(codes.codeTooSoon, `Please ask for another code in ${seconds} s`);
  }
  return { sentAt: now, retryAt: now + cooldown, expiresAt: now + lifetime };
}

/**
 * Passes for the right code, which stays good: what it opens uses it up (`useCode`). Not to be called inside a transaction: it
 * has its own, as the count of tries outlives a refusal.
 * @throws Refusal codeWrong with the tries left; codeExpired for one that is used, over or was never sent
 */
export async function checkCode({ db, clock }: Context, { recipient, purpose, code }: TypedCode): Promise<void> {
  const now = clock.now();
  const { isRight, left } = await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('verification_codes')
      .select(['code', 'tries', 'is_decoy'])
      .where('recipient', '=', recipient)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .where('tries', '<', verificationCode.tries)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw codeExpired();
    const isRight = row.code === code && !row.is_decoy;
    const tries = row.tries + 1;
    await trx
      .updateTable('verification_codes')
      .set({ tries })
      .where('recipient', '=', recipient)
      .where('purpose', '=', purpose)
      .execute();
    return { isRight, left: verificationCode.tries - tries };
  });
  if (!isRight) throw new Refusal(codes.codeWrong, `Wrong code. ${triesLeft(left)}`);
}

/**
 * Uses up a code that `checkCode` has passed, in the transaction of what it opens.
 * @returns false when somebody was quicker
 */
export async function useCode({ trx }: { trx: Context['db'] }, { recipient, purpose, code }: TypedCode, at: number) {
  const used = await trx
    .updateTable('verification_codes')
    .set({ used_at: at })
    .where('recipient', '=', recipient)
    .where('purpose', '=', purpose)
    .where('code', '=', code)
    .where('used_at', 'is', null)
    .where('is_decoy', '=', false)
    .returning('used_at')
    .executeTakeFirst();
  return used !== undefined;
}

/** Whether this very code has opened something and its time is not over: the same call may have come before. */
export async function isUsedCode({ db, clock }: Context, { recipient, purpose, code }: TypedCode): Promise<boolean> {
  const row = await db
    .selectFrom('verification_codes')
    .select('used_at')
    .where('recipient', '=', recipient)
    .where('purpose', '=', purpose)
    .where('code', '=', code)
    .where('used_at', 'is not', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return row !== undefined;
}

/** The last code that went to a phone (its digits) or an e-mail address, for the panel's reader; null: none. */
export async function lastCode({ db }: Context, to: string): Promise<string | null> {
  const row = await db
    .selectFrom('verification_codes')
    .select('code')
    .where('recipient', 'in', recipientsNamed(to))
    .where('is_decoy', '=', false)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.code ?? null;
}
