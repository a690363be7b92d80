/** A new account, and a new password for a forgotten one (product 15.7). */
import { codes } from '#contract/codes.ts';
import { registration } from '#contract/registration.ts';
import { user } from '#contract/user.ts';
import type { AccountOffer } from '#domain/account-form.ts';
import { Failure } from '#domain/failure.ts';
import type { Session } from '#domain/member.ts';
import type { AccountName, Registered } from '#domain/registration.ts';
import { codeChannels, type SentCode } from '#domain/verification.ts';
import { deviceZone, signIn } from './access.ts';
import type { Client } from './client.ts';

export async function loadAccountOffer(client: Client): Promise<Omit<AccountOffer, 'country'>> {
  const [ways, countries] = await Promise.all([
    client.call(registration.registerTypes, {}),
    client.call(user.countries, {}),
  ]);
  return { ways: ways.value, countries: countries.value };
}

/** For an account that there is, however accounts are made now (product 5.6). */
export const loadResetOffer = async (client: Client): Promise<Omit<AccountOffer, 'country'>> => ({
  ways: codeChannels,
  countries: (await client.call(user.countries, {})).value,
});

/** The demo member's invite code; only a sandbox has one. */
export const loadDemoInvite = async (client: Client): Promise<string> =>
  (await client.call(registration.demoInvite, {})).value.inviteCode;

/**
 * @param inviteCode is to be known, where one is given
 * @returns the account in its one form
 * @throws Failure rejected with `accountInvalid`, `inviteCodeUnknown` or `tooManyAttempts`
 */
export async function checkAccount(client: Client, account: AccountName, inviteCode = ''): Promise<AccountName> {
  const { value } = await client.call(registration.checkAccount, { ...account, inviteCode });
  if (value === null) throw new Failure('rejected', codes.accountInvalid);
  return { ...account, account: value };
}

const { registerCodeByPhone, registerCodeByEmail, resetCodeByPhone, resetCodeByEmail } = registration;

/** @throws Failure rejected with `codeTooSoon`, `wayClosed` or `tooManyAttempts` */
export const sendRegisterCode = async (client: Client, { type, country, account }: AccountName): Promise<SentCode> =>
  (await client.call(type === 'phone' ? registerCodeByPhone : registerCodeByEmail, { country, account })).value;

/** The same answer where nobody has the account. @throws as `sendRegisterCode` */
export const sendResetCode = async (client: Client, { type, country, account }: AccountName): Promise<SentCode> =>
  (await client.call(type === 'phone' ? resetCodeByPhone : resetCodeByEmail, { country, account })).value;

/** @throws Failure rejected with `codeWrong`, `codeExpired`, `accountExists` or `inviteCodeUnknown` */
export async function register(
  client: Client,
  { type, ...account }: AccountName,
  rest: { code: string; password: string; inviteCode: string },
): Promise<Registered> {
  const body = { ...account, ...rest, zone: deviceZone() };
  const reply =
    type === 'phone'
      ? await client.call(registration.registerByPhone, body)
      : await client.call(registration.register, { type, ...body });
  return reply.value;
}

/** @throws Failure rejected with `codeWrong`, `codeExpired` or `sameAsFundPassword` */
export async function resetPassword(
  client: Client,
  account: AccountName,
  secrets: { code: string; password: string },
): Promise<void> {
  await client.call(registration.resetPassword, { ...account, ...secrets });
}

/** @returns null where nobody signs in with these */
export async function trySignIn(client: Client, account: AccountName, password: string): Promise<Session | null> {
  try {
    return await signIn(client, { country: account.country, phone: account.account, password });
  } catch (error) {
    if (error instanceof Failure && error.kind === 'rejected' && error.code === codes.wrongCredentials) return null;
    throw error;
  }
}
