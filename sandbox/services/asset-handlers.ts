/** The assets backend: one handler for each of its endpoints. */
import type { contract } from '#contract/contract.ts';
import type { Handlers } from '#sandbox/handler.ts';
import { balanceProof } from './balance-tree.ts';
import { couponHandlers } from './coupon-collection.ts';
import { productCoupons, usableCoupons } from './coupons.ts';
import { dailyBonusHandlers } from './daily-rewards.ts';
import { exchangeRate } from './exchange.ts';
import { groupJoinHandlers } from './group-join.ts';
import { holdings } from './holdings.ts';
import { cancelIntent, intent } from './intent-status.ts';
import { openDays, openFigures } from './open-figures.ts';
import { order, orders, principalReturn } from './orders.ts';
import { product, products } from './products.ts';
import { createOrder } from './purchase.ts';
import { rechargeHandlers } from './recharge.ts';
import { recordHandlers } from './records.ts';
import { redeemCode } from './redeem.ts';
import { incomeSeries, wallet } from './wallet.ts';
import { createWithdrawal } from './withdraw.ts';
import { authoriseWithdrawal, quoteWithdrawal } from './withdrawal-quotes.ts';
import { withdrawal, withdrawalOptions } from './withdrawals.ts';

export const assetHandlers: Handlers<typeof contract.assets> = {
  products,
  product,
  createOrder,
  orders,
  order,
  principalReturn,
  holdings,
  intent,
  cancelIntent,
  wallet,
  incomeSeries,
  productCoupons,
  usableCoupons,
  ...recordHandlers,
  ...rechargeHandlers,
  ...couponHandlers,
  ...dailyBonusHandlers,
  exchangeRate,
  redeemCode,
  ...groupJoinHandlers,
  withdrawalOptions,
  quoteWithdrawal,
  authoriseWithdrawal,
  createWithdrawal,
  withdrawal,
  openFigures,
  openDays,
  balanceProof,
};
