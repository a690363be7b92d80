/**
 * Refusals that a flow answers by asking the member again, and the codes of the reply envelope that mean them
 * (contract/codes.ts holds all the others).
 */
import type { Failure } from './failure.ts';

/** Other terms than those that were agreed to: another look at them follows. */
export const termsRefusals = {
  /** Price, fee, rate, agreement or payee changed since the member looked. */
  termsChanged: 2007,
  /** The terms held for a while, and that is over. */
  quoteExpired: 2107,
  /** The fund password has not been given for these terms. */
  notAuthorised: 2108,
} as const;

/** The one-time code was not right: another try, or another code. */
export const codeRefusals = {
  codeWrong: 1101,
  codeExpired: 1102,
} as const;

/** A passkey confirmed nothing: another try, or the password beside it. */
export const passkeyRefusals = {
  /** A passkey that is unknown, or whose signature doesn't hold. */
  passkeyRefused: 1131,
  /** It was signed too late, or for something else. */
  passkeyExpired: 1132,
  /** Of the device alone: it made or signed nothing, because its member didn't want it or it can't. No server sends it. */
  passkeyDismissed: 1135,
} as const;

/** A change of phone or e-mail address is refused, and begins again or with another one. */
export const contactRefusals = {
  /** The old one was proven too long ago, or not at all. */
  proofExpired: 1126,
  /** The new one is the old one. */
  sameContact: 1127,
} as const;

/** A password is changed by who knows the old one. */
export const passwordRefusals = {
  /** The old fund password, or the login password in its place. */
  wrongPassword: 1105,
} as const;

/** Something else came under the same id before: what came first counts. */
const reused = 422;

const isOneOf =
  (refusals: Readonly<Record<string, number>>) =>
  ({ kind, code }: Failure): boolean =>
    kind === 'rejected' && Object.values(refusals).includes(code);

export const isTermsRefusal = isOneOf(termsRefusals);
export const isCodeRefusal = isOneOf(codeRefusals);
export const isPasskeyRefusal = isOneOf(passkeyRefusals);
export const isWrongPassword = isOneOf(passwordRefusals);
export const isDismissal = isOneOf({ passkeyDismissed: passkeyRefusals.passkeyDismissed });
export const isProofExpired = isOneOf({ proofExpired: contactRefusals.proofExpired });
export const isReuse = ({ kind, code }: Failure): boolean => kind === 'rejected' && code === reused;
