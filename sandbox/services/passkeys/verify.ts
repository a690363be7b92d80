/** What a device made or signed, looked at by the rules of WebAuthn: its challenge, site and origin, that its holder was verified, its counter. */
import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';
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

/** Whatever is wrong with what was sent is one refusal: which of it is nobody's to know. No work of the database in here. */
async function verified<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    throw refused();
  }
}

/** The credential that a text holds. @throws Refusal passkeyRefused */
export function credentialIn<T extends AuthenticationResponseJSON | RegistrationResponseJSON>(sent: string): T {
  try {
    const credential = JSON.parse(sent) as T;
    const { id, response } = credential;
    // Base64url: nothing that a database doesn't take.
    const isId = typeof id === 'string' && /^[\w-]{1,1400}$/.test(id);
    if (isId && typeof response.clientDataJSON === 'string') return credential;
  } catch {
    // Refused below.
  }
  throw refused();
}

/** Uses the challenge up that was signed; the answer is what the rest is held against. */
async function expectedOf(
  context: ServedContext,
  { origin }: Pick<Visit, 'origin'>,
  asked: Asked,
  { response: { clientDataJSON } }: AuthenticationResponseJSON | RegistrationResponseJSON,
) {
  const { challenge } = await verified(() => decodeClientDataJSON(clientDataJSON));
  await takeChallenge(context, challenge, asked);
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: siteOf({ origin }),
    requireUserVerification: true,
  };
}

/**
 * A passkey as it is asked for: without a maker's certificates. To verify those of other formats, the library follows the
 * addresses that are in them, a stranger's word.
 */
function assertWithoutCertificates({ response }: RegistrationResponseJSON): void {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = attestation.get('fmt');
  if (format === 'none') return;
  if (format !== 'packed' || attestation.get('attStmt').get('x5c') !== undefined) throw refused();
}

/** @throws Refusal passkeyRefused, passkeyExpired */
export async function verifyNew(context: ServedContext, visit: Pick<Visit, 'origin'>, asked: Asked, sent: string) {
  const response = credentialIn<RegistrationResponseJSON>(sent);
  const expected = await expectedOf(context, visit, asked, response);
  const { registrationInfo } = await verified(() => {
    assertWithoutCertificates(response);
    return verifyRegistrationResponse({ response, ...expected });
  });
  if (!registrationInfo) throw refused();
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credential_id: id, public_key: Buffer.from(publicKey).toString('base64url'), counter };
}

/**
 * Passes for what one of the passkeys signed, once. A counter that doesn't go up belongs to a copy.
 * @throws Refusal passkeyRefused, passkeyExpired
 */
export async function verifySigned(
  context: ServedContext,
  visit: Pick<Visit, 'origin'>,
  asked: Asked,
  { passkey, response }: { passkey: PasskeyRow; response: AuthenticationResponseJSON },
): Promise<void> {
  const expected = await expectedOf(context, visit, asked, response);
  const { userHandle } = response.response;
  if (userHandle !== undefined && userHandle !== userIdOf(passkey.member_id)) throw refused();
  const credential = {
    id: passkey.credential_id,
    publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
    counter: passkey.counter,
  };
  const told = await verified(() => verifyAuthenticationResponse({ response, ...expected, credential }));
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
}

/** What devices know a member by. */
export const userIdOf = (memberId: string): string => Buffer.from(memberId).toString('base64url');
