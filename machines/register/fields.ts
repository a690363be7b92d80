/** What a visitor types to become a member, and what is sent of it. */
import { accountOf, checkedAccount, type AccountFields } from '#domain/account-form.ts';
import { isPassword } from '#domain/password.ts';
import type { AccountName } from '#domain/registration.ts';
import type { EnteredCode } from '#domain/verification.ts';

export interface RegisterFields extends AccountFields {
  password: string;
  inviteCode: string;
}

export type RegisterField = Exclude<keyof RegisterFields, 'way'>;

/** Whose the account is, once that is known. */
interface Proof {
  /** As the server keeps it, once it was checked. */
  account: AccountName | null;
  entered: EnteredCode | null;
}

/** What goes to the server, once. */
export interface RegisterRequest {
  account: AccountName;
  entered: EnteredCode;
  password: string;
  inviteCode: string;
}

/** What has to be mended before it can be sent. */
export const problemsOf = (fields: RegisterFields): RegisterField[] => {
  const problems: RegisterField[] = [];
  if (!accountOf(fields)) problems.push(fields.way);
  if (!isPassword(fields.password)) problems.push('password');
  if (fields.inviteCode.trim() === '') problems.push('inviteCode');
  return problems;
};

/** @throws before the account is checked and the code typed */
export function requestOf(context: RegisterFields & Proof): RegisterRequest {
  const { entered, password, inviteCode } = context;
  if (!entered) throw new Error('an account is registered with a code');
  return { account: checkedAccount(context), entered, password, inviteCode: inviteCode.trim() };
}
