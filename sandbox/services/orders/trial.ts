/** The free-trial order: one for each member (product 6.8), and the promotion budget pays its price (rule P5). */
import { codes } from '#contract/codes.ts';
import { toDecimal } from '#domain/money.ts';
import type { Context } from '#sandbox/context.ts';
import { promotion, type OrderRef } from '#sandbox/ledger/accounts.ts';
import { balanceOf, postEntry } from '#sandbox/ledger/post.ts';
import { trial } from '#sandbox/ledger/rules.ts';
import { withBook, type BookTransaction } from '#sandbox/ledger/transaction.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { findProduct, type ProductRow } from './products.ts';
import { checkOnSale, isOnSale, openOrder } from './purchase.ts';

/** Sandbox: a trial runs this many days, whatever the product's own term. */
const trialDays = 7;

/** What a trial rents: the cheapest product that can be bought; null while there is none. */
export async function trialProduct({ trx, at }: BookTransaction): Promise<ProductRow | null> {
  const rows = await trx.selectFrom('products').selectAll().orderBy('price').orderBy('position').execute();
  return rows.find((row) => isOnSale(row, at)) ?? null;
}

interface Owner {
  id: string;
  region: number;
}

/** Opens the order and pays for it; what the budget holds was looked at before. */
export async function openTrial(
  transaction: BookTransaction,
  { random }: Pick<Context, 'random'>,
  { id: memberId, region }: Owner,
  product: ProductRow,
): Promise<{ orderId: string; entryId: bigint }> {
  const order: OrderRef = { id: random.hex(12), memberId, productId: product.id };
  await openOrder(transaction, order, product, region, {
    couponPart: 0n,
    promotionPart: product.price,
    validDays: trialDays,
    isTrial: true,
  });
  const entryId = await postEntry(transaction, { kind: 'trial', memberId, postings: trial(order, product.price) });
  return { orderId: order.id, entryId };
}

/**
 * Gives a member their trial of a product; the budget gets its price back in the end (P5).
 * @throws Refusal notOnSale, soldOut, or promotionEmpty
 */
export async function grantTrial(context: Context, memberId: string, productId: string): Promise<string> {
  return withBook(context, async (transaction) => {
    const product = await findProduct(transaction.trx, productId);
    checkOnSale(product, transaction.at);
    if (product.price > (await balanceOf(transaction, promotion))) {
      throw new Refusal(
        codes.promotionEmpty,
        `The promotion budget can not pay ${toDecimal(product.price)} play USDT now`,
      );
    }
    const owner = await transaction.trx
      .selectFrom('members')
      .select(['id', 'region'])
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    const { orderId } = await openTrial(transaction, context, owner, product);
    return orderId;
  });
}
