/** What a device made or signed, looked at by the rules of WebAuthn: its challenge, site and origin, that its holder was verified, its counter. */
import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Selectable } from 'kysely';
import { codes } from '#contract/codes.ts';
import type { PasskeysTable } from '#sandbox/db/tables-access.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { ServedContext, Visit } from '#sandbox/visit.ts';
import { takeChallenge, type Asked } from './challenges.ts';

export type PasskeyRow = Selectable<PasskeysTable>;

const refused = () => new Refusal(codes.passkeyRefused, 'This passkey could not be verified');

/** The site that a page's passkeys are for. */
export const siteOf = ({ origin }: Pick<Visit, 'origin'>): string => new URL(origin).hostname;

/** Whatever is wrong with what was sent is one refusal: which of it is nobody's to know. */
async function verified<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw refused();
  }
}

/** The credential that a text holds. @throws Refusal passkeyRefused */
export function credentialIn<T extends AuthenticationResponseJSON | RegistrationResponseJSON>(sent: string): T {
  try {
    const credential = JSON.parse(sent) as T | null;
    if (typeof credential?.id === 'string' && typeof credential.response === 'object') return credential;
  } catch {
    // Refused below.
  }
  throw refused();
}

const expected = (context: ServedContext, { origin }: Pick<Visit, 'origin'>, asked: Asked) => ({
  expectedChallenge: async (challenge: string) => {
    await takeChallenge(context, challenge, asked);
    return true;
  },
  expectedOrigin: origin,
  expectedRPID: siteOf({ origin }),
  requireUserVerification: true,
});

/** @throws Refusal passkeyRefused, passkeyExpired */
export const verifyNew = (context: ServedContext, visit: Pick<Visit, 'origin'>, asked: Asked, sent: string) =>
  verified(async () => {
    const response = credentialIn<RegistrationResponseJSON>(sent);
    const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected(context, visit, asked) });
    if (!registrationInfo) throw refused();
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credential_id: id, public_key: Buffer.from(publicKey).toString('base64url'), counter };
  });

/**
 * Passes for what one of the passkeys signed, once. A counter that doesn't go up belongs to a copy.
 * @throws Refusal passkeyRefused, passkeyExpired
 */
export const verifySigned = (
  context: ServedContext,
  visit: Pick<Visit, 'origin'>,
  asked: Asked,
  { passkey, response }: { passkey: PasskeyRow; response: AuthenticationResponseJSON },
) =>
  verified(async () => {
    const { userHandle } = response.response;
    if (userHandle !== undefined && userHandle !== userIdOf(passkey.member_id)) throw refused();
    const told = await verifyAuthenticationResponse({
      response,
      ...expected(context, visit, asked),
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    });
    if (!told.verified) throw refused();
    const { newCounter } = told.authenticationInfo;
    // Of two that came at once with one count, one is a copy's.
    const used = await context.db
      .updateTable('passkeys')
      .set({ counter: newCounter, used_at: context.clock.now() })
      .where('id', '=', passkey.id)
      .where((eb) => eb.or([eb('counter', '<', newCounter), eb(eb.lit(newCounter), '=', 0)]))
      .returning('id')
      .execute();
    if (used.length === 0) throw refused();
  });

/** What devices know a member by. */
export const userIdOf = (memberId: string): string => Buffer.from(memberId).toString('base64url');
