/** Another phone number or e-mail address of a member, of the user backend (product 5.16, 15.24). */
import * as v from 'valibot';
import type { ContactChanged } from '#domain/contact.ts';
import { endpoint } from './endpoint.ts';
import { secret } from './secret.ts';
import { channel, sentCode, typedCode } from './sent-code.ts';
import { country } from './user.ts';
import { count, id, instant, text } from './wire.ts';

/** As typed: the server reads it (#domain/account-name.ts). */
const account = secret('account', v.pipe(v.string(), v.minLength(1), v.maxLength(254)));

export const contact = {
  oldContactCode: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/contact/code',
    auth: 'member',
    input: v.object({ channel }),
    reply: sentCode,
    about:
      "Sends a code to the member's phone or e-mail address, which has to be proven before another one takes its place.",
    origin: 'ours',
  }),
  proveContact: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/contact/prove',
    auth: 'member',
    /** `type`: what is to be changed or added. */
    input: v.object({ changeId: id, type: channel, code: typedCode }),
    reply: v.object({ expireTime: instant }),
    about:
      'Takes the code that went to the old phone or address, or to the other one where there is none of this type. From then on a new one can be proven, for ten minutes. The same call again answers the same.',
    origin: 'ours',
  }),
  newContactCode: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/contact/new-code',
    auth: 'member',
    input: v.object({ type: channel, country, account }),
    reply: sentCode,
    about: 'Sends a code to the new phone or address, whether or not it has an account.',
    origin: 'ours',
  }),
  changeContact: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/contact/change',
    auth: 'member',
    input: v.object({ changeId: id, type: channel, country, account, code: typedCode }),
    reply: v.pipe(
      v.object({ to: text, ended: count }),
      v.transform((wire): ContactChanged => wire),
    ),
    about:
      'Puts the new phone or address in place of the old one, and ends the other sessions: how many. The same call again answers the same.',
    origin: 'ours',
  }),
};
