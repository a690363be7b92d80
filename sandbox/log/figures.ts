/**
 * The figures that everybody may see, from what postings add up to at one entry of the book (rule P6), in the form in which
 * they are sent. What fell due is counted when it is asked for (`withDues`).
 */
import type { Answers } from '#contract/endpoint.ts';
import type { transparency } from '#contract/transparency.ts';
import type { PublishedRoot } from '#domain/merkle-sum.ts';
import { toDecimal, type Currency } from '#domain/money.ts';
import type { ProductFigures } from '#domain/transparency.ts';
import { promotion } from '#sandbox/ledger/accounts.ts';
import { edges, type Rule } from '#sandbox/ledger/edges.ts';
import { sumsToWire } from '#sandbox/sums-wire.ts';
import { countedOrders, type Sum } from './sums.ts';

export type Summary = Answers<typeof transparency.openFigures>;

/** What income that fell due comes to. A day may pay nothing: then no entry tells of it, and no seal. */
type DuesField = 'shortfall' | 'daysDue' | 'daysInFull';
type SealedProduct = Omit<Summary['products'][number], DuesField>;

/** The figures of one entry. */
export interface SealedFigures extends Omit<Summary, 'total' | 'products'> {
  total: Omit<Summary['total'], DuesField>;
  products: readonly SealedProduct[];
}

/** Of one product. */
export type Dues = Pick<ProductFigures, DuesField>;

export interface FigureSources {
  entryId: bigint;
  hash: string;
  /** ms. */
  at: number;
  published: PublishedRoot;
  /** In their order. */
  products: readonly { id: string; name: string; stock: number }[];
  sums: readonly Sum[];
}

type Moves = Omit<ProductFigures, DuesField>;

function movesOf({ sums }: FigureSources, id: string, stock: number): Moves {
  const mine = new Map(sums.filter(({ product_id }) => product_id === id).map((sum) => [sum.rule, sum]));
  const moved = (rule: Rule): bigint => mine.get(rule)?.amount ?? 0n;
  const counted = (what: string): number => Number(mine.get(what)?.count ?? 0n);
  const sold = counted(countedOrders.sold) - counted(countedOrders.cancelled);
  const into = moved('purchase') + moved('coupon') + moved('trial');
  const back = moved('principalReturn') + moved('promotionReturn');
  const [earned, fee, paid] = [moved('earnings'), moved('managementFee'), moved('incomeDue')];
  return {
    stock,
    sold,
    running: sold - counted(countedOrders.returned),
    escrow: into - back - moved('orderCancellation') - moved('couponCancellation'),
    earned,
    fee,
    paid,
    revenue: earned - fee - paid,
  };
}

const toWire = ({ stock, sold, running, ...money }: Moves) => ({
  stock,
  sold,
  running,
  escrow: toDecimal(money.escrow),
  earned: toDecimal(money.earned),
  fee: toDecimal(money.fee),
  paid: toDecimal(money.paid),
  revenue: toDecimal(money.revenue),
});

const nothing: Moves = {
  stock: 0,
  sold: 0,
  running: 0,
  escrow: 0n,
  earned: 0n,
  fee: 0n,
  paid: 0n,
  revenue: 0n,
};

const plus = (a: Moves, b: Moves): Moves => ({
  stock: a.stock + b.stock,
  sold: a.sold + b.sold,
  running: a.running + b.running,
  escrow: a.escrow + b.escrow,
  earned: a.earned + b.earned,
  fee: a.fee + b.fee,
  paid: a.paid + b.paid,
  revenue: a.revenue + b.revenue,
});

const noDues: Dues = { shortfall: 0n, daysDue: 0, daysInFull: 0 };

const plusDues = (a: Dues, b: Dues): Dues => ({
  shortfall: a.shortfall + b.shortfall,
  daysDue: a.daysDue + b.daysDue,
  daysInFull: a.daysInFull + b.daysInFull,
});

