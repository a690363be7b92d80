/**
 * What devices are asked to sign: 256 random bits that count once, for one purpose, holder and subject, for a short time
 * by the sandbox's clock. Whoever asks for many keeps the newest alone; those who share an address share more, since one of
 * them could push out what all others ask for.
 */
import { codes } from '#contract/codes.ts';
import { passkeyLimits } from '#domain/limits.ts';
import type { Context } from '#sandbox/context.ts';
import type { PasskeyChallengesTable } from '#sandbox/db/tables-access.ts';
import { Refusal } from '#sandbox/refusal.ts';

export interface Asked extends Pick<PasskeyChallengesTable, 'purpose'> {
  /** A member's id, or the network address of who has not signed in. */
  holder: string;
  /** The quote that is confirmed, or the passwords that an offer was made under; empty where the purpose says all. */
  subject: string;
}

export const challengeExpired = () => new Refusal(codes.passkeyExpired, 'This took too long. Try again');

export async function makeChallenge({ db, clock, random }: Context, asked: Asked): Promise<string> {
  const now = clock.now();
  const challenge = Buffer.from(random.hex(32), 'hex').toString('base64url');
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
  await db
    .insertInto('passkey_challenges')
    .values({ ...asked, challenge, expires_at: now + passkeyLimits.patience })
    .execute();
  await db
    .deleteFrom('passkey_challenges')
    .where('challenge', 'in', (eb) =>
      eb
        .selectFrom('passkey_challenges')
        .select('challenge')
        .where('holder', '=', asked.holder)
        .where('purpose', '=', asked.purpose)
        .orderBy('expires_at', 'desc')
        .orderBy('challenge')
        .offset(passkeyLimits.waiting[asked.purpose === 'signIn' ? 'address' : 'member']),
    )
    .execute();
  return challenge;
}

/**
 * Uses one up, whatever comes of it. Not to be called inside a transaction: it stays used where the rest is refused.
 * @throws Refusal passkeyExpired for one that is over, was used, or was made for something else
 */
export async function takeChallenge({ db, clock }: Context, challenge: string, asked: Asked): Promise<void> {
  // Whoever signs can write what they want: none of ours looks otherwise.
  if (!/^[\w-]{43}$/.test(challenge)) throw challengeExpired();
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .returning(['purpose', 'holder', 'subject', 'expires_at'])
    .executeTakeFirst();
  const isGood =
    taken &&
    taken.expires_at > clock.now() &&
    taken.purpose === asked.purpose &&
    taken.holder === asked.holder &&
    taken.subject === asked.subject;
  if (!isGood) throw challengeExpired();
}
