/**
 * A new account, and a new password for a forgotten one, of the user backend (product 15.7). None of it tells whether
 * an account exists (product 5.13), except `register` and `resetPassword` to the one who has the code that went there.
 */
import * as v from 'valibot';
import { welcomeReasons, welcomeRules, type Registered, type WelcomeCredit } from '#domain/registration.ts';
import type { CodeChannel } from '#domain/verification.ts';
import { endpoint } from './endpoint.ts';
import { secret } from './secret.ts';
import { channel, sentCode, typedCode } from './sent-code.ts';
import { country, sessionWire, toSession, zone } from './user.ts';
import { size } from './amount-wire.ts';
import { nothing, text } from './wire.ts';

/** As typed: the server reads it (#domain/phone-number.ts). */
const account = secret('account', v.pipe(v.string(), v.minLength(1), v.maxLength(254)));
const password = secret('password', v.pipe(v.string(), v.maxLength(200)));
const inviteCode = v.pipe(v.string(), v.maxLength(80));

const credit = v.pipe(
  v.object({
    rule: v.picklist(welcomeRules),
    amount: size,
    productName: text,
    credited: v.boolean(),
    /** Empty: credited. */
    reason: v.picklist(['', ...welcomeReasons]),
  }),
  v.transform(({ productName, credited, reason, ...wire }): WelcomeCredit => ({
    ...wire,
    product: productName,
    reason: credited || reason === '' ? null : reason,
  })),
);

const registered = v.pipe(
  v.object({
    ...sessionWire.entries,
    data: v.object({ ...sessionWire.entries.data.entries, credits: v.array(credit) }),
  }),
  v.transform((wire): Registered => ({ session: toSession(wire), credits: wire.data.credits })),
);

const registerFields = { country, account, code: typedCode, password, inviteCode, zone };

const codeCall = (path: string, about: string) =>
  endpoint({
    backend: 'user',
    method: 'POST',
    path,
    auth: 'none',
    input: v.object({ country, account }),
    reply: sentCode,
    about,
    origin: 'spec',
  });

export const registration = {
  registerTypes: endpoint({
    backend: 'user',
    method: 'GET',
    path: 'auth/registertype',
    auth: 'none',
    input: nothing,
    reply: v.pipe(
      v.object({ types: v.pipe(v.array(channel), v.minLength(1)) }),
      v.transform(({ types }): readonly CodeChannel[] => types),
    ),
    about: 'By what an account can be made now.',
    origin: 'spec',
  }),
  checkAccount: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'user/isValidAccount',
    auth: 'none',
    input: v.object({ type: channel, country, account, inviteCode: v.optional(inviteCode, '') }),
    reply: v.pipe(
      v.object({
        valid: v.boolean(),
        /** In its one form; empty for one that is not well formed. */
        account: secret('account', v.pipe(v.string(), v.maxLength(254))),
      }),
      v.transform((wire): string | null => (wire.valid ? wire.account : null)),
    ),
    about:
      'Whether a phone number or e-mail address is well formed, and its one form. Not whether anybody has it. An invite code that is given has to be known.',
    origin: 'spec',
  }),
  registerCodeByPhone: codeCall('auth/code/reg', 'Sends a code for a new account to a phone.'),
  registerCodeByEmail: codeCall('auth/emailcode/reg', 'Sends a code for a new account to an e-mail address.'),
  registerByPhone: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/register',
    auth: 'none',
    input: v.object(registerFields),
    reply: registered,
    covers: 'envelope',
    about: 'Makes an account by phone and signs in. The same call again gives the same account and credits.',
    origin: 'spec',
  }),
  register: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/registereorp',
    auth: 'none',
    input: v.object({ type: channel, ...registerFields }),
    reply: registered,
    covers: 'envelope',
    about: 'The same by e-mail or phone: "eorp".',
    origin: 'spec',
  }),
  resetCodeByPhone: codeCall('auth/code/resetpass', 'Sends a code for a new password, if the phone has an account.'),
  resetCodeByEmail: codeCall(
    'auth/emailcode/resetpass',
    'Sends a code for a new password, if the e-mail address has an account.',
  ),
  resetPassword: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/reset-password-eop',
    auth: 'none',
    input: v.object({ type: channel, country, account, code: typedCode, password }),
    reply: nothing,
    about: 'Sets a new login password by a code, and ends all sessions of the member.',
    origin: 'spec',
  }),
  demoInvite: endpoint({
    backend: 'user',
    method: 'GET',
    path: 'sys/demo-invite',
    auth: 'none',
    input: nothing,
    reply: v.object({ inviteCode: text }),
    about: "The demo member's invite code, for a visitor whom nobody has invited.",
    origin: 'ours',
  }),
};
