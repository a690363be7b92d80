/** Random operations on the pure rules, with every invariant after each (rules L1 to L3). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withdrawalFee } from '#domain/limits.ts';
import { shareUp, unit, type Currency } from '#domain/money.ts';
import { runSeed, scaled } from '#tests/sandbox/scale.ts';
import { Book } from '#tests/sandbox/book.ts';
import {
  arrivingOf,
  dueOf,
  escrowOf,
  exchangeOf,
  faucet,
  fees,
  holdOf,
  overdrawnKinds,
  payout,
  promotion,
  renters,
  revenueOf,
  walletOf,
  type Account,
  type OrderRef,
} from './accounts.ts';
import { edges } from './edges.ts';
import * as rules from './rules.ts';
import { leaksBetweenMembers } from './source-of-funds.ts';

const members = ['ann', 'ben', 'cho'];
const products = ['crane', 'mill'];
const steps = 100;

interface Operation {
  kind: number;
  who: number;
  what: number;
  amount: number;
}

interface OpenOrder extends OrderRef {
  price: bigint;
  promotionPart: bigint;
}

interface World {
  book: Book;
  orders: OpenOrder[];
  accepted: rules.Posting[];
  /** Balances by our own count of what was accepted. */
  tally: Map<string, bigint>;
}

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('empty list');
  return item;
};

const everyAccount = (orders: readonly OrderRef[]): Account[] => [
  ...members.flatMap((id) => [walletOf(id), holdOf(id), arrivingOf(id)]),
  ...orders.flatMap((order) => [escrowOf(order), dueOf(order)]),
  ...products.map(revenueOf),
  fees,
  promotion,
  faucet,
  payout,
  renters,
  exchangeOf('USDT'),
  exchangeOf('INR'),
];

/** What each kind of operation asks of the book; the book decides. */
function postingsOf(world: World, { kind, who, what, amount }: Operation): readonly rules.Posting[] {
  const member = at(members, who);
  const size = BigInt(amount);
  const money = { amount: size, currency: what % 3 === 0 ? 'INR' : 'USDT' } as const;
  const order = world.orders.length > 0 ? at(world.orders, what) : null;
  const fresh: OpenOrder = {
    id: `o${world.orders.length}`,
    memberId: member,
    productId: at(products, what),
    price: size,
    promotionPart: 0n,
  };
  switch (kind) {
    case 0:
    case 1:
      return rules.recharge(member, money);
    case 2: {
      const promotionPart = what % 4 === 0 ? size / 3n : 0n;
      world.orders.push({ ...fresh, promotionPart });
      return rules.buy(fresh, size, promotionPart);
    }
    case 3:
      world.orders.push({ ...fresh, promotionPart: size });
      return rules.trial(fresh, size);
    case 4:
      return rules.earnings(at(products, what), size);
    case 5:
      return order ? rules.incomeDue(order, size) : [];
    case 6:
      return order ? rules.incomeTaken(order, world.book.balance(dueOf(order))) : [];
    case 7:
      return rules.incomeArrived(member, world.book.balance(arrivingOf(member)));
    case 8:
      return order ? rules.orderExpired(order, order.price, order.promotionPart) : [];
    case 9:
      return order ? rules.orderCancelled(order, order.price, order.promotionPart) : [];
    case 10:
      return rules.withdrawalHeld(member, money);
    case 11:
      return rules.withdrawalSettled(member, money);
    case 12:
      return rules.withdrawalVoided(member, money);
    case 13:
      return rules.withdrawalCancelled(member, money);
    case 14:
      return rules.exchange(member, size, 88n * unit);
    case 15:
      return rules.dailyBudget(world.book.balance(fees));
    case 16:
      return rules.referral(at(rules.referralLevels, what), member);
    case 17:
      return rules.bonus('welcomeBonus', member, size);
    default: {
      // Anything from anywhere to anywhere: the book has to know what is allowed.
      const accounts = everyAccount(world.orders);
      return [
        {
          rule: at(edges, what)[0],
          from: at(accounts, who * 7 + amount),
          to: at(accounts, amount * 3 + what),
          currency: money.currency,
          amount: size - 5n,
        },
      ];
    }
  }
}

