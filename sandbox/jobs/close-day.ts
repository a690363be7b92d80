/**
 * The end of a UTC day: earnings with their management fee, half of the day's fees to the promotion budget, and what
 * each product can pay on the day that begins (product 18.3).
 */
import { sql } from 'kysely';
import { day, managementFee } from '#domain/limits.ts';
import { shareDown } from '#domain/money.ts';
import { readSetting } from '#sandbox/db/settings.ts';
import { fees, revenueOf } from '#sandbox/ledger/accounts.ts';
import { postEntry } from '#sandbox/ledger/post.ts';
import { dailyBudget, earnings } from '#sandbox/ledger/rules.ts';
import type { BookTransaction } from '#sandbox/ledger/transaction.ts';
import { earningsLevel } from '#sandbox/services/income/earnings-level.ts';
import { ordersDueBefore, scheduleOf } from './due-incomes.ts';
import { dayFactor, earnedOn } from './earnings.ts';
import { duesBefore } from './income-schedule.ts';

/** @param utcDay start of the day that ends, ms */
export async function closeDay(transaction: BookTransaction, utcDay: number): Promise<void> {
  await bookEarnings(transaction, utcDay);
  await fillPromotionBudget(transaction, utcDay);
  await setClaims(transaction, utcDay + day);
}

async function bookEarnings(transaction: BookTransaction, utcDay: number): Promise<void> {
  const { trx } = transaction;
  const seed = await readSetting(trx, 'seed');
  const isRented = (await earningsLevel(trx)) === 'usual';
  const orders = await trx
    .selectFrom('orders')
    .innerJoin('products', 'products.id', 'orders.product_id')
    .select([
      'orders.product_id as productId',
      'orders.day_return as dayReturn',
      'orders.bought_at as boughtAt',
      'orders.expires_at as expiresAt',
      'products.earnings_bias as bias',
    ])
    .where('orders.bought_at', '<', utcDay + day)
    .where('orders.expires_at', '>', utcDay)
    .orderBy('products.position')
    .execute();
  const rows = [...Map.groupBy(orders, ({ productId }) => productId)].map(([productId, working]) => {
    const factor = isRented ? dayFactor(seed ?? '', productId, utcDay, working[0]?.bias ?? 0) : 0n;
    return { productId, earned: earnedOn(utcDay, working, factor) };
  });
  const postings = rows.flatMap(({ productId, earned }) => earnings(productId, earned));
  if (rows.length === 0) return;
  const entryId = postings.length > 0 ? await postEntry(transaction, { kind: 'earnings', postings }) : null;
  await trx
    .insertInto('product_earnings')
    .values(
      rows.map(({ productId, earned }) => ({
        product_id: productId,
        day: utcDay,
        earned,
        fee: shareDown(earned, managementFee),
        entry_id: earned > 0n ? entryId : null,
      })),
    )
    .execute();
}

async function fillPromotionBudget(transaction: BookTransaction, utcDay: number): Promise<void> {
  const { trx } = transaction;
  const { through } = await trx
    .selectFrom('closed_days')
    .select(sql<bigint>`coalesce(max(through_entry), 0)`.as('through'))
    .executeTakeFirstOrThrow();
  const charged = await trx
    .selectFrom('postings')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('total'))
    .where('to_account', '=', fees.name)
    .where('currency', '=', 'USDT')
    .where('entry_id', '>', through)
    .executeTakeFirstOrThrow();
  const postings = dailyBudget(charged.total);
  if (postings.length > 0) await postEntry(transaction, { kind: 'promotionBudget', postings });
  const head = await trx.selectFrom('book_head').select('entry_id').executeTakeFirstOrThrow();
  await trx
    .insertInto('closed_days')
    .values({
      day: utcDay,
      through_entry: head.entry_id,
      fees: charged.total,
      to_promotion: postings.reduce((sum, { amount }) => sum + amount, 0n),
    })
    .execute();
}

/** All that falls due in the day is known when it begins, so that a pool too small is shared fairly. */
async function setClaims(transaction: BookTransaction, utcDay: number): Promise<void> {
  const { trx } = transaction;
  const claims = new Map<string, bigint>();
  for (const row of await ordersDueBefore(transaction, utcDay + day)) {
    const { dues } = duesBefore(scheduleOf(row), utcDay + day);
    claims.set(row.product_id, (claims.get(row.product_id) ?? 0n) + row.day_return * BigInt(dues.length));
  }
  if (claims.size === 0) return;
  const revenues = await trx.selectFrom('accounts').select(['name', 'balance']).where('kind', '=', 'revenue').execute();
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
