/** Which pushes go to this session (product 15.25). */
import { codes } from '#contract/codes.ts';
import type { push } from '#contract/push.ts';
import { isNotificationKind } from '#domain/notifications.ts';
import { readPushAddress } from '#sandbox/push/push-address.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { hashOf } from '#sandbox/services/access/sessions.ts';
import type { VisitHandlers } from '#sandbox/visit.ts';

/** Of one member: more browsers than anybody has, and no way to have one server call others many times. */
const mostOfOne = 10;

export const pushHandlers: VisitHandlers<typeof push> = {
  async pushStanding({ db, pushKey = '' }, { token }) {
    const kept = await db
      .selectFrom('push_subscriptions')
      .select('kinds')
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirst();
    return { data: { serverKey: pushKey, kinds: kept?.kinds.split(',').filter(isNotificationKind) ?? [] } };
  },

  async subscribePush(
    { db, wallClock, pushKey = '' },
    { caller, token, input: { pushEndpoint: endpoint, key, pushAuth: auth, kinds } },
  ) {
    if (pushKey === '') throw new Refusal(codes.notFound, 'This server sends no pushes');
    if (!readPushAddress(endpoint)) throw new Refusal(codes.badInput, 'No push service is at such an address');
    const row = {
      member_id: caller.id,
      endpoint,
      p256dh: key,
      auth,
      kinds: kinds.join(','),
      made_at: wallClock.now(),
    };
    await db
      .insertInto('push_subscriptions')
      .values({ token_hash: hashOf(token), ...row })
      .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(row))
      .execute();
    const others = db.deleteFrom('push_subscriptions').where('token_hash', '!=', hashOf(token));
    // The same browser, whose session before this one was not ended.
    await others.where('endpoint', '=', endpoint).where('auth', '=', auth).execute();
    const newest = db
      .selectFrom('push_subscriptions')
      .select('token_hash')
      .where('member_id', '=', caller.id)
      .orderBy('made_at', 'desc')
      .limit(mostOfOne);
    await others.where('member_id', '=', caller.id).where('token_hash', 'not in', newest).execute();
    return { data: {} };
  },

  async unsubscribePush({ db }, { token }) {
    const removed = await db
      .deleteFrom('push_subscriptions')
      .where('token_hash', '=', hashOf(token))
      .returning('token_hash')
      .execute();
    return { data: { removed: removed.length } };
  },
};
