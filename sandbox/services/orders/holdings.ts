/** The machines that a member holds or held, one row a product. Trial orders count; escrow is what comes back to the member. */
import { sql } from 'kysely';
import type { assets } from '#contract/assets.ts';
import { toDecimal } from '#domain/money.ts';
import type { Handler } from '#sandbox/handler.ts';

interface Row {
  product_id: string;
  name: string;
  image: string;
  valid: bigint;
  expired: bigint;
  escrow: bigint;
  day_return: bigint;
  paid: bigint;
  next_expiry: number | null;
}

export const holdings: Handler<typeof assets.holdings> = async ({ db }, { caller, input }) => {
  const counted = await db
    .selectFrom('orders')
    .select(sql<bigint>`count(distinct product_id)`.as('total'))
    .where('member_id', '=', caller.id)
    .where('status', '<>', 'cancelled')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<Row>`select held.*, products.name, products.image,
      (select coalesce(sum(balance), 0)::bigint from accounts
        where kind = 'escrow' and member_id = ${caller.id} and accounts.product_id = held.product_id) - promoted as escrow,
      (select coalesce(sum(amount), 0)::bigint from incomes
        where member_id = ${caller.id} and incomes.product_id = held.product_id) as paid
    from (
      select product_id,
        count(*) filter (where status = 'valid') as valid,
        count(*) filter (where status = 'expired') as expired,
        coalesce(sum(promotion_part) filter (where status = 'valid'), 0)::bigint as promoted,
        coalesce(sum(day_return) filter (where status = 'valid'), 0)::bigint as day_return,
        min(expires_at) filter (where status = 'valid') as next_expiry,
        max(bought_at) as last_bought
      from orders where member_id = ${caller.id} and status <> 'cancelled' group by product_id
    ) as held
    join products on products.id = held.product_id
    order by held.valid = 0, held.last_bought desc, held.product_id
    limit ${input.pageSize} offset ${(input.pageNum - 1) * input.pageSize}`.execute(db);
  return {
    data: {
      total: Number(counted.total),
      list: rows.map((row) => ({
        productId: row.product_id,
        productName: row.name,
        productImg: row.image,
        valid: Number(row.valid),
        expired: Number(row.expired),
        escrow: toDecimal(row.escrow),
        dayReturnAmount: toDecimal(row.day_return),
        paidAmount: toDecimal(row.paid),
        expireDate: row.next_expiry,
      })),
    },
  };
};
