/** The device's own part in passkeys: WebAuthn, by a library that is loaded when a device is asked (decision 0063). */
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { passkeyLimits } from '#domain/limits.ts';
import type { PasskeyOffer, PasskeyRequest } from '#domain/passkey.ts';
import type * as Library from '@simplewebauthn/browser';

/** What flows ask of a device; its holder is asked each time. Answers are credentials as JSON. */
export interface Authenticator {
  /** @throws Failure rejected with `passkeyKnown`, or with `passkeyDismissed` where none was made */
  make: (offer: PasskeyOffer, signal: AbortSignal) => Promise<string>;
  /** @throws Failure rejected with `passkeyDismissed` where nothing was signed */
  sign: (request: PasskeyRequest, signal: AbortSignal) => Promise<string>;
}

type Asking = Pick<typeof Library, 'startRegistration' | 'startAuthentication'>;

/** Asks the device, until it answers or the flow has left. */
async function ask(signal: AbortSignal, work: (library: Asking) => Promise<object>): Promise<string> {
  // By their names: what is not named is not built in.
  const { startRegistration, startAuthentication, WebAuthnAbortService } = await import('@simplewebauthn/browser');
  // Left while the server was asked: no question comes up that nobody waits for.
  signal.throwIfAborted();
  const leave = () => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', leave, { once: true });
  try {
    return JSON.stringify(await work({ startRegistration, startAuthentication }));
  } catch (error) {
    // Browsers tell nothing else apart: a page may not learn which passkeys a device has.
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    throw new Failure('rejected', isKnown ? codes.passkeyKnown : codes.passkeyDismissed);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

const known = (ids: readonly string[]) => ids.map((id) => ({ type: 'public-key' as const, id }));

export const deviceAuthenticator: Authenticator = {
  make: ({ challenge, site, userId, account, known: ids }, signal) =>
    ask(signal, ({ startRegistration }) =>
      startRegistration({
        optionsJSON: {
          challenge,
          rp: { id: site, name: 'Dayrent' },
          user: { id: userId, name: account, displayName: account },
          // ES256, RS256.
          pubKeyCredParams: [-7, -257].map((alg) => ({ type: 'public-key' as const, alg })),
          excludeCredentials: known(ids),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
          timeout: passkeyLimits.patience,
        },
      }),
    ),
  sign: ({ challenge, site, known: ids }, signal) =>
    ask(signal, ({ startAuthentication }) =>
      startAuthentication({
        optionsJSON: {
          challenge,
          rpId: site,
          allowCredentials: known(ids),
          userVerification: 'required',
          timeout: passkeyLimits.patience,
        },
      }),
    ),
};
