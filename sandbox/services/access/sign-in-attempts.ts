/**
 * Limits on wrong passwords, for each account and each network address, in real time. An attempt
 * is counted before the password is looked at, so that many at once gain nothing.
 *
 * An account waits after wrong ones. An address, and an account that is tried from everywhere, slow down and no more:
 * others behind the address have accounts of their own. Whoever comes then gets a turn, and asking more often gets no
 * earlier one (product 5.13). What is tried from everywhere holds up neither a passkey, which nobody guesses, nor an address
 * at which the account was signed in to: strangers may take all turns there are. No call waits for its turn: it would hold a socket and the gate, and a device gives up
 * after 36 seconds.
 */
import { sql, type Kysely, type Transaction } from 'kysely';
import { minute } from '#domain/limits.ts';
import type { Database } from '#sandbox/db/tables.ts';
import type { ServedContext } from '#sandbox/visit.ts';
import { refuseUntil } from '#sandbox/attempt-wait.ts';
import { charge, forget, lockRow, waitAfter } from './attempt-rows.ts';
import { isKnown, placeOf } from './known-places.ts';

/** Attempts before turns are given out. More for an address: a household or an office shares one. */
const unhindered = { anywhere: 50, address: 30 } as const;
export const turns = {
  every: 5_000,
  /** How far ahead they are given out: longer nobody waits. */
  ahead: 5 * minute,
  /** How long one can be taken once it has come. */
  lasts: 5 * minute,
} as const;
/** The next turn at an account or an address; it is the caller's then. @throws Refusal tooManyAttempts where none is left */
async function nextTurn(
  trx: Transaction<Database>,
  kind: keyof typeof unhindered,
  about: string,
  now: number,
): Promise<number> {
  const row = await lockRow(trx, `${kind}:${about}`, now);
  const turn = Math.max(now, row.blocked_until);
  refuseUntil(turn - turns.ahead, now);
  await charge(trx, row, now, row.failures + 1 < unhindered[kind] ? 0 : turn + turns.every);
  return turn;
}

/** When this account may be tried from this address: now, or at the one turn that it has. Its row is locked. */
async function turnOf(
  trx: Transaction<Database>,
  { subject, address, isGuess }: { subject: string; address: string; isGuess: boolean },
  now: number,
): Promise<number> {
  const kept = `turn:${placeOf(subject, address)}`;
  const given = await trx
    .selectFrom('sign_in_attempts')
    .select('blocked_until')
    .where('subject', '=', kept)
    .executeTakeFirst();
  if (given && given.blocked_until > now) return given.blocked_until;
  if (given) await trx.deleteFrom('sign_in_attempts').where('subject', '=', kept).execute();
  if (given && given.blocked_until + turns.lasts > now) return now;
  // Always in this order: two that wait for each other would never end.
  const isStrange = isGuess && !(await isKnown(trx, subject, address));
  const anywhere = isStrange ? await nextTurn(trx, 'anywhere', subject, now) : now;
  const turn = Math.max(anywhere, await nextTurn(trx, 'address', address, now));
  if (turn > now) {
    await trx
      .insertInto('sign_in_attempts')
      .values({ subject: kept, failures: 0, last_at: now, blocked_until: turn })
      .execute();
  }
  return turn;
}

/** Ends the waits that stand between an account and who comes from an address, beside the address's own. */
export async function endWaits(db: Kysely<Database>, subject: string, address: string | null): Promise<void> {
  // One after the other, in the order in which an attempt locks them.
  for (const wait of [`account:${placeOf(subject, address)}`, `anywhere:${subject}`]) {
    await db.deleteFrom('sign_in_attempts').where('subject', '=', wait).execute();
  }
}

/**
 * Counts an attempt at the account that `subject` names.
 * @param address of who has not signed in; null for a member, who answers for themselves alone
 * @param isGuess false for what can't be guessed, a passkey
 * @returns until when the account waits after it, unless it is forgiven or taken back
 * @throws Refusal tooManyAttempts, with how long to wait.
 */
export async function countAttempt(
  context: ServedContext,
  subject: string,
  address: string | null,
  isGuess = true,
): Promise<number> {
  await forget(context);
  const now = context.wallClock.now();
  const { comesAt, waitsUntil } = await context.db.transaction().execute(async (trx) => {
    // Held to the end: of many at once the first gets the turn, and all of them are told of it.
    const row = await lockRow(trx, `account:${placeOf(subject, address)}`, now);
    refuseUntil(row.blocked_until, now);
    const turn = address === null ? now : await turnOf(trx, { subject, address, isGuess }, now);
    const waitsUntil = now + waitAfter(row.failures + 1, 'account');
    if (turn <= now) await charge(trx, row, now, waitsUntil);
    return { comesAt: turn, waitsUntil };
  });
  // Outside: the turn is kept.
  refuseUntil(comesAt, now);
  return waitsUntil;
}

/**
 * Takes an attempt back in which nothing was looked at. The wait that it brought ends, no other one, and its turn is there again.
 * @param waitsUntil as `countAttempt` answered
 */
async function takeBack(
  { db, wallClock }: ServedContext,
  subject: string,
  address: string | null,
  waitsUntil: number,
): Promise<void> {
  const place = placeOf(subject, address);
  await db
    .updateTable('sign_in_attempts')
    .set({
      failures: sql<number>`greatest(failures - 1, 0)`,
      blocked_until: sql<number>`case when blocked_until = ${waitsUntil} then 0 else blocked_until end`,
    })
    .where('subject', '=', `account:${place}`)
    .execute();
  if (address === null) return;
  const now = wallClock.now();
  await db
    .insertInto('sign_in_attempts')
    .values({ subject: `turn:${place}`, failures: 0, last_at: now, blocked_until: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Counts an attempt, and then looks at a password. Where too many looks wait already nothing was guessed: it doesn't count.
 * @throws Refusal tooManyAttempts, as `countAttempt`, or where there is no room
 */
export async function countedLook(
  context: ServedContext,
  subject: string,
  address: string | null,
  look: () => Promise<boolean>,
): Promise<boolean> {
  const waitsUntil = await countAttempt(context, subject, address);
  try {
    return await look();
  } catch (error) {
    await takeBack(context, subject, address, waitsUntil);
    throw error;
  }
}

/** After a right password or code: the account starts anew, and the address is not charged for it. */
export async function forgiveAttempt({ db }: ServedContext, subject: string, address: string | null): Promise<void> {
  await endWaits(db, subject, address);
  await db
    .updateTable('sign_in_attempts')
    .set({
      failures: sql<number>`greatest(failures - 1, 0)`,
      // Turns that were given out stay as they are: one is free again.
      blocked_until: sql<number>`greatest(blocked_until - ${turns.every}, 0)`,
    })
    .where('subject', '=', `address:${address}`)
    .execute();
}
