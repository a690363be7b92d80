/** What the fund password or a passkey confirmed: the terms of a withdrawal, until it is sent (product 9.5). */
import type { Context } from '#sandbox/context.ts';

interface Writing {
  trx: Context['db'];
}

/** @param at ms of the sandbox clock */
export async function confirmQuote({ trx }: Writing, id: string, at: number): Promise<void> {
  await trx.updateTable('withdrawal_quotes').set({ authorised_at: at }).where('id', '=', id).execute();
}

/** What was confirmed and not yet sent isn't any more. */
export async function endConfirmations({ trx }: Writing, memberId: string): Promise<void> {
  await trx
    .updateTable('withdrawal_quotes')
    .set({ authorised_at: null })
    .where('member_id', '=', memberId)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('withdrawals').select('id').whereRef('quote_id', '=', 'withdrawal_quotes.id'))),
    )
    .execute();
}
