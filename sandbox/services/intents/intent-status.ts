/** What became of an intent, asked after a lost reply; and closing one that has not happened (rules L4 and C1). */
import { codes } from '#contract/codes.ts';
import type { assets } from '#contract/assets.ts';
import type { Context } from '#sandbox/context.ts';
import type { Handler } from '#sandbox/handler.ts';
import { withBook } from '#sandbox/ledger/transaction.ts';
import { cancelledCall } from './intents.ts';

const unknown = { state: 'unknown', code: 0, msg: '', data: null } as const;

const findIntent = (db: Context['db'], id: string) =>
  db
    .selectFrom('intents')
    .select(['member_id', 'state', 'code', 'msg', 'data'])
    .where('id', '=', id)
    .executeTakeFirst();

export const intent: Handler<typeof assets.intent> = async ({ db }, { caller, input }) => {
  const row = await findIntent(db, input.intentId);
  if (!row || row.member_id !== caller.id) return { data: unknown };
  const { state, code, msg, data } = row;
  return { data: { state, code, msg, data } };
};

export const cancelIntent: Handler<typeof assets.cancelIntent> = async (context, { caller, input }) =>
  withBook(context, async ({ trx, at }) => {
    const row = await findIntent(trx, input.intentId);
    // Somebody else's id is as unknown here as it is when asked for.
    if (row && row.member_id !== caller.id) return { data: unknown };
    if (row) return { data: { state: row.state, code: row.code, msg: row.msg, data: row.data } };
    const msg = 'This request was cancelled before it happened';
    await trx
      .insertInto('intents')
      .values({
        id: input.intentId,
        member_id: caller.id,
        call: cancelledCall,
        payload_hash: '',
        state: 'refused',
        code: codes.cancelled,
        msg,
        data: null,
        at,
      })
      .execute();
    return { data: { state: 'refused', code: codes.cancelled, msg, data: null } };
  });
