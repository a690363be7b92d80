/** Whose password is guessed, and from where: addresses at which an account was signed in to are known for a while (product 5.13). */
import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sessionLifetime } from '#domain/limits.ts';
import type { Database } from '#sandbox/db/tables.ts';
import type { ServedContext } from '#sandbox/visit.ts';
import { memory } from './attempt-rows.ts';

/**
 * Whose password is guessed at sign-in. By what was typed and not by the member: a wait that phone and e-mail address
 * share would tell whose they are.
 * @param recipient where their codes go
 */
export const signInSubject = (recipient: string): string => `sign-in:${recipient}`;

/** Who guesses from one address keeps nobody else from their account. */
export const placeOf = (subject: string, address: string | null): string =>
  address === null ? subject : `${subject} ${address}`;

/** The account's name goes with its member, and the address isn't kept as such. */
const knownPlace = (subject: string, address: string): string =>
  `known:${subject} ${hash('sha256', placeOf(subject, address), 'hex')}`;

export const isKnown = async (db: Kysely<Database>, subject: string, address: string): Promise<boolean> =>
  (await db
    .selectFrom('sign_in_attempts')
    .select('subject')
    .where('subject', '=', knownPlace(subject, address))
    .executeTakeFirst()) !== undefined;

/** After a sign-in: for as long as its session may last, others' attempts hold nobody up who comes from there. */
export async function rememberPlace({ db, wallClock }: ServedContext, subject: string, address: string): Promise<void> {
  // Forgotten a day after that (`forget`).
  const last_at = wallClock.now() + sessionLifetime - memory;
  await db
    .insertInto('sign_in_attempts')
    .values({ subject: knownPlace(subject, address), failures: 0, last_at, blocked_until: 0 })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ last_at }))
    .execute();
}
