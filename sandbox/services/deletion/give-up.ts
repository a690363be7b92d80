/**
 * What a member's money becomes when they delete their account (product 5.18): what is on its way is settled by the rules that
 * there are, and what they could use then goes to an account that nothing leads out of. Nothing is left that could pay nobody.
 */
import { sql, type Kysely, type Selectable } from 'kysely';
import type { DeletionTerms } from '#domain/own-data.ts';
import { currencies, type Sums } from '#domain/owed.ts';
import type { Currency } from '#domain/money.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import type { Database } from '#sandbox/db/tables.ts';
import type { WithdrawalsTable } from '#sandbox/db/tables-withdrawals.ts';
import { walletOf } from '#sandbox/ledger/accounts.ts';
import { balanceOf, postEntry } from '#sandbox/ledger/post.ts';
import { forfeiture, incomeArrived, incomeTaken, type Posting } from '#sandbox/ledger/rules.ts';
import type { BookTransaction } from '#sandbox/ledger/transaction.ts';
import { giveBack } from '#sandbox/services/orders/cancel-order.ts';
import { dropClaim, endOrders } from '#sandbox/services/orders/end-orders.ts';
import { cancelUntilOf, isOpen, ordersOf } from '#sandbox/services/orders/orders.ts';
import { cancelPending } from '#sandbox/services/withdrawal/cancel-withdrawal.ts';
import { payOut } from '#sandbox/services/withdrawal/pay-out.ts';

interface Writing {
  trx: Kysely<Database>;
  /** ms. */
  at: number;
}

type Withdrawal = Selectable<WithdrawalsTable>;

const openOrders = (trx: Kysely<Database>, memberId: string) =>
  ordersOf(trx, memberId).where(isOpen).orderBy('orders.bought_at').orderBy('orders.id').execute();

const openWithdrawals = (trx: Kysely<Database>, memberId: string): Promise<Withdrawal[]> =>
  trx
    .selectFrom('withdrawals')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Income that fell due and isn't in the wallet. */
const incomesOnTheirWay = (trx: Kysely<Database>, memberId: string) =>
  trx
    .selectFrom('incomes')
    .select(['id', 'order_id', 'product_id', 'amount', 'status'])
    .where('member_id', '=', memberId)
    .where('status', '<>', 'received')
    .orderBy('due_at')
    .orderBy('id')
    .execute();

/** As its member may cancel it; from its time on it is processed, also where the jobs are late. */
const isPending = ({ status, processing_at }: Withdrawal, at: number): boolean =>
  status === 'pending' && processing_at > at;

const sumOf = (rows: readonly { amount: bigint }[]): bigint => rows.reduce((sum, { amount }) => sum + amount, 0n);

const byCurrency = (rows: readonly { amount: bigint; currency: Currency }[]): Sums => {
  const of = (currency: Currency) => sumOf(rows.filter((row) => row.currency === currency));
  return { USDT: of('USDT'), INR: of('INR') };
};

