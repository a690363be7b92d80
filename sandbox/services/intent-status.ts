/** What became of an intent: asked after a lost reply. reliability.md L4, C1. */
import type { assets } from '#contract/assets.ts';
import type { Handler } from '#sandbox/handler.ts';

export const intent: Handler<typeof assets.intent> = async ({ db }, { caller, input }) => {
  const row = await db
    .selectFrom('intents')
    .select(['state', 'code', 'msg', 'data'])
    .where('id', '=', input.intentId)
    .where('member_id', '=', caller.id)
    .executeTakeFirst();
  return { data: row ?? { state: 'unknown', code: 0, msg: '', data: null } };
};
