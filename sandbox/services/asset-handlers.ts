/** The assets backend: one handler for each of its endpoints. */
import type { contract } from '#contract/contract.ts';
import type { Handlers } from '#sandbox/handler.ts';
import { balanceProof } from './transparency/balance-proof.ts';
import { couponHandlers } from './rewards/coupon-collection.ts';
import { productCoupons, usableCoupons } from './rewards/coupons.ts';
import { dailyBonusHandlers } from './rewards/daily-rewards.ts';
import { exchangeRate } from './wallet/exchange.ts';
import { comingMonth } from './wallet/coming.ts';
import { feesAndLimits } from './wallet/fees.ts';
import { groupJoinHandlers } from './rewards/group-join.ts';
import { holdings } from './orders/holdings.ts';
import { cancelIntent, intent } from './intents/intent-status.ts';
import { logHandlers } from './transparency/log-proofs.ts';
import { openDays, openFigures } from './transparency/open-figures.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { order, orders, principalReturn } from './orders/orders.ts';
import { product, products } from './orders/products.ts';
import { createOrder } from './orders/purchase.ts';
import { rechargeHandlers } from './recharge/recharge.ts';
import { recordHandlers } from './wallet/records.ts';
import { redeemCode } from './rewards/redeem.ts';
import { incomeSeries, wallet } from './wallet/wallet.ts';
import { cancelWithdrawal } from './withdrawal/cancel-withdrawal.ts';
import { createWithdrawal } from './withdrawal/withdraw.ts';
import { authoriseWithdrawal, quoteWithdrawal } from './withdrawal/withdrawal-quotes.ts';
import { withdrawal, withdrawalOptions } from './withdrawal/withdrawals.ts';

export const assetHandlers: Handlers<typeof contract.assets> = {
  products,
  product,
  createOrder,
  cancelOrder,
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
  feesAndLimits,
  comingMonth,
  ...groupJoinHandlers,
  withdrawalOptions,
  quoteWithdrawal,
  authoriseWithdrawal,
  createWithdrawal,
  cancelWithdrawal,
  withdrawal,
  openFigures,
  openDays,
  balanceProof,
  ...logHandlers,
};