async function countOf(trx: Kysely<Database>, table: 'posts' | 'comments', memberId: string): Promise<number> {
  const { count } = await trx
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What deleting the account would take at this moment. */
export async function termsOf({ trx, at }: Writing, memberId: string): Promise<DeletionTerms> {
  const [orders, open, incomes] = [
    (await openOrders(trx, memberId)).filter(({ status }) => status === 'valid'),
    await openWithdrawals(trx, memberId),
    await incomesOnTheirWay(trx, memberId),
  ];
  const wallet = walletOf(memberId);
  const balance = { USDT: await balanceOf({ trx }, wallet), INR: await balanceOf({ trx }, wallet, 'INR') };
  const held = byCurrency(open.filter((row) => isPending(row, at)));
  const income = sumOf(incomes);
  const prices = orders.reduce((sum, { price, promotion_part }) => sum + price - promotion_part, 0n);
  return {
    given: { USDT: balance.USDT + income + prices + held.USDT, INR: balance.INR + held.INR },
    balance,
    income,
    prices,
    held,
    paidOut: byCurrency(open.filter((row) => !isPending(row, at))),
    orders: orders.length,
    posts: await countOf(trx, 'posts', memberId),
    comments: await countOf(trx, 'comments', memberId),
  };
}

/** Those that can be cancelled are; what is being processed leaves now, whatever would have become of it. */
async function endWithdrawals(transaction: BookTransaction, memberId: string): Promise<void> {
  const { trx, at } = transaction;
  for (const row of await openWithdrawals(trx, memberId)) {
    if (isPending(row, at)) {
      await cancelPending(transaction, row);
      continue;
    }
    await trx.updateTable('withdrawals').set({ failure: '' }).where('id', '=', row.id).execute();
    await payOut(transaction, { ...row, ends_at: at });
  }
}

/** One that can be cancelled is; another ends now, as it would by its time. What an expired one had still to pay is not paid. */
async function endAllOrders(transaction: BookTransaction, memberId: string): Promise<void> {
  const { trx, at } = transaction;
  for (const row of await openOrders(trx, memberId)) {
    if ((cancelUntilOf(row) ?? at) > at) {
      await giveBack(transaction, row);
      continue;
    }
    await trx.updateTable('orders').set({ next_due_at: null }).where('id', '=', row.id).execute();
    await dropClaim(transaction, row);
    if (row.status !== 'valid') continue;
    const endsAt = Math.min(at, row.expires_at);
    await endOrders(transaction, [{ ...row, memberId, productId: row.product_id, endsAt }]);
  }
}

/** All of it is taken and arrives at once. */
async function takeIncomes({ trx, at }: BookTransaction, memberId: string): Promise<void> {
  const rows = await incomesOnTheirWay(trx, memberId);
  if (rows.length === 0) return;
  const postings: Posting[] = [];
  const lines = rows.map(({ id, order_id, product_id, amount, status }) => {
    const isDue = status === 'notReceived';
    if (isDue) postings.push(...incomeTaken({ id: order_id, memberId, productId: product_id }, amount));
    const taken = isDue ? postings.length : null;
    postings.push(...incomeArrived(memberId, amount));
    return { id, taken, arrived: postings.length };
  });
  const entryId = await postEntry({ trx, at }, { kind: 'incomeArrived', memberId, postings });
  await sql`update incomes set status = 'received', arrived_entry = ${entryId}, arrived_line = rows.arrived,
      taken_entry = coalesce(taken_entry, ${entryId}), taken_line = coalesce(taken_line, rows.taken),
      arrives_at = coalesce(arrives_at, ${at}::double precision)
    from ${rowsOf(lines, 'rows (id text, taken int, arrived int)')} where incomes.id = rows.id`.execute(trx);
}

/** What the sandbox's payer has yet to pay is not paid. */
async function stopRecharges({ trx }: BookTransaction, memberId: string): Promise<void> {
  await sql`delete from payments where entry_id is null
    and recharge_id in (select id from recharges where member_id = ${memberId})`.execute(trx);
  await trx.updateTable('recharges').set({ next_due_at: null }).where('member_id', '=', memberId).execute();
}

/** After it the member's accounts are empty, and nothing will ever fill them. */
export async function giveUp(transaction: BookTransaction, memberId: string): Promise<void> {
  await endWithdrawals(transaction, memberId);
  await endAllOrders(transaction, memberId);
  await takeIncomes(transaction, memberId);
  await stopRecharges(transaction, memberId);
  const postings: Posting[] = [];
  for (const currency of currencies) {
    const amount = await balanceOf(transaction, walletOf(memberId), currency);
    postings.push(...forfeiture(memberId, { amount, currency }));
  }
  if (postings.length > 0) await postEntry(transaction, { kind: 'forfeiture', memberId, postings });
}
