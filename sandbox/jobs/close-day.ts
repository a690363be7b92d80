/**
 * The end of a UTC day: earnings with their management fee, half of the day's fees to the promotion budget, and what
 * each product can pay on the day that begins (product 18.3). What takes long is only looked at, and keeps nobody waiting:
 * no order of the day can come or go any more, once the database was told that none may come. What follows from it is one short transaction.
 */
import { sql, type Kysely } from 'kysely';
import { day, managementFee } from '#domain/limits.ts';
import { shareDown } from '#domain/money.ts';
import type { Context } from '#sandbox/context.ts';
import { jsonOf } from '#sandbox/db/rows.ts';
import { readSetting } from '#sandbox/db/settings.ts';
import type { Database } from '#sandbox/db/tables.ts';
import { fees, revenueOf } from '#sandbox/ledger/accounts.ts';
import { balanceOf, postEntry } from '#sandbox/ledger/post.ts';
import { dailyBudget, earnings } from '#sandbox/ledger/rules.ts';
import { withBook, type BookTransaction } from '#sandbox/ledger/transaction.ts';
import { earningsLevel } from '#sandbox/services/income/earnings-level.ts';
import { ordersDue, scheduleOf, type OrderDue } from './due-incomes.ts';
import { dayFactor } from './earnings.ts';
import { duesBefore } from './income-schedule.ts';

/** Orders of one look at what they may claim. */
const page = 5_000;

interface Earned {
  productId: string;
  earned: bigint;
  /** By the orders that ran, for as long as they did. */
  stated: bigint;
}

/** @param utcDay start of the day that ends, ms @param at when it is booked, ms */
export async function closeDay(context: Context, utcDay: number, at: number): Promise<void> {
  await withBook(context, ({ trx }) =>
    trx
      .updateTable('world')
      .set({ orders_from: utcDay + day })
      .where('orders_from', '<', utcDay + day)
      .execute(),
  );
  while (!(await tryToClose(context, utcDay, at)));
}

/** @returns false where an order was left off since it was looked at: it claims nothing any more */
async function tryToClose(context: Context, utcDay: number, at: number): Promise<boolean> {
  const left = await leftOff(context.db);
  const earned = await earnedOn(context.db, utcDay);
  const claims = await claimsOn(context.db, utcDay + day);
  return withBook(context, async ({ trx }) => {
    const closed = await trx.selectFrom('closed_days').select('day').where('day', '=', utcDay).executeTakeFirst();
    // Another server was quicker.
    if (closed) return true;
    if ((await leftOff(trx)) !== left) return false;
    await bookEarnings({ trx, at }, utcDay, earned);
    await fillPromotionBudget({ trx, at }, utcDay);
    await setClaims(trx, utcDay + day, claims);
    return true;
  });
}

/** Orders that were cancelled, or whose member left: how many there ever were, and how many had income to come. */
async function leftOff(db: Kysely<Database>): Promise<bigint> {
  const { rows } = await sql<{ count: bigint }>`select (select count(*) from orders where returned_at < expires_at)
    + (select count(*) from orders where next_due_at is null and next_day <= valid_days) as count`.execute(db);
  return rows[0]?.count ?? 0n;
}

/** A machine earns for the part of the day that it was rented out: up to the end of an order, or until it was cancelled. */
async function earnedOn(db: Kysely<Database>, utcDay: number): Promise<Earned[]> {
  const seed = (await readSetting(db, 'seed')) ?? '';
  const isRented = (await earningsLevel(db)) === 'usual';
  const products = await db.selectFrom('products').select(['id', 'earnings_bias']).execute();
  const factors = products.map(({ id, earnings_bias: bias }) => ({
    id,
    factor: isRented ? dayFactor(seed, id, utcDay, bias) : 0n,
  }));
  const { rows } = await sql<Earned>`select products.id as "productId",
      sum(div(orders.day_return::numeric * factor
        * floor((least(coalesce(returned_at, expires_at), ${utcDay + day}) - greatest(bought_at, ${utcDay}))::numeric), ${10_000 * day}))::bigint as earned,
      sum(div(orders.day_return::numeric
        * floor((least(coalesce(returned_at, expires_at), ${utcDay + day}) - greatest(bought_at, ${utcDay}))::numeric), ${day}))::bigint as stated
    from orders join products on products.id = product_id
    join json_to_recordset(${jsonOf(factors)}) as factors (id text, factor bigint) on factors.id = product_id
    where bought_at < ${utcDay + day} and coalesce(returned_at, expires_at) > ${utcDay}
    group by products.id order by products.position`.execute(db);
  return rows;
}

async function bookEarnings(transaction: BookTransaction, utcDay: number, rows: readonly Earned[]): Promise<void> {
  if (rows.length === 0) return;
  const postings = rows.flatMap(({ productId, earned }) => earnings(productId, earned));
  const entryId = postings.length > 0 ? await postEntry(transaction, { kind: 'earnings', postings }) : null;
  await transaction.trx
    .insertInto('product_earnings')
    .values(
      rows.map(({ productId, earned, stated }) => ({
        product_id: productId,
        day: utcDay,
        earned,
        stated,
        fee: shareDown(earned, managementFee),
        entry_id: earned > 0n ? entryId : null,
      })),
    )
    .execute();
}

/** What was ever charged is what the account holds, and what went on to promotion from it. */
async function fillPromotionBudget(transaction: BookTransaction, utcDay: number): Promise<void> {
  const { trx } = transaction;
  const before = await trx
    .selectFrom('closed_days')
    .select(sql<bigint>`coalesce(sum(to_promotion - fees), 0)::bigint`.as('passed'))
    .executeTakeFirstOrThrow();
  const charged = (await balanceOf(transaction, fees)) + before.passed;
  const postings = dailyBudget(charged);
  if (postings.length > 0) await postEntry(transaction, { kind: 'promotionBudget', postings });
  const head = await trx.selectFrom('book_head').select('entry_id').executeTakeFirstOrThrow();
  await trx
    .insertInto('closed_days')
    .values({
      day: utcDay,
      through_entry: head.entry_id,
      fees: charged,
      to_promotion: postings.reduce((sum, { amount }) => sum + amount, 0n),
    })
    .execute();
}

/** All that falls due in the day is known when it begins, so that a pool too small is shared fairly. */
async function claimsOn(db: Kysely<Database>, utcDay: number): Promise<Map<string, bigint>> {
  const claims = new Map<string, bigint>();
  for (let last: OrderDue | undefined; ;) {
    const rows = await ordersDue(db, { before: utcDay + day }, page, last);
    for (const row of rows) {
      const { dues } = duesBefore(scheduleOf(row), utcDay + day);
      claims.set(row.product_id, (claims.get(row.product_id) ?? 0n) + row.day_return * BigInt(dues.length));
    }
    last = rows.at(-1);
    if (rows.length < page) return claims;
  }
}

async function setClaims(trx: Kysely<Database>, utcDay: number, claims: ReadonlyMap<string, bigint>): Promise<void> {
  if (claims.size === 0) return;
  const revenues = await trx
    .selectFrom('accounts')
    .select(['name', 'balance'])
    .where(
      'name',
      'in',
      [...claims.keys()].map((id) => revenueOf(id).name),
    )
    .execute();
  const pools = new Map(revenues.map(({ name, balance }) => [name, balance]));
  await trx
    .insertInto('product_claims')
    .values(
      [...claims].map(([productId, total]) => ({
        product_id: productId,
        day: utcDay,
        pool: pools.get(revenueOf(productId).name) ?? 0n,
        claims: total,
      })),
    )
    .execute();
}
