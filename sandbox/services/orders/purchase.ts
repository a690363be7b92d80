/**
 * Buying: the price into the order's escrow (rule P4), for the terms that the member saw (product 6.4); a coupon's part
 * comes from promotion (rule P5).
 */
import { sql } from 'kysely';
import { codes } from '#contract/codes.ts';
import type { assets } from '#contract/assets.ts';
import { smaller } from '#domain/money.ts';
import { standingOf, toProductStatus, type Standing } from '#domain/product.ts';
import { batchesOf } from '#sandbox/batches.ts';
import type { Context } from '#sandbox/context.ts';
import type { BookEnd } from '#sandbox/db/head-log.ts';
import { jsonOf } from '#sandbox/db/rows.ts';
import type { Call, Handler } from '#sandbox/handler.ts';
import type { OrderRef } from '#sandbox/ledger/accounts.ts';
import { buy } from '#sandbox/ledger/rules.ts';
import { batchOf } from '#sandbox/ledger/post.ts';
import type { BookTransaction } from '#sandbox/ledger/transaction.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { VisitHandler } from '#sandbox/visit.ts';
import { addDays, incomeDueAt, toRegion } from '#sandbox/calendar.ts';
import { couponUnusable } from '#sandbox/services/rewards/coupons.ts';
import { withPlannedIntent, type Written } from '#sandbox/services/intents/planned-intent.ts';
import { meetOrder, seeOrder, type EarlyLook, type Seen } from './order-look.ts';
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

type Ordered = OrderRef & {
  status: number;
  price: bigint;
  couponPart: bigint;
  couponId: string;
  dayReturn: bigint;
  validDays: number;
  agreementVersion: string;
  boughtAt: number;
  expiresAt: number;
  nextDueAt: number;
  isFirst: boolean;
};

const older = (a: bigint | null, b: bigint | null): bigint | null => (a === null || (b !== null && b < a) ? b : a);

/** All of them or none (migration 0068). */
async function placeOrders(db: Context['db'], written: readonly Written<Ordered>[]): Promise<BookEnd> {
  const batch = batchOf(
    written.map(({ intent, row }) => ({
      kind: 'purchase',
      intentId: intent.id,
      memberId: row.memberId,
      at: row.boughtAt,
      postings: buy(row, row.price, row.couponPart),
    })),
  );
  const placed = written.map(({ intent: { id: intentId, ...intent }, row }) => ({ ...intent, intentId, ...row }));
  const coupons = written.filter(({ row }) => row.couponId !== '').length;
  // The oldest clock that one reckons with: the database refuses it if another is the world's.
  const reckoned = written.map((one) => one.reckoned).reduce(older);
  const { rows } = await sql<{ entry_id: bigint; hash: string }>`select entry_id, hash from place_orders(${reckoned},
    ${jsonOf(placed)}, ${coupons}, ${batch})`.execute(db);
  const [end] = rows;
  if (!end) throw new Error('an order was not placed');
  return { entryId: end.entry_id, hash: end.hash };
}

const placeInBatches = batchesOf(placeOrders);

function order(context: Context, call: Call<typeof assets.createOrder>, early: EarlyLook | null) {
  const { caller } = call;
  return withPlannedIntent(context, call, {
    name: 'createOrder',
    early,
    see: (look) => seeOrder(look, call),
    write: placeInBatches,
    decide(seen, { at }) {
      if (seen.known) return { known: seen.known };
      const couponPart = couponPartOf(seen, call.input, at);
      const ordered = {
        id: context.random.hex(12),
        memberId: caller.id,
        productId: seen.id,
        status: seen.status,
        price: seen.price,
        couponPart,
        couponId: call.input.couponId,
        dayReturn: seen.day_return,
        validDays: seen.valid_days,
        agreementVersion: seen.agreement_version,
        boughtAt: at,
        expiresAt: addDays(at, seen.valid_days, caller.region),
        nextDueAt: incomeDueAt(at, 1, caller.region),
        isFirst: seen.is_first,
      };
      return { reply: { data: newItem(seen, ordered) }, row: ordered };
    },
  });
}

type OrderHandler = VisitHandler<typeof assets.createOrder>;

const withoutLook: Handler<typeof assets.createOrder> = (context, call) => order(context, call, null);
const meet: OrderHandler['meet'] = async (context, asking) => {
  const early = await meetOrder(context, asking);
  return early && { caller: early.caller, answer: (within, call) => order(within, call, early) };
};
export const createOrder = Object.assign(withoutLook, { meet });

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
