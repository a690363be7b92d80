/** Products (product 15.11) and the coupons that fit them (product 15.15). */
import { assets } from '#contract/assets.ts';
import { toFresh, type Client } from './client.ts';

export const loadProducts = async (client: Client) => toFresh(await client.call(assets.products, {}));

export const loadProduct = async (client: Client, productId: string) =>
  toFresh(await client.call(assets.product, { productId }));

export const loadUsableCoupons = async (client: Client, productId: string) =>
  toFresh(await client.call(assets.usableCoupons, { productId }));

/** Those that the member can collect, or holds and can use. */
export const loadProductCoupons = async (client: Client, productId: string) =>
  toFresh(await client.call(assets.productCoupons, { productId }));
