/** Web push (product 15.25). */
import { push } from '#contract/push.ts';
import type { PushStanding, PushSubscribing } from '#domain/push.ts';
import type { Client } from './client.ts';

export const loadPush = async (client: Client): Promise<PushStanding> =>
  (await client.call(push.pushStanding, {})).value;

/** A second time changes nothing. */
export const subscribePush = async (client: Client, asked: PushSubscribing): Promise<void> => {
  await client.call(push.subscribePush, { ...asked, kinds: [...asked.kinds] });
};

export const unsubscribePush = async (client: Client): Promise<void> => {
  await client.call(push.unsubscribePush, {});
};
