/** What the fund password or a passkey confirmed: the terms of a withdrawal, until it is sent (product 9.5). */
import type { Context } from '#sandbox/context.ts';

/**
 * Confirms a quote by what proved it, while that stands: its row is locked, so that it ends before this, or after and then with it.
 * @param proof the row by which it was proved, locked; nothing where it is gone or another
 * @returns whether it still stood
 */
export const confirmQuote = ({ db, clock }: Context, id: string, proof: (trx: Context['db']) => Promise<unknown>) =>
  db.transaction().execute(async (trx) => {
    if (!(await proof(trx))) return false;
    await trx.updateTable('withdrawal_quotes').set({ authorised_at: clock.now() }).where('id', '=', id).execute();
    return true;
  });

/** What was confirmed and not yet sent isn't any more. */
export async function endConfirmations({ trx }: { trx: Context['db'] }, memberId: string): Promise<void> {
  await trx
    .updateTable('withdrawal_quotes')
    .set({ authorised_at: null })
    .where('member_id', '=', memberId)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('withdrawals').select('id').whereRef('quote_id', '=', 'withdrawal_quotes.id'))),
    )
    .execute();
}
