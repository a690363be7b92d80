/** Domain values for walks and tests; each takes what should be different. */
import { minute } from '#domain/limits.ts';
import { fresh } from '#domain/fresh.ts';
import type { Intent } from '#domain/intent.ts';
import type { Session } from '#domain/member.ts';
import { unit } from '#domain/money.ts';
import type { Page } from '#domain/page.ts';
import type { Passkey, PasskeyOffer, PasskeyRequest } from '#domain/passkey.ts';
import type { PayoutAddress } from '#domain/payee.ts';
import type { ProductDetail } from '#domain/product.ts';
import type { Recharge } from '#domain/recharge.ts';
import type { CodeTarget, SentCode } from '#domain/verification.ts';
import type { SignedIn } from '#domain/signed-in.ts';
import type { Today } from '#domain/today.ts';
import type { IncomePoint, Coupon, MoneyRecord, Order, WalletSummary } from '#domain/wallet.ts';
import type { Offer } from './purchase/offer.ts';

/** The server's time in these tests, ms. */
export const now = Date.UTC(2026, 10, 16, 4, 30);

const hour = 60 * minute;
const day = 24 * hour;

export const session: Session = { token: 'token-of-asha', region: 1, member: 'ASHA01' };

export const passkey: Passkey = {
  id: 'passkey-1',
  name: 'Phone',
  addedAt: now - 3 * day,
  usedAt: null,
  confirms: true,
};
export const passkeyOffer: PasskeyOffer = {
  challenge: 'challenge',
  site: 'dayrent.example',
  userId: 'user',
  account: '+91 98765 43210',
  known: [],
};
export const passkeyRequest: PasskeyRequest = { challenge: 'challenge', site: 'dayrent.example', known: [] };

export const signedInSession: SignedIn = {
  id: 'session-1',
  browser: 'Chrome',
  system: 'Android',
  country: 'IN',
  since: now - 3 * day,
  lastUsed: now - hour,
  isThis: false,
};

export const product = (different: Partial<ProductDetail> = {}): ProductDetail => ({
  id: 'crane',
  name: 'Harbour crane',
  image: '/pictures/harbour-crane-h2.svg',
  status: 'onSale',
  startsAt: null,
  endsAt: null,
  terms: { price: 100n * unit, dayReturn: 1_200_000n, validDays: 90 },
  sold: 12,
  stock: 40,
  held: 0,
  description: 'Loads river barges in a small harbour.',
  agreementVersion: 'cooperation-1',
  firstDueAt: now + day,
  priceBackAt: now + 90 * day,
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

export const incomeDays: readonly IncomePoint[] = [
  { day: now - 2 * day, stated: 1_200_000n, paid: 1_200_000n },
  { day: now - day, stated: 1_200_000n, paid: 900_000n },
];

export const coupon: Coupon = { id: 'ten', name: 'Ten off', value: 10n * unit, expiresAt: now + 7 * day };

export const order: Order = {
  id: 'order-1',
  productId: 'crane',
  name: 'Harbour crane',
  image: '/pictures/harbour-crane-h2.svg',
  price: 100n * unit,
  couponPart: 0n,
  dayReturn: 1_200_000n,
  validDays: 90,
  totalRevenue: 108n * unit,
  paid: 0n,
  daysPaid: 0,
  boughtAt: now,
  expiresAt: now + 90 * day,
  status: 'valid',
  isTrial: false,
  nextDueAt: now + day,
  cancelUntil: now + day,
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
    coupons: fresh([coupon], now),
    intent: intent(),
    draft: null,
    ...rest,
  };
};

export const recharge = (different: Partial<Recharge> = {}): Recharge => ({
  id: 'recharge-1',
  method: 'usdt',
  currency: 'USDT',
  channelName: '',
  chain: 'BEP20',
  address: `sandbox:bep20/${'c3d4'.repeat(10)}`,
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

/** Where a code can go. */
export const targets: readonly CodeTarget[] = [{ channel: 'phone', to: '+91 ••••••0001' }];

export const sentCode = (different: Partial<SentCode> = {}): SentCode => ({
  channel: 'phone',
  to: '+91 ••••••0001',
  sentAt: now,
  retryAt: now + minute,
  expiresAt: now + 5 * minute,
  ...different,
});

const address = (id: string, hex: string, isUsed: boolean): PayoutAddress => ({
  id,
  currency: 'USDT',
  chain: 'BEP20',
  address: `0x${hex.repeat(10)}`,
  payeeLabel: '',
  isUsed,
});

/** Of a member's book. */
export const addresses = [address('payee-1', 'a1b2', true), address('payee-2', '9f3e', false)] as const;

const record = (different: Partial<MoneyRecord>): MoneyRecord => ({
  id: 'recharge-1',
  type: 'recharge',
  amount: 200n * unit,
  currency: 'USDT',
  status: 'credited',
  at: now,
  about: '',
  image: '',
  ...different,
});

const records: readonly MoneyRecord[] = [
  record({}),
  record({
    id: 'purchase-1',
    type: 'buyMachine',
    amount: -100n * unit,
    status: 'succeeded',
    at: now - 3 * hour,
    about: order.name,
  }),
];

/** The first page of records. @param rows at most two */
export const pageOfRecords = (rows: number, total: number): Page<MoneyRecord> => ({
  total,
  list: records.slice(0, rows),
});

/** Two machines, of which one paid less than stated. */
export const today: Today = {
  machines: [
    {
      productId: 'crane',
      name: 'Harbour crane',
      image: '/pictures/harbour-crane-h2.svg',
      running: 1,
      dayReturn: 1_200_000n,
      due: 2_400_000n,
      dueCount: 2,
      stated: 2_400_000n,
    },
    {
      productId: 'kiln',
      name: 'Brick kiln',
      image: '/pictures/brick-kiln-k1.svg',
      running: 1,
      dayReturn: 1_400_000n,
      due: 1_200_000n,
      dueCount: 1,
      stated: 1_400_000n,
    },
  ],
  sinceAt: now - 14 * hour,
  nextDueAt: now + 10 * hour,
  trial: null,
  firstSteps: { hasRecharged: true, hasRented: true, hasCollected: true },
};
