/**
 * Limits on wrong passwords and on codes asked for, for each account and each network address, in real time. An attempt
 * is counted before the password is looked at, so that many at once gain nothing.
 */
import { sql } from 'kysely';
import { day } from '#domain/limits.ts';
import type { ServedContext } from '#sandbox/visit.ts';
import { refuseUntil } from '#sandbox/attempt-wait.ts';

const minute = 60_000;
/** Attempts before the first wait. More for an address: a household or an office shares one. */
const allowed = { account: 5, anywhere: 50, address: 30, code: 10, codeAddress: 100 } as const;
/**
 * An address slows down and no more: others behind it have accounts of their own. So does an account that is tried from
 * everywhere: whose it is comes in from where they are.
 */
const longestWait = {
  account: 15 * minute,
  anywhere: 5_000,
  address: 5_000,
  code: 15 * minute,
  codeAddress: minute,
} as const;
/** Attempts this long ago are forgotten. */
const memory = day;

type Kind = keyof typeof allowed;

/** Wait after so many attempts: none, then one minute, doubling, up to the longest. */
const waitAfter = (attempts: number, kind: Kind): number =>
  attempts < allowed[kind] ? 0 : Math.min(longestWait[kind], minute * 2 ** Math.min(attempts - allowed[kind], 10));

async function count({ db, wallClock }: ServedContext, kind: Kind, about: string): Promise<void> {
  const now = wallClock.now();
  const subject = `${kind}:${about}`;
  await db.transaction().execute(async (trx) => {
    // One statement makes the row or locks it: between two, a forgiven attempt could take it away.
    const { blocked_until, failures } = await trx
      .insertInto('sign_in_attempts')
      .values({ subject, failures: 0, last_at: now, blocked_until: 0 })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet({ subject }))
      .returning(['blocked_until', 'failures'])
      .executeTakeFirstOrThrow();
    refuseUntil(blocked_until, now);
    await trx
      .updateTable('sign_in_attempts')
      .set({ failures: failures + 1, last_at: now, blocked_until: now + waitAfter(failures + 1, kind) })
      .where('subject', '=', subject)
      .execute();
  });
}

const forget = ({ db, wallClock }: ServedContext) =>
  db
    .deleteFrom('sign_in_attempts')
    .where('last_at', '<', wallClock.now() - memory)
    .execute();

/**
 * Whose password is guessed at sign-in. By what was typed and not by the member: a wait that phone and e-mail address
 * share would tell whose they are.
 * @param recipient where their codes go
 */
export const signInSubject = (recipient: string): string => `sign-in:${recipient}`;

/** Who guesses from one address keeps nobody else from their account. */
const placeOf = (subject: string, address: string | null): string =>
  address === null ? subject : `${subject} ${address}`;

/** The waits that stand between an account and who comes from an address, beside the address's own. */
export const waitsAt = (subject: string, address: string | null): string[] => [
  `account:${placeOf(subject, address)}`,
  `anywhere:${subject}`,
];

/**
 * Counts an attempt at the account that `subject` names.
 * @param address of who has not signed in; null for a member, who answers for themselves alone
 * @throws Refusal tooManyAttempts, with how long to wait.
 */
export async function countAttempt(context: ServedContext, subject: string, address: string | null): Promise<void> {
  await forget(context);
  if (address !== null) await count(context, 'address', address);
  await count(context, 'anywhere', subject);
  await count(context, 'account', placeOf(subject, address));
}

/**
 * Counts a code that is asked for, whether or not one goes out.
 * @throws Refusal tooManyAttempts, with how long to wait.
 */
export async function countCodeRequest(context: ServedContext, recipient: string, address: string): Promise<void> {
  await forget(context);
  await count(context, 'codeAddress', address);
  await count(context, 'code', recipient);
}

/** After a right password or code: the account starts anew, and the address is not charged for it. */
export async function forgiveAttempt({ db }: ServedContext, subject: string, address: string | null): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('subject', 'in', waitsAt(subject, address)).execute();
  await db
    .updateTable('sign_in_attempts')
    .set({ failures: sql<number>`greatest(failures - 1, 0)`, blocked_until: 0 })
    .where('subject', '=', `address:${address}`)
    .execute();
}
