/** Web push, of the user backend (product 15.25). What a push says is its kind and an id. */
import * as v from 'valibot';
import { isNotificationKind, notificationKinds } from '#domain/notifications.ts';
import type { PushStanding } from '#domain/push.ts';
import { endpoint } from './endpoint.ts';
import { form } from './form.ts';
import { secret } from './secret.ts';
import { count, nothing } from './wire.ts';

/** As browsers give them, base64url: 65 bytes of a public key, 16 of a secret. */
const publicKey = v.pipe(v.string(), v.regex(/^[\w-]{87}$/));
const keyOrNone = v.pipe(v.string(), v.regex(/^([\w-]{87})?$/));
const sharedSecret = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

/** With commas between them; one at least. */
const kinds = v.pipe(
  v.string(),
  v.maxLength(200),
  v.transform((text) => text.split(',')),
  v.check((list) => list.every(isNotificationKind)),
  v.transform((list) => notificationKinds.filter((kind) => list.includes(kind))),
);

export const push = {
  pushStanding: endpoint({
    backend: 'user',
    method: 'GET',
    path: 'push/standing',
    auth: 'member',
    input: nothing,
    reply: v.pipe(
      v.object({ serverKey: keyOrNone, kinds: v.array(v.picklist(notificationKinds)) }),
      v.transform((wire): PushStanding => ({ publicKey: wire.serverKey, kinds: wire.kinds })),
    ),
    about: 'The key of pushes, empty where none are sent, and the kinds that are pushed to this session.',
    origin: 'ours',
  }),
  subscribePush: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'push/subscribe',
    auth: 'member',
    input: form(
      {
        pushEndpoint: secret('token', v.pipe(v.string(), v.maxLength(1_000))),
        key: publicKey,
        pushAuth: secret('token', sharedSecret),
        kinds,
      },
      { key: 'pushKey', kinds: 'pushKinds' },
    ),
    reply: nothing,
    about: 'Pushes these kinds to this session, in place of what was there; until it ends, or the browser gives it up.',
    origin: 'ours',
  }),
  unsubscribePush: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'push/unsubscribe',
    auth: 'member',
    input: nothing,
    reply: v.object({ removed: count }),
    about: 'Pushes nothing more to this session: how many subscriptions it removed.',
    origin: 'ours',
  }),
};
