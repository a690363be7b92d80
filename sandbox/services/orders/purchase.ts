/**
 * Buying: the price into the order's escrow (rule P4), for the terms that the member saw (product 6.4); a coupon's part
 * comes from promotion (rule P5).
 */
import { codes } from '#contract/codes.ts';
import type { assets } from '#contract/assets.ts';
import { smaller } from '#domain/money.ts';
import { standingOf, toProductStatus, type Standing } from '#domain/product.ts';
import type { Call, Handler } from '#sandbox/handler.ts';
import { promotion, walletOf, type OrderRef } from '#sandbox/ledger/accounts.ts';
import { balanceOf, postEntry } from '#sandbox/ledger/post.ts';
import { buy } from '#sandbox/ledger/rules.ts';
import type { BookTransaction } from '#sandbox/ledger/transaction.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { addDays, incomeDueAt, toRegion } from '#sandbox/calendar.ts';
import { couponValue, spendCoupon } from '#sandbox/services/rewards/coupons.ts';
import { withIntent } from '#sandbox/services/intents/intents.ts';
import { orderOf } from './orders.ts';
import { findProduct, type ProductRow } from './products.ts';
import { writeRecords } from '#sandbox/services/wallet/record-book.ts';

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
  if (standing === 'soldOut') throw new Refusal(codes.soldOut, 'This product is sold out');
  if (standing !== 'open') throw new Refusal(codes.notOnSale, 'This product is not on sale now');
}

function checkTerms(product: ProductRow, input: Input): void {
  if (!agreementPattern.test(input.agreementVersion)) {
    throw new Refusal(codes.agreementMissing, 'Please read and agree to the agreement first');
  }
  const isSame =
    input.price === product.price &&
    input.dayReturn === product.day_return &&
    input.validDays === product.valid_days &&
    input.agreementVersion === product.agreement_version;
  if (!isSame) throw new Refusal(codes.termsChanged, 'The terms have changed since you looked. Please look again');
}

export const createOrder: Handler<typeof assets.createOrder> = async (context, call) =>
  withIntent(context, 'createOrder', call, async (transaction) => {
    const { caller, input } = call;
    const { trx, at } = transaction;
    const product = await findProduct(trx, input.productId);
    checkOnSale(product, at);
    checkTerms(product, input);
    const couponPart = input.couponId
      ? smaller(product.price, await couponValue(transaction, { ...input, memberId: caller.id }))
      : 0n;
    if (couponPart > (await balanceOf(transaction, promotion))) {
      throw new Refusal(
        codes.promotionEmpty,
        'The promotion budget can not pay this coupon now. Buy without it, or later',
      );
    }
    if (product.price - couponPart > (await balanceOf(transaction, walletOf(caller.id)))) {
      throw new Refusal(codes.balanceTooLow, 'Your balance is too low');
    }
    const order: OrderRef = { id: context.random.hex(12), memberId: caller.id, productId: product.id };
    await openOrder(transaction, order, product, caller.region, { couponPart, promotionPart: couponPart });
    if (couponPart > 0n) {
      await spendCoupon(transaction, { couponId: input.couponId, memberId: caller.id, orderId: order.id });
    }
    const postings = buy(order, product.price, couponPart);
    const entryId = await postEntry(transaction, {
      kind: 'purchase',
      intentId: call.intentId,
      memberId: caller.id,
      postings,
    });
    await writeRecords(transaction, [
      {
        id: `purchase-${order.id}`,
        memberId: caller.id,
        type: 'buyMachine',
        amount: couponPart - product.price,
        status: 'paid',
        at,
        about: product.name,
        // A coupon may cover all of it: then the member paid none of its postings.
        ...(couponPart < product.price
          ? { rule: 'purchase', source: walletOf(caller.id).name }
          : { rule: 'coupon', source: promotion.name }),
        orderId: order.id,
        postings: postings.map((_, index) => ({ entryId, line: index + 1 })),
      },
    ]);
    return { data: await orderOf(trx, caller.id, order.id) };
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
