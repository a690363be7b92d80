/** The login password, asked for again by somebody who is signed in. */
import { codes } from '#contract/codes.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { ServedContext } from '#sandbox/visit.ts';
import { isPassword } from './passwords.ts';
import { countAttempt, forgiveAttempt } from './sign-in-attempts.ts';

interface Holder {
  country: string;
  phone: string;
  password_hash: string | null;
}

/**
 * Wrong ones count with those of sign-in: it is the same secret.
 * @param address network address of the call
 * @throws Refusal wrongPassword; tooManyAttempts with the time to wait
 */
export async function requireLoginPassword(
  context: ServedContext,
  { country, phone, password_hash }: Holder,
  password: string,
  address: string,
): Promise<void> {
  const subject = `${country}:${phone}`;
  await countAttempt(context, subject, address);
  if (!(await isPassword(password_hash, password))) throw new Refusal(codes.wrongPassword, 'Wrong login password');
  await forgiveAttempt(context, subject, address);
}
