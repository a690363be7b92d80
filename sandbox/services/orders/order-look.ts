/** All that an order is decided by, at one instant; who orders, too, where that is not known yet (decision 0085). */
import { sql } from 'kysely';
import type { assets } from '#contract/assets.ts';
import { batchesOf } from '#sandbox/batches.ts';
import type { Context } from '#sandbox/context.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import type { Call, FoundCaller } from '#sandbox/handler.ts';
import { promotion, walletOf } from '#sandbox/ledger/accounts.ts';
import {
  askedSession,
  callerOf,
  foundSessionWithDue,
  type AskedSession,
  type FoundSession,
} from '#sandbox/services/access/sessions.ts';
import type { KnownIntent } from '#sandbox/services/intents/intents.ts';
import { beginLook, type Look } from '#sandbox/services/intents/planned-intent.ts';
import type { Asking, ServedContext } from '#sandbox/visit.ts';
import type { ProductRow } from './products.ts';

type Order = typeof assets.createOrder;

export interface Seen extends ProductRow {
  known: KnownIntent | null;
  wallet: bigint | null;
  budget: bigint | null;
  coupon_value: bigint | null;
  is_first: boolean;
}

interface Asked extends Partial<AskedSession> {
  intentId: string;
  /** In place of a session. */
  memberId?: string;
  productId: string;
  couponId: string;
  /** ms. */
  now: number;
}

type Found = Seen & (FoundSession | { [name in keyof FoundSession]: null });

async function seeAll(db: Context['db'], asked: readonly Asked[]): Promise<Map<Asked, Found>> {
  const { rows } = await sql<Found>`select products.*,
      found.member_id, found.region, found.is_due, found.last_seen_at,
      (select to_json(intents) from intents where id = asked."intentId") as known,
      (select balance from accounts where name = replace(${walletOf('?').name}, '?', orderer.id) and currency = 'USDT') as wallet,
      (select balance from accounts where name = ${promotion.name} and currency = 'USDT') as budget,
      -- By a limit: "not exists" would read all orders for many who ask.
      (select true from orders where member_id = orderer.id and not is_trial limit 1) is null as is_first,
      (select value from member_coupons join coupons on coupons.id = coupon_id
        where coupon_id = asked."couponId" and member_id = orderer.id and order_id is null
          and coupons.product_id = products.id and coupons.expires_at > asked.now) as coupon_value
    from ${rowsOf(
      asked.map((one, place) => ({ ...one, place })),
      `asked (place int, "intentId" text, "memberId" text, hash text, wall float8, now float8, "productId" text, "couponId" text)`,
    )} left join lateral ${foundSessionWithDue} as found on true
    cross join lateral (select coalesce(asked."memberId", found.member_id) as id) as orderer
    left join products on products.id = asked."productId" order by asked.place`.execute(db);
  return new Map(rows.flatMap((row, place) => (asked[place] ? [[asked[place], row]] : [])));
}

/** Those who look while a look is on its way look together. */
const seeInBatches = batchesOf(seeAll);

async function see(db: Context['db'], asked: Asked): Promise<Found> {
  const found = (await seeInBatches(db, asked)).get(asked);
  if (!found) throw new Error('a look has a row for each who asked');
  return found;
}

export const seeOrder = (
  { db, at }: Look,
  { caller, intentId, input: { productId, couponId } }: Call<Order>,
): Promise<Seen> => see(db, { intentId, memberId: caller.id, productId, couponId, now: at });

export interface EarlyLook {
  caller: FoundCaller;
  look: Look;
  seen: Seen;
}

/** Null for a session that there is not. */
export async function meetOrder(
  context: ServedContext,
  { token, intentId, input: { productId, couponId } }: Asking<Order>,
): Promise<EarlyLook | null> {
  const session = askedSession(context, token);
  if (!session) return null;
  const look = beginLook(context, context.db);
  const seen = await see(look.db, { ...session, now: look.at, intentId, productId, couponId });
  return seen.member_id === null ? null : { caller: callerOf(look.db, session, seen), look, seen };
}
