import { describe, expect, test } from 'vitest';
import { parseDecimal, unit } from '#domain/money.ts';
import { Book } from '#tests/sandbox/book.ts';
import {
  arrivingOf,
  dueOf,
  escrowOf,
  exchangeOf,
  faucet,
  fees,
  promotion,
  renters,
  revenueOf,
  walletOf,
} from './accounts.ts';
import { edges, isAllowed } from './edges.ts';
import * as rules from './rules.ts';

const order = { id: 'o1', memberId: 'asha', productId: 'crane' };
const sides = (postings: readonly rules.Posting[]) =>
  postings.map(({ rule, from, to, amount }) => `${rule}: ${from.name} → ${to.name} ${amount}`);

describe('the law', () => {
  const memberKinds = ['wallet', 'hold', 'arriving', 'escrow', 'due'];

  test('income comes from revenue, and revenue from rental earnings, only', () => {
    expect(edges.filter(([, , to]) => to === 'due')).toEqual([['incomeDue', 'revenue', 'due', 'USDT']]);
    expect(edges.filter(([, , to]) => to === 'arriving')).toEqual([['incomeTaken', 'due', 'arriving', 'USDT']]);
    expect(edges.filter(([, , to]) => to === 'revenue')).toEqual([['earnings', 'renters', 'revenue', 'USDT']]);
  });

  test('the promotion budget is filled by fees, and by what it paid for orders', () => {
    expect(edges.filter(([, , to]) => to === 'promotion').map(([rule]) => rule)).toEqual([
      'promotionReturn',
      'couponCancellation',
      'promotionBudget',
    ]);
  });

  test('fees come from earnings and withdrawals only', () => {
    expect(edges.filter(([, , to]) => to === 'fees').map(([rule]) => rule)).toEqual(['managementFee', 'withdrawalFee']);
  });

  test('a bonus comes from the promotion budget, and nothing else does but orders', () => {
    const bonuses = edges.filter(([rule]) => /Bonus|Gift/.test(rule));
    expect(new Set(bonuses.map(([, from, to]) => `${from} ${to}`))).toEqual(new Set(['promotion wallet']));
    expect(edges.filter(([, from]) => from === 'promotion').length).toBe(bonuses.length + 2);
  });

  test('what members gave up with their accounts leads nowhere', () => {
    expect(edges.filter(([, , to]) => to === 'forfeited')).toEqual([['forfeiture', 'wallet', 'forfeited', null]]);
    expect(edges.filter(([, from]) => (from as string) === 'forfeited')).toEqual([]);
  });

  test('nobody pays a subsidy', () => expect(edges.map(([rule]) => rule).join(' ')).not.toMatch(/subsid/i));

  test('an edge is a rule between two kinds, not a pair of kinds', () => {
    expect(isAllowed('recharge', 'faucet', 'wallet', 'USDT')).toBe(true);
    expect(isAllowed('welcomeBonus', 'faucet', 'wallet', 'USDT')).toBe(false);
    expect(memberKinds.some((kind) => isAllowed('recharge', kind as 'wallet', 'wallet', 'USDT'))).toBe(false);
  });
});

