/** Buying a product. */
import { assets } from '#contract/assets.ts';
import { recharges } from '#contract/recharge.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { unit } from '#domain/money.ts';
import { canBeBought } from '#domain/product.ts';
import { purchaseWalk } from '#machines/purchase/purchase.walk.ts';
import { loadWallet } from '#api/wallet.ts';
import { buyPath, pathOf } from '../flows/money-paths.ts';
import { PurchasePage } from '../pages/purchase-page.ts';
import type { World } from '../support/world.ts';
import type { Stage } from './playbook.ts';
import { moneyBookOf } from './settling.ts';

/** Of the demo's products: all of its pieces are rented. */
const soldOut = 'cold-store-c4';
/** What is looked at. */
const lookedAt = new WeakMap<World, string>();

const balanceOf = async ({ account }: Stage) => valueOf(await loadWallet(account.client)).usdt;

/** Another device of the member spends the money, until it is too little for what the tab wants. */
async function spendElsewhere({ account, world, demo }: Stage): Promise<void> {
  const now = await world.now();
  const { terms: wanted } = await account.product(demo.productId);
  const priceOf = ({ terms }: { terms: { price: bigint } | null }) => terms?.price ?? 0n;
  const others = (await account.products())
    .filter((one) => one.id !== demo.productId && canBeBought(one, now))
    .toSorted((a, b) => Number(priceOf(b) - priceOf(a)));
  let left = valueOf(await loadWallet(account.client)).usdt;
  for (const { id } of others) {
    const { terms, agreementVersion, stock, sold } = await account.product(id);
    for (
      let piece = sold;
      terms && wanted && piece < stock && left >= wanted.price && left >= terms.price;
      piece += 1
    ) {
      await account.move(assets.createOrder, { productId: id, couponId: '', ...terms, agreementVersion });
      left -= terms.price;
    }
  }
}

export const purchaseBook = moneyBookOf<PurchasePage>(purchaseWalk, {
  address: ({ world, demo }) => `/index/detail?productId=${lookedAt.get(world) ?? demo.productId}`,
  page: (app) => new PurchasePage(app),
  ports: { loadTerms: pathOf(assets.product) },
  gestures: {
    'coupon.choose': ({ demo }) => ({ type: 'coupon.choose', couponId: demo.couponId }),
  },
  // There is money for one more.
  ready: async (stage) => {
    const { world, account } = stage;
    lookedAt.delete(world);
    if ((await balanceOf(stage)) >= 150n * unit) return;
    await account.move(recharges.createRecharge, { method: 'usdt', channelId: '', amount: 150n * unit });
    await world.advance({ minutes: 2 });
  },
  outcomes: {
    'loadTerms done: unavailable': ({ world }) => {
      lookedAt.set(world, soldOut);
      return Promise.resolve();
    },
    'settlement done: refused': spendElsewhere,
  },
  unplayable: {
    'loading: coupon.choose': 'the coupons are there once terms were read, and the answer comes before a hand chooses',
    'deciding.refreshing: coupon.choose': 'the answer is there before a hand chooses',
    'unavailable: terms.refresh': 'a sold-out product has nothing to wait for but a pull; the form’s is the same',
  },
  money: {
    path: buyPath,
    done: 'purchased',
    count: async ({ account, demo }) => (await account.product(demo.productId)).held,
  },
});
