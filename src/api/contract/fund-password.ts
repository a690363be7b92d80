/** The fund password, of the user backend (product 15.8). */
import * as v from 'valibot';
import type { CodeTarget } from '#domain/verification.ts';
import { endpoint } from './endpoint.ts';
import { secret } from './secret.ts';
import { channel, sentCode, typedCode } from './sent-code.ts';
import { nothing, text } from './wire.ts';

/** A new or known password on its way in. */
const password = secret('password', v.pipe(v.string(), v.maxLength(200)));

export const fundPassword = {
  hasPayPassword: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'user/has-paypass',
    auth: 'member',
    input: nothing,
    reply: v.pipe(
      v.object({
        hasPaypass: v.boolean(),
        /** Where a code can go, masked. */
        channels: v.array(v.object({ channel, to: text })),
      }),
      v.transform(({ hasPaypass, channels }): { hasPassword: boolean; targets: readonly CodeTarget[] } => ({
        hasPassword: hasPaypass,
        targets: channels,
      })),
    ),
    about: 'Whether a fund password is set, and where a code for changing it can go.',
    origin: 'spec',
  }),
  payCodeByPhone: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/paypwd-code',
    auth: 'member',
    input: nothing,
    reply: sentCode,
    about: "Sends a code for the fund password to the member's phone.",
    origin: 'spec',
  }),
  payCodeByEmail: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/paypwd-emailcode',
    auth: 'member',
    input: nothing,
    reply: sentCode,
    about: "Sends a code for the fund password to the member's e-mail address.",
    origin: 'spec',
  }),
  updatePayPassword: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/update-paypwd-eop',
    auth: 'member',
    input: v.object({
      channel,
      code: typedCode,
      password,
      /** The old fund password; empty where there is none or it is forgotten. */
      current: v.optional(password, ''),
      /** In place of a forgotten one: withdrawals then rest for a day. */
      loginPassword: v.optional(password, ''),
    }),
    reply: nothing,
    about: 'Sets or changes the fund password, with a code and the old one (or the login password in its place).',
    origin: 'spec',
  }),
};