const key = (account: Account, currency: Currency): string => `${account.name} ${currency}`;

function checkEverything({ book, tally }: World): void {
  let usdt = 0n;
  let inr = 0n;
  let count = 0;
  for (const { account, currency, balance } of book.holdings()) {
    if (balance < 0n && !overdrawnKinds.includes(account.kind)) throw new Error(`${account.name} is ${balance}`);
    if (balance !== (tally.get(key(account, currency)) ?? 0n))
      throw new Error(`${account.name} is not its postings' sum`);
    if (currency === 'USDT') usdt += balance;
    else inr += balance;
    count += 1;
  }
  if (usdt !== 0n || inr !== 0n) throw new Error(`the book sums to ${usdt} USDT, ${inr} INR`);
  if (count < tally.size) throw new Error('an account is missing');
}

let acceptedCount = 0;

function run(operations: readonly Operation[]): void {
  const world: World = { book: new Book(), orders: [], accepted: [], tally: new Map() };
  for (const operation of operations) {
    const before = world.orders.length;
    const postings = postingsOf(world, operation);
    const applied = world.book.apply(postings);
    if (applied.ok) {
      acceptedCount += 1;
      for (const posting of postings) {
        const { from, to, currency, amount, rule } = posting;
        const source = key(from, currency);
        const target = key(to, currency);
        world.tally.set(source, (world.tally.get(source) ?? 0n) - amount);
        world.tally.set(target, (world.tally.get(target) ?? 0n) + amount);
        if (to.kind === 'due' && from.kind !== 'revenue') throw new Error(`income from ${from.name}`);
        if (from.kind === 'promotion' && to.kind === 'wallet' && !/Bonus|Gift/.test(rule)) throw new Error(rule);
        if (from.memberId !== null && to.memberId !== null && from.memberId !== to.memberId) throw new Error('crossed');
        world.accepted.push(posting);
      }
    } else if (world.orders.length > before) {
      world.orders.pop();
    }
    checkEverything(world);
  }
  const leaks = leaksBetweenMembers(world.accepted);
  if (leaks.length > 0) throw new Error(leaks.join('; '));
}

const operation = fc.record({
  kind: fc.nat(19),
  who: fc.nat(50),
  what: fc.nat(200),
  amount: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 2_000_000_000 })),
});

test('every invariant holds after each random operation', () => {
  const seed = runSeed('rules');
  fc.assert(fc.property(fc.array(operation, { minLength: steps, maxLength: steps }), run), {
    seed,
    numRuns: scaled(200_000 / steps),
  });
  // Enough of them did something.
  expect(acceptedCount).toBeGreaterThan(scaled(50_000));
}, 120_000);

test('splitting a withdrawal never pays a smaller fee', () => {
  const seed = runSeed('fees');
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: 1n, max: 10n ** 12n }), { minLength: 1, maxLength: 20 }), (parts) => {
      const whole = shareUp(
        parts.reduce((sum, part) => sum + part, 0n),
        withdrawalFee,
      );
      const split = parts.reduce((sum, part) => sum + shareUp(part, withdrawalFee), 0n);
      expect(split >= whole).toBe(true);
    }),
    { seed, numRuns: scaled(2_000) },
  );
});

test('pro rata shares fit into their pool', () => {
  const seed = runSeed('pools');
  fc.assert(
    fc.property(
      fc.array(fc.bigInt({ min: 1n, max: 10n ** 9n }), { minLength: 1, maxLength: 40 }),
      fc.bigInt({ min: 0n, max: 10n ** 10n }),
      (stated, pool) => {
        const claims = stated.reduce((sum, one) => sum + one, 0n);
        const shares = stated.map((one) => rules.proRata(one, pool, claims));
        expect(shares.reduce((sum, one) => sum + one, 0n) <= (pool < claims ? pool : claims)).toBe(true);
        expect(shares.every((share, index) => share >= 0n && share <= (stated[index] ?? 0n))).toBe(true);
      },
    ),
    { seed, numRuns: scaled(2_000) },
  );
});