const duesToWire = ({ shortfall, daysDue, daysInFull }: Dues) => ({
  daysDue,
  daysInFull,
  shortfall: toDecimal(shortfall),
});

/** @param dues by product */
export function withDues(sealed: SealedFigures, dues: ReadonlyMap<string, Dues>): Summary {
  const of = (productId: string): Dues => dues.get(productId) ?? noDues;
  return {
    ...sealed,
    total: { ...sealed.total, ...duesToWire(sealed.products.map((one) => of(one.productId)).reduce(plusDues, noDues)) },
    products: sealed.products.map((one) => ({ ...one, ...duesToWire(of(one.productId)) })),
  };
}

interface Moved {
  rule: string;
  currency: Currency;
  amount: bigint;
  count: number;
}

/** Every rule with what it ever moved, of whichever product. */
function movedByRule(sums: readonly Sum[]): Moved[] {
  const rules = new Set<string>(edges.map(([rule]) => rule));
  const groups = Map.groupBy(
    sums.filter(({ rule }) => rules.has(rule)),
    ({ rule, currency }) => `${rule} ${currency}`,
  );
  const moved = [...groups.values()].flatMap(([first, ...rest]): Moved[] => {
    if (!first) return [];
    const all = [first, ...rest];
    return [
      {
        rule: first.rule,
        currency: first.currency,
        amount: all.reduce((sum, { amount }) => sum + amount, 0n),
        count: all.reduce((sum, { count }) => sum + Number(count), 0),
      },
    ];
  });
  return moved.toSorted((a, b) => (`${a.rule} ${a.currency}` < `${b.rule} ${b.currency}` ? -1 : 1));
}

function outsideOf(moved: readonly Moved[]): Summary['outside'] {
  const of = (rule: Rule, currency: Currency): bigint =>
    moved.find((one) => one.rule === rule && one.currency === currency)?.amount ?? 0n;
  const sums = (rule: Rule) => sumsToWire({ USDT: of(rule, 'USDT'), INR: of(rule, 'INR') });
  return {
    recharged: sums('recharge'),
    withdrawn: sums('withdrawalPayout'),
    withdrawalFees: sums('withdrawalFee'),
    forfeited: sums('forfeiture'),
    managementFees: toDecimal(of('managementFee', 'USDT')),
    sold: toDecimal(of('exchangeSale', 'INR')),
    bought: toDecimal(of('exchangePurchase', 'USDT')),
  };
}

/** The moves of the promotion budget, and what they leave in it. */
function promotionOf(moved: readonly Moved[]): Summary['promotion'] {
  const rulesOf = (side: 1 | 2) =>
    new Set<string>(edges.filter((edge) => edge[side] === promotion.kind).map(([rule]) => rule));
  const movesOf = (rules: ReadonlySet<string>) => moved.filter(({ rule }) => rules.has(rule));
  const [out, into] = [movesOf(rulesOf(1)), movesOf(rulesOf(2))];
  const worth = (moves: readonly Moved[]): bigint => moves.reduce((sum, { amount }) => sum + amount, 0n);
  const wire = (moves: readonly Moved[]) =>
    moves.map(({ rule, amount, count }) => ({ rule, amount: toDecimal(amount), count }));
  return { balance: toDecimal(worth(into) - worth(out)), in: wire(into), out: wire(out) };
}

export function sealedFigures(sources: FigureSources): SealedFigures {
  const { entryId, hash, at, published, products, sums } = sources;
  const figures = products.map(({ id, name, stock }) => ({ id, name, ...movesOf(sources, id, stock) }));
  const moved = movedByRule(sums);
  return {
    entryId: String(entryId),
    bookHash: hash,
    time: at,
    published: { root: published.root, total: sumsToWire(published.total), members: published.count },
    total: toWire(figures.reduce<Moves>(plus, nothing)),
    products: figures.map(({ id, name, ...row }) => ({ productId: id, productName: name, ...toWire(row) })),
    promotion: promotionOf(moved),
    outside: outsideOf(moved),
  };
}
