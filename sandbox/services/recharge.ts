/** Play money in: the faucet credits a wallet. decisions.md part 3 "Recharge". */
import type { Money } from '#domain/money.ts';
import type { Context } from '#sandbox/context.ts';
import { faucet } from '#sandbox/ledger/accounts.ts';
import { postEntry } from '#sandbox/ledger/post.ts';
import { recharge } from '#sandbox/ledger/rules.ts';
import { withBook } from '#sandbox/ledger/transaction.ts';
import { writeRecords } from './record-book.ts';

/** Credits play money at once; the deposit flow that waits for confirmations ends here. */
export async function creditRecharge(context: Context, memberId: string, money: Money): Promise<void> {
  await withBook(context, async (transaction) => {
    const entryId = await postEntry(transaction, { kind: 'recharge', memberId, postings: recharge(memberId, money) });
    await writeRecords(transaction, [
      {
        id: `recharge-${entryId}`,
        memberId,
        type: 'recharge',
        currency: money.currency,
        amount: money.amount,
        status: 'succeeded',
        at: transaction.at,
        about: '',
        rule: 'recharge',
        source: faucet.name,
        postings: [{ entryId, line: 1 }],
      },
    ]);
  });
}
