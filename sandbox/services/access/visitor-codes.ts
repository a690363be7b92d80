/** Codes for who is not signed in: a new account, a forgotten password. What is answered never tells who has an account. */
import { codes } from '#contract/codes.ts';
import type { Answers } from '#contract/endpoint.ts';
import type { registration } from '#contract/registration.ts';
import { canonicalAccount } from '#domain/account-name.ts';
import type { AccountName } from '#domain/registration.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { ServedContext } from '#sandbox/visit.ts';
import { recipientsOf } from './code-recipients.ts';
import { countries } from '#sandbox/services/app/countries.ts';
import { countCodeRequest } from './code-requests.ts';
import { checkCode, isUsedCode, sendCode, type CodePurpose, type TypedCode } from './verification-codes.ts';

export interface VisitorAccount extends AccountName {
  /** What a code is kept under. */
  recipient: string;
  /** Masked. */
  to: string;
}

/** @throws Refusal badInput for a country that has no sign-in */
export function oneForm({ type, country, account }: AccountName): string | null {
  if (!countries.some(({ code }) => code === country)) throw new Refusal(codes.badInput, 'Not valid: country');
  return canonicalAccount({ type, country, account });
}

/** @throws Refusal accountInvalid, badInput */
export function readAccount({ type, country, account: typed }: AccountName): VisitorAccount {
  const account = oneForm({ type, country, account: typed });
  const reached = { country, phone: type === 'phone' ? account : null, email: type === 'email' ? account : null };
  const [target] = recipientsOf(reached);
  if (account === null || !target) {
    throw new Refusal(codes.accountInvalid, "This phone number or e-mail address isn't valid");
  }
  return { type, country, account, recipient: target.recipient, to: target.to };
}

interface Wanted {
  purpose: CodePurpose;
  isDecoy: boolean;
  /** Network address of the call. */
  address: string;
  /** Who is signed in. */
  memberId?: string | null;
}

/** @throws Refusal codeTooSoon, tooManyAttempts */
export async function sendTo(
  context: ServedContext,
  { type, recipient, to }: VisitorAccount,
  { purpose, isDecoy, address, memberId = null }: Wanted,
): Promise<{ data: Answers<typeof registration.resetCodeByPhone> }> {
  await countCodeRequest(context, { recipient, address, memberId });
  const { sentAt, retryAt, expiresAt } = await sendCode(context, { recipient, purpose, isDecoy });
  return { data: { channel: type, to, sendTime: sentAt, retryTime: retryAt, expireTime: expiresAt } };
}

/**
 * @returns false for a code that has opened something already, while its time is not over: the answer may have got lost
 * @throws Refusal codeWrong, codeExpired
 */
export async function isFresh(context: ServedContext, typed: TypedCode): Promise<boolean> {
  try {
    await checkCode(context, typed);
    return true;
  } catch (error) {
    // Asked for afterwards: the same call may have used it meanwhile.
    if (await isUsedCode(context, typed)) return false;
    throw error;
  }
}
