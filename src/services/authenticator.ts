/** The device's own part in passkeys: WebAuthn, with what goes over the wire as base64url. */
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { passkeyLimits } from '#domain/limits.ts';
import type { PasskeyOffer } from '#domain/passkey.ts';

export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.codePointAt(0) ?? 0);

const toText = (bytes: ArrayBuffer): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const refused = (code: number) => new Failure('rejected', code);

/**
 * Has the device make a passkey; its holder is asked. The answer is its JSON.
 * @throws Failure rejected with `passkeyKnown`, or with `passkeyDismissed` where none was made
 */
export async function makePasskey({ challenge, site, userId, account, known }: PasskeyOffer): Promise<string> {
  const made = await navigator.credentials
    .create({
      publicKey: {
        challenge: toBytes(challenge),
        rp: { id: site, name: 'Dayrent' },
        user: { id: toBytes(userId), name: account, displayName: account },
        // ES256, RS256.
        pubKeyCredParams: [-7, -257].map((alg) => ({ type: 'public-key' as const, alg })),
        excludeCredentials: known.map((id) => ({ type: 'public-key' as const, id: toBytes(id) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        timeout: passkeyLimits.patience,
      },
    })
    .catch((error: unknown) => {
      const isKnown = error instanceof DOMException && error.name === 'InvalidStateError';
      throw refused(isKnown ? codes.passkeyKnown : codes.passkeyDismissed);
    });
  const isMade = made instanceof PublicKeyCredential && made.response instanceof AuthenticatorAttestationResponse;
  if (!isMade) throw refused(codes.passkeyDismissed);
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return JSON.stringify({
    id: made.id,
    rawId: made.id,
    type: made.type,
    clientExtensionResults: {},
    response: { clientDataJSON: toText(clientDataJSON), attestationObject: toText(attestationObject) },
  });
}