describe('moves', () => {
  test('a purchase with a coupon is paid by both', () => {
    expect(sides(rules.buy(order, 100n, 30n))).toEqual([
      'purchase: member:asha:wallet → order:o1:escrow 70',
      'coupon: promo:budget → order:o1:escrow 30',
    ]);
    expect(sides(rules.buy(order, 100n, 100n))).toEqual(['coupon: promo:budget → order:o1:escrow 100']);
    expect(sides(rules.buy(order, 100n, 0n))).toEqual(['purchase: member:asha:wallet → order:o1:escrow 100']);
  });

  test('earnings pay 10% as management fee, rounded down', () => {
    expect(sides(rules.earnings('crane', 1_009n))).toEqual([
      'earnings: outside:renters → product:crane:revenue 1009',
      'managementFee: product:crane:revenue → fees 100',
    ]);
    expect(rules.earnings('crane', 0n)).toEqual([]);
  });

  test('an expired order pays each part back to who paid it', () => {
    expect(sides(rules.orderExpired(order, 100n, 30n))).toEqual([
      'principalReturn: order:o1:escrow → member:asha:wallet 70',
      'promotionReturn: order:o1:escrow → promo:budget 30',
    ]);
  });

  test('so does one that is cancelled, by edges of its own', () => {
    expect(sides(rules.orderCancelled(order, 100n, 30n))).toEqual([
      'orderCancellation: order:o1:escrow → member:asha:wallet 70',
      'couponCancellation: order:o1:escrow → promo:budget 30',
    ]);
    expect(sides(rules.orderCancelled(order, 100n, 100n))).toEqual([
      'couponCancellation: order:o1:escrow → promo:budget 100',
    ]);
  });

  test('a withdrawal pays 5%, rounded up, and a failure or a cancellation gives the whole back', () => {
    const money = { amount: 101n, currency: 'USDT' } as const;
    expect(sides(rules.withdrawalSettled('asha', money))).toEqual([
      'withdrawalPayout: member:asha:hold → outside:payout 95',
      'withdrawalFee: member:asha:hold → fees 6',
    ]);
    expect(sides(rules.withdrawalVoided('asha', money))).toEqual([
      'withdrawalReturn: member:asha:hold → member:asha:wallet 101',
    ]);
    expect(sides(rules.withdrawalCancelled('asha', money))).toEqual([
      'withdrawalCancellation: member:asha:hold → member:asha:wallet 101',
    ]);
  });

  test('an exchange rounds against the converter, and there is no way back', () => {
    const rate = parseDecimal('88.00');
    expect(rules.exchange('asha', parseDecimal('100.00'), rate).map(({ amount }) => amount)).toEqual([
      100n * unit,
      1_136_363n,
    ]);
  });

  // Found by the random operations: USDT sold to the exchange by one member was another's purchase.
  test('the exchange takes rupees and gives USDT, never the other way', () => {
    const book = new Book();
    const usdt = { currency: 'USDT', amount: 5n } as const;
    book.apply(rules.recharge('asha', usdt));
    const sale = { rule: 'exchangeSale', from: walletOf('asha'), to: exchangeOf('USDT'), ...usdt } as const;
    const purchase = { rule: 'exchangePurchase', from: exchangeOf('INR'), to: walletOf('noor') } as const;
    expect(book.apply([sale])).toMatchObject({ refusal: 'edge' });
    expect(book.apply([{ ...purchase, currency: 'INR', amount: 5n }])).toMatchObject({ refusal: 'edge' });
    expect(book.apply([{ ...purchase, ...usdt }])).toMatchObject({ refusal: 'edge' });
  });

  test('half of the fees go to promotion, rounded down', () => {
    expect(sides(rules.dailyBudget(7n))).toEqual(['promotionBudget: fees → promo:budget 3']);
    expect(rules.dailyBudget(1n)).toEqual([]);
  });

  test('a referral bonus is fixed by level', () => {
    expect(rules.referralLevels.map((level) => rules.referral(level, 'asha')[0]?.amount)).toEqual([
      1_000_000n,
      500_000n,
      250_000n,
    ]);
  });

  test('shares of a pool never add up to more than it', () => {
    expect(rules.proRata(10n, 100n, 100n)).toBe(10n);
    const [one, two, three] = [unit, 2n * unit, 3n * unit];
    expect([one, one, one].map((stated) => rules.proRata(stated, two, three))).toEqual([660_000n, 660_000n, 660_000n]);
    expect(rules.proRata(one, 0n, three)).toBe(0n);
  });
});

test('rupees come and go by recharge, withdrawal and exchange, and with an account', () => {
  const rupees = edges.filter(([, , , currency]) => currency !== 'USDT').map(([rule]) => rule);
  expect(rupees.toSorted()).toEqual([
    'exchangeSale',
    'forfeiture',
    'recharge',
    'withdrawalCancellation',
    'withdrawalFee',
    'withdrawalHold',
    'withdrawalPayout',
    'withdrawalReturn',
  ]);
});

describe('the book', () => {
  test('refuses what the law does not know, and changes nothing', () => {
    const book = new Book();
    const usdt = { currency: 'USDT', amount: 5n } as const;
    expect(book.apply(rules.recharge('asha', usdt))).toEqual({ ok: true });
    const wallet = walletOf('asha');
    const refused = [
      book.apply([]),
      book.apply([{ rule: 'recharge', from: faucet, to: wallet, currency: 'USDT', amount: 0n }]),
      book.apply([{ rule: 'recharge', from: renters, to: wallet, ...usdt }]),
      book.apply([{ rule: 'purchase', from: wallet, to: escrowOf({ ...order, memberId: 'noor' }), ...usdt }]),
      book.apply([{ rule: 'incomeDue', from: revenueOf('mill'), to: dueOf(order), ...usdt }]),
      book.apply([{ rule: 'incomeArrived', from: arrivingOf('asha'), to: walletOf('noor'), ...usdt }]),
      book.apply([{ rule: 'promotionBudget', from: fees, to: promotion, ...usdt }]),
      book.apply(rules.buy(order, 6n, 0n)),
    ];
    expect(refused.map((one) => (one.ok ? '' : one.refusal))).toEqual([
      'empty',
      'amount',
      'edge',
      'owner',
      'owner',
      'owner',
      'overdraft',
      'overdraft',
    ]);
    expect(book.balance(wallet)).toBe(5n);
    expect(book.apply(rules.buy(order, 5n, 0n))).toEqual({ ok: true });
    expect([book.balance(wallet), book.balance(escrowOf(order))]).toEqual([0n, 5n]);
  });
});
