/**
 * Buying: the price into the order's escrow (rule P4), for the terms that the member saw (product 6.4); a coupon's part
 * comes from promotion (rule P5).
 */
import { sql } from 'kysely';
import { codes } from '#contract/codes.ts';
import type { assets } from '#contract/assets.ts';
import { smaller } from '#domain/money.ts';
import { standingOf, toProductStatus, type Standing } from '#domain/product.ts';
import { jsonOf } from '#sandbox/db/rows.ts';
import type { Call, Handler } from '#sandbox/handler.ts';
import { promotion, walletOf, type OrderRef } from '#sandbox/ledger/accounts.ts';
import { buy } from '#sandbox/ledger/rules.ts';
import type { BookTransaction } from '#sandbox/ledger/transaction.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { addDays, incomeDueAt, toRegion } from '#sandbox/calendar.ts';
import { couponUnusable } from '#sandbox/services/rewards/coupons.ts';
import type { KnownIntent } from '#sandbox/services/intents/intents.ts';
import { withPlannedIntent, type Look } from '#sandbox/services/intents/planned-intent.ts';
import { newItem } from './orders.ts';
import { productUnknown, type ProductRow } from './products.ts';

const agreementPattern = /^cooperation-\d+$/;
const soldOut = 3;

type Input = Call<typeof assets.createOrder>['input'];

/** By the rule that the app follows (product 6.10). @param at ms */
const standingAt = (product: ProductRow, at: number): Standing => {
  const seen = {
    status: toProductStatus(product.status),
    startsAt: product.starts_at,
    endsAt: product.ends_at,
    terms: { price: product.price, dayReturn: product.day_return, validDays: product.valid_days },
    sold: product.sold,
    stock: product.stock,
  };
  return standingOf(seen, at);
};

/** Whether somebody can buy it at `at`, ms. */
export const isOnSale = (product: ProductRow, at: number): boolean => standingAt(product, at) === 'open';

export function checkOnSale(product: ProductRow, at: number): void {
  const standing = standingAt(product, at);
  if (standing === 'soldOut') throw new Refusal(codes.soldOut, 'This machine is sold out');
  if (standing !== 'open') throw new Refusal(codes.notOnSale, "This machine isn't available now");
}

function checkTerms(product: ProductRow, input: Input): void {
  if (!agreementPattern.test(input.agreementVersion)) {
    throw new Refusal(codes.agreementMissing, 'Read and accept the agreement first');
  }
  const isSame =
    input.price === product.price &&
    input.dayReturn === product.day_return &&
    input.validDays === product.valid_days &&
    input.agreementVersion === product.agreement_version;
  if (!isSame) throw new Refusal(codes.termsChanged, 'The terms have changed. Check the new ones');
}

interface Seen extends ProductRow {
  known: KnownIntent | null;
  wallet: bigint | null;
  budget: bigint | null;
  coupon_value: bigint | null;
  is_first: boolean;
}

/** All that an order is decided by, at one instant. */
async function see({ db, at }: Look, { caller, intentId, input }: Call<typeof assets.createOrder>): Promise<Seen> {
  const { rows } = await sql<Seen>`select products.*,
      (select to_json(intents) from intents where id = ${intentId}) as known,
      (select balance from accounts where name = ${walletOf(caller.id).name} and currency = 'USDT') as wallet,
      (select balance from accounts where name = ${promotion.name} and currency = 'USDT') as budget,
      not exists (select from orders where member_id = ${caller.id} and not is_trial) as is_first,
      (select value from member_coupons join coupons on coupons.id = coupon_id
        where coupon_id = ${input.couponId} and member_id = ${caller.id} and order_id is null
          and coupons.product_id = products.id and coupons.expires_at > ${at}) as coupon_value
    from (select) as asked left join products on id = ${input.productId}`.execute(db);
  const [seen] = rows;
  if (!seen) throw new Error('a look has one row');
  return seen;
}

/** @throws Refusal with the first thing that stands in the way */
function couponPartOf(seen: Seen, input: Input, at: number): bigint {
  if (seen.id === null) throw productUnknown();
  checkOnSale(seen, at);
  checkTerms(seen, input);
  if (input.couponId !== '' && seen.coupon_value === null) throw couponUnusable();
  const couponPart = smaller(seen.price, seen.coupon_value ?? 0n);
  if (couponPart > (seen.budget ?? 0n)) {
    throw new Refusal(
      codes.promotionEmpty,
      'The promotion budget can not pay this coupon now. Buy without it, or later',
    );
  }
  if (seen.price - couponPart > (seen.wallet ?? 0n)) {
    throw new Refusal(codes.balanceTooLow, 'Your balance is too low');
  }
  return couponPart;
}

export const createOrder: Handler<typeof assets.createOrder> = (context, call) =>
  withPlannedIntent(context, 'createOrder', call, async (look) => {
    const { caller, input } = call;
    const { at } = look;
    const seen = await see(look, call);
    if (seen.known) return { known: seen.known };
    const couponPart = couponPartOf(seen, input, at);
    const order: OrderRef = { id: context.random.hex(12), memberId: caller.id, productId: seen.id };
    const expiresAt = addDays(at, seen.valid_days, caller.region);
    const nextDueAt = incomeDueAt(at, 1, caller.region);
    const ordered = {
      ...order,
      status: seen.status,
      price: seen.price,
      couponPart,
      couponId: input.couponId,
      dayReturn: seen.day_return,
      validDays: seen.valid_days,
      agreementVersion: seen.agreement_version,
      expiresAt,
      nextDueAt,
      isFirst: seen.is_first,
    };
    const record = {
      id: `purchase-${order.id}`,
      type: 'buyMachine',
      amount: couponPart - seen.price,
      status: 'paid',
      about: seen.name,
      // A coupon may cover all of it: then the member paid none of its postings.
      ...(couponPart < seen.price
        ? { rule: 'purchase', source: walletOf(caller.id).name }
        : { rule: 'coupon', source: promotion.name }),
    };
    return {
      reply: { data: newItem(seen, { ...ordered, boughtAt: at }) },
      write: (intent) => sql`select entry_id, hash from place_order(${context.clock.changes?.() ?? null}, ${at},
        ${intent}, ${jsonOf(ordered)}, ${jsonOf(buy(order, seen.price, couponPart))}, ${jsonOf(record)})`,
    };
  });

interface OrderTerms {
  couponPart: bigint;
  promotionPart: bigint;
  validDays?: number;
  isTrial?: boolean;
}

/** Takes one piece of the stock; the table's check refuses more than there are. */
export async function openOrder(
  { trx, at }: BookTransaction,
  order: OrderRef,
  product: ProductRow,
  region: number,
  { couponPart, promotionPart, validDays = product.valid_days, isTrial = false }: OrderTerms,
): Promise<void> {
  const zone = toRegion(region);
  await trx
    .updateTable('products')
    .set((eb) => ({
      sold: eb('sold', '+', 1),
      status: eb
        .case()
        .when(eb('sold', '+', 1), '>=', eb.ref('stock'))
        .then(soldOut)
        .else(eb.ref('status'))
        .end(),
    }))
    .where('id', '=', product.id)
    .execute();
  await trx
    .insertInto('orders')
    .values({
      id: order.id,
      member_id: order.memberId,
      product_id: order.productId,
      price: product.price,
      coupon_part: couponPart,
      promotion_part: promotionPart,
      day_return: product.day_return,
      valid_days: validDays,
      bought_at: at,
      expires_at: addDays(at, validDays, zone),
      is_trial: isTrial,
      next_due_at: incomeDueAt(at, 1, zone),
    })
    .execute();
}
