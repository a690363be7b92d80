/** Passkeys, of the user backend (product 15.23). What a device signed goes over the wire as the JSON that browsers give. */
import * as v from 'valibot';
import type { Passkey, PasskeyOffer, PasskeyRequest, Passkeys } from '#domain/passkey.ts';
import { endpoint } from './endpoint.ts';
import { secret } from './secret.ts';
import { count, id, instant, nothing, text } from './wire.ts';
import { sessionWire, toSession, zone } from './user.ts';

/** Base64url. */
const bytes = v.pipe(v.string(), v.regex(/^[\w-]{1,1400}$/));
/** A credential as JSON. */
const credential = v.pipe(v.string(), v.minLength(2), v.maxLength(16_000));
const name = v.pipe(v.string(), v.maxLength(200));
const site = v.pipe(v.string(), v.maxLength(253));

const passkey = v.pipe(
  v.object({
    passkeyId: id,
    passkeyName: text,
    createTime: instant,
    lastTime: v.nullable(instant),
    /** Not told by a server of before, where all of them do. */
    confirmsWithdrawals: v.optional(v.boolean(), true),
  }),
  v.transform(({ passkeyId, passkeyName, createTime, lastTime, confirmsWithdrawals }): Passkey => ({
    id: passkeyId,
    name: passkeyName,
    addedAt: createTime,
    usedAt: lastTime,
    confirms: confirmsWithdrawals,
  })),
);

const request = v.pipe(
  v.object({ challenge: bytes, site, known: v.array(bytes) }),
  v.transform((wire): PasskeyRequest => wire),
);

export const passkeys = {
  passkeys: endpoint({
    backend: 'user',
    method: 'GET',
    path: 'auth/passkeys',
    auth: 'member',
    input: nothing,
    reply: v.pipe(
      v.object({ list: v.array(passkey), most: count, hasPaypass: v.boolean() }),
      v.transform(({ list, most, hasPaypass }): Passkeys => ({ list, most, hasFundPassword: hasPaypass })),
    ),
    about: 'The passkeys of the member, the newest first, and how many there may be.',
    origin: 'ours',
  }),
  offerPasskey: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/passkeys/offer',
    auth: 'member',
    input: v.object({ password: secret('password', v.pipe(v.string(), v.minLength(1), v.maxLength(200))) }),
    reply: v.pipe(
      v.object({ challenge: bytes, site, userId: bytes, account: secret('account', text), known: v.array(bytes) }),
      v.transform((wire): PasskeyOffer => wire),
    ),
    about:
      'What a device makes a passkey of, for who gives the fund password, or the login password where none is set. Good once, for a short time.',
    origin: 'ours',
  }),
  addPasskey: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/passkeys/add',
    auth: 'member',
    input: v.object({ credential, passkeyName: name }),
    reply: passkey,
    about: 'Keeps the passkey that a device made of an offer, under a name.',
    origin: 'ours',
  }),
  renamePasskey: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/passkeys/rename',
    auth: 'member',
    input: v.object({ passkeyId: id, passkeyName: name }),
    reply: nothing,
    about: 'Gives a passkey of the member another name.',
    origin: 'ours',
  }),
  removePasskey: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/passkeys/remove',
    auth: 'member',
    input: v.object({ passkeyId: id }),
    reply: v.object({ removed: count }),
    about: 'Removes a passkey of the member: 0 where it was removed before, or is not theirs. No session ends.',
    origin: 'ours',
  }),
  askSignIn: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/logpe/passkey/ask',
    auth: 'none',
    input: nothing,
    reply: request,
    about:
      'What a device signs to sign in. The same for everybody: it tells of no account. Good once, for a short time.',
    origin: 'ours',
  }),
  signInByPasskey: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/logpe/passkey',
    auth: 'none',
    input: v.object({ credential, zone }),
    reply: v.pipe(sessionWire, v.transform(toSession)),
    covers: 'envelope',
    about: 'Signs in with a passkey, whose it is; the token is in msg.',
    origin: 'ours',
  }),
  askWithdrawal: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/passkeys/withdrawal/ask',
    auth: 'member',
    input: v.object({ quoteId: id }),
    reply: request,
    about: 'What a device signs to confirm one quote of a withdrawal. Good once, for that quote and member alone.',
    origin: 'ours',
  }),
  confirmWithdrawal: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/passkeys/withdrawal',
    auth: 'member',
    input: v.object({ quoteId: id, credential }),
    reply: nothing,
    about:
      'Confirms one quote with a passkey that was added with the fund password as it is now, in its place. Moves nothing.',
    origin: 'ours',
  }),
};
