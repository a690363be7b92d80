/** Orders of the member (product 15.11). */
import { assets } from '#contract/assets.ts';
import { pageSize } from '#domain/limits.ts';
import type { OrderList } from '#domain/wallet.ts';
import { toFresh, type Client } from './client.ts';

export const loadOrders = async (client: Client, status: OrderList, pageNum: number) =>
  toFresh(await client.call(assets.orders, { status, pageNum, pageSize }));

export const loadOrder = async (client: Client, orderId: string) =>
  toFresh(await client.call(assets.order, { orderId }));

export const loadPrincipalReturn = async (client: Client, orderId: string) =>
  toFresh(await client.call(assets.principalReturn, { orderId }));

/** The machines that the member holds or held, one row a product. */
export const loadHoldings = async (client: Client, pageNum: number) =>
  toFresh(await client.call(assets.holdings, { pageNum, pageSize }));
