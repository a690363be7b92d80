/** All that an order is decided by, at one instant. */
import { sql } from 'kysely';
import type { assets } from '#contract/assets.ts';
import { batchesOf } from '#sandbox/batches.ts';
import type { Context } from '#sandbox/context.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import type { Call } from '#sandbox/handler.ts';
import { promotion, walletOf } from '#sandbox/ledger/accounts.ts';
import type { KnownIntent } from '#sandbox/services/intents/intents.ts';
import type { Look } from '#sandbox/services/intents/planned-intent.ts';
import type { ProductRow } from './products.ts';

export interface Seen extends ProductRow {
  known: KnownIntent | null;
  wallet: bigint | null;
  budget: bigint | null;
  coupon_value: bigint | null;
  is_first: boolean;
}

interface Asked {
  intentId: string;
  memberId: string;
  wallet: string;
  productId: string;
  couponId: string;
  /** ms. */
  at: number;
}

async function seeAll(db: Context['db'], asked: readonly Asked[]): Promise<Map<Asked, Seen>> {
  const { rows } = await sql<Seen>`select products.*,
      (select to_json(intents) from intents where id = asked."intentId") as known,
      (select balance from accounts where name = asked.wallet and currency = 'USDT') as wallet,
      (select balance from accounts where name = ${promotion.name} and currency = 'USDT') as budget,
      -- By a limit: "not exists" would read all orders for many who ask.
      (select true from orders where member_id = asked."memberId" and not is_trial limit 1) is null as is_first,
      (select value from member_coupons join coupons on coupons.id = coupon_id
        where coupon_id = asked."couponId" and member_id = asked."memberId" and order_id is null
          and coupons.product_id = products.id and coupons.expires_at > asked.at) as coupon_value
    from ${rowsOf(
      asked.map((one, place) => ({ ...one, place })),
      `asked (place int, "intentId" text, "memberId" text, wallet text, "productId" text, "couponId" text, at float8)`,
    )} left join products on products.id = asked."productId" order by asked.place`.execute(db);
  return new Map(rows.flatMap((row, place) => (asked[place] ? [[asked[place], row]] : [])));
}

/** Those who look while a look is on its way look together. */
const seeInBatches = batchesOf(seeAll);

export async function seeOrder(
  { db, at }: Look,
  { caller, intentId, input: { productId, couponId } }: Call<typeof assets.createOrder>,
): Promise<Seen> {
  const asked = { intentId, memberId: caller.id, wallet: walletOf(caller.id).name, productId, couponId, at };
  const seen = (await seeInBatches(db, asked)).get(asked);
  if (!seen) throw new Error('a look has a row for each who asked');
  return seen;
}
