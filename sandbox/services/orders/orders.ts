/** Orders as their member sees them (product 6.6). */
import { sql, type Selectable } from 'kysely';
import { codes } from '#contract/codes.ts';
import type { assets } from '#contract/assets.ts';
import type { Answers } from '#contract/endpoint.ts';
import { coolingOff } from '#domain/limits.ts';
import { toDecimal } from '#domain/money.ts';
import type { Context } from '#sandbox/context.ts';
import type { OrdersTable } from '#sandbox/db/tables-book.ts';
import type { Handler } from '#sandbox/handler.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { ProductRow } from './products.ts';

type OrderItem = Answers<typeof assets.order>;

export interface OrderRow extends Selectable<OrdersTable> {
  name: string;
  image: string;
  paid: bigint;
  days_paid: bigint;
}

/**
 * Until when its member can cancel it, ms: their first, within a day, until income is due on it (product 6.16). Null: they
 * can't, whatever the time.
 */
export const cancelUntilOf = ({
  is_first,
  status,
  bought_at,
  next_day,
  next_due_at,
}: Pick<OrderRow, 'is_first' | 'status' | 'bought_at' | 'next_day' | 'next_due_at'>): number | null =>
  is_first && status === 'valid' && next_day === 1 ? Math.min(bought_at + coolingOff, next_due_at ?? bought_at) : null;

export const toItem = (row: OrderRow): OrderItem => ({
  orderId: row.id,
  productId: row.product_id,
  productName: row.name,
  productImg: row.image,
  price: toDecimal(row.price),
  couponAmount: toDecimal(row.coupon_part),
  dayReturnAmount: toDecimal(row.day_return),
  validDays: row.valid_days,
  totalRevenue: toDecimal(row.day_return * BigInt(row.valid_days)),
  paidAmount: toDecimal(row.paid),
  paidDays: Number(row.days_paid),
  getTime: row.bought_at,
  expireDate: row.expires_at,
  status: row.status,
  trial: row.is_trial,
  nextTime: row.next_due_at,
  cancelUntil: cancelUntilOf(row),
});

interface NewOrder {
  id: string;
  couponPart: bigint;
  boughtAt: number;
  expiresAt: number;
  nextDueAt: number;
  isFirst: boolean;
}

/** An order as it is when it is bought. */
export const newItem = (
  product: ProductRow,
  { id, couponPart, boughtAt, expiresAt, nextDueAt, isFirst }: NewOrder,
): OrderItem =>
  toItem({
    id,
    member_id: '',
    product_id: product.id,
    price: product.price,
    coupon_part: couponPart,
    promotion_part: couponPart,
    day_return: product.day_return,
    valid_days: product.valid_days,
    bought_at: boughtAt,
    expires_at: expiresAt,
    is_trial: false,
    is_first: isFirst,
    status: 'valid',
    returned_at: null,
    next_day: 1,
    next_due_at: nextDueAt,
    name: product.name,
    image: product.image,
    paid: 0n,
    days_paid: 0n,
  });

/** It runs, or income of it is to come: one that expires on a weekend has its last on Monday (product 4.3). */
export const isOpen = sql<boolean>`(orders.status = 'valid' or orders.next_due_at is not null)`;

export const ordersOf = (db: Context['db'], memberId: string) =>
  db
    .selectFrom('orders')
    .innerJoin('products', 'products.id', 'orders.product_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('incomes')
          .select([
            sql<bigint>`coalesce(sum(incomes.amount), 0)::bigint`.as('paid'),
            sql<bigint>`count(*) filter (where incomes.amount > 0)`.as('days_paid'),
          ])
          .whereRef('incomes.order_id', '=', 'orders.id')
          .as('income'),
      (join) => join.onTrue(),
    )
    .select([
      'orders.id',
      'orders.member_id',
      'orders.product_id',
      'orders.price',
      'orders.coupon_part',
      'orders.promotion_part',
      'orders.day_return',
      'orders.valid_days',
      'orders.bought_at',
      'orders.expires_at',
      'orders.is_trial',
      'orders.is_first',
      'orders.status',
      'orders.returned_at',
      'orders.next_day',
      'orders.next_due_at',
      'products.name',
      'products.image',
      sql<bigint>`income.paid`.as('paid'),
      sql<bigint>`income.days_paid`.as('days_paid'),
    ])
    .where('orders.member_id', '=', memberId);

/** One that was cancelled has ended too. */
const statusesOf = { valid: ['valid'], expired: ['expired', 'cancelled'] } as const;

export const orders: Handler<typeof assets.orders> = async ({ db }, { caller, input }) => {
  const statuses = statusesOf[input.status];
  const [{ total }, rows] = await Promise.all([
    db
      .selectFrom('orders')
      .select(sql<bigint>`count(*)`.as('total'))
      .where('member_id', '=', caller.id)
      .where('status', 'in', statuses)
      .executeTakeFirstOrThrow(),
    ordersOf(db, caller.id)
      .where('orders.status', 'in', statuses)
      .orderBy('orders.bought_at', 'desc')
      .orderBy('orders.id')
      .limit(input.pageSize)
      .offset((input.pageNum - 1) * input.pageSize)
      .execute(),
  ]);
  return { data: { total: Number(total), list: rows.map(toItem) } };
};

/** @throws Refusal notFound, for another member's too */
export async function findOrder(db: Context['db'], memberId: string, orderId: string): Promise<OrderRow> {
  const row = await ordersOf(db, memberId).where('orders.id', '=', orderId).executeTakeFirst();
  if (!row) throw new Refusal(codes.notFound, 'There is no such order');
  return row;
}

export const order: Handler<typeof assets.order> = async ({ db }, { caller, input }) => ({
  data: toItem(await findOrder(db, caller.id, input.orderId)),
});

export const principalReturn: Handler<typeof assets.principalReturn> = async ({ db }, { caller, input }) => {
  const row = await db
    .selectFrom('orders')
    .select(['price', 'promotion_part', 'expires_at', 'returned_at'])
    .where('id', '=', input.orderId)
    .where('member_id', '=', caller.id)
    .executeTakeFirst();
  if (!row) throw new Refusal(codes.notFound, 'There is no such order');
  return {
    data: {
      amount: toDecimal(row.price),
      memberAmount: toDecimal(row.price - row.promotion_part),
      promotionAmount: toDecimal(row.promotion_part),
      expireDate: row.expires_at,
      returnTime: row.returned_at,
    },
  };
};
