/** A small world of domain values for walks and tests; each takes what should be different. */
import { fresh } from '#domain/fresh.ts';
import type { Intent } from '#domain/intent.ts';
import type { Session } from '#domain/member.ts';
import { unit } from '#domain/money.ts';
import type { ProductDetail } from '#domain/product.ts';
import type { Recharge } from '#domain/recharge.ts';
import type { Coupon, Order, WalletSummary } from '#domain/wallet.ts';
import type { Offer } from '../purchase/offer.ts';

/** The server's time in these tests, ms. */
export const now = Date.UTC(2026, 10, 16, 4, 30);

export const session: Session = { token: 'token-of-asha', region: 1, member: 'ASHA01' };

const product = (different: Partial<ProductDetail> = {}): ProductDetail => ({
  id: 'crane',
  name: 'Harbour crane',
  image: '/pictures/crane.svg',
  status: 'onSale',
  startsAt: null,
  endsAt: null,
  terms: { price: 100n * unit, dayReturn: 1_200_000n, validDays: 90 },
  sold: 12,
  stock: 40,
  held: 0,
  description: '',
  agreementVersion: 'cooperation-1',
  earnings: [],
  fullDays: 20,
  countedDays: 30,
  escrow: 1_200n * unit,
  revenue: 40n * unit,
  ...different,
});

export const wallet = (different: Partial<WalletSummary> = {}): WalletSummary => ({
  usdt: 250n * unit,
  inr: 0n,
  escrow: 0n,
  escrowPromotion: 0n,
  due: 3_600_000n,
  arriving: 0n,
  hold: 0n,
  holdInr: 0n,
  dueCount: 3,
  rate: 88n * unit,
  rateAt: now,
  ...different,
});

export const coupon: Coupon = { id: 'ten', name: 'Ten off', value: 10n * unit, expiresAt: now + 1 };

export const order: Order = {
  id: 'order-1',
  productId: 'crane',
  name: 'Harbour crane',
  image: '/pictures/crane.svg',
  price: 100n * unit,
  couponPart: 0n,
  dayReturn: 1_200_000n,
  validDays: 90,
  totalRevenue: 108n * unit,
  paid: 0n,
  daysPaid: 0,
  boughtAt: now,
  expiresAt: now + 90 * 86_400_000,
  status: 'valid',
  isTrial: false,
};

export const intent = (different: Partial<Intent> = {}): Intent => ({
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'purchase',
  subject: 'crane',
  sent: null,
  ...different,
});

export const offer = (
  different: Partial<Offer> & { detail?: Partial<ProductDetail>; balance?: bigint } = {},
): Offer => {
  const { detail, balance, ...rest } = different;
  return {
    product: fresh(product(detail), now),
    wallet: fresh(wallet(balance === undefined ? {} : { usdt: balance }), now),
    coupons: [coupon],
    intent: intent(),
    ...rest,
  };
};

/** An hour, ms. */
const hour = 3_600_000;

export const recharge = (different: Partial<Recharge> = {}): Recharge => ({
  id: 'recharge-1',
  method: 'usdt',
  currency: 'USDT',
  channelName: '',
  chain: 'BEP20',
  address: 'sandbox:bep20/0123',
  reference: '',
  amount: 200n * unit,
  received: 0n,
  credited: 0n,
  status: 'unpaid',
  confirmations: 0,
  confirmationsNeeded: 20,
  isLate: false,
  createdAt: now,
  expiresAt: now + hour / 2,
  creditedAt: null,
  recordId: 'recharge-1',
  ...different,
});
