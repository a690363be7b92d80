/**
 * The figures that everybody may see, added up from postings, accounts and incomes, never from counters, at one entry of
 * the book (rule P6). What is owed to members is published as the root of a Merkle sum tree.
 */
import { sql, type Kysely } from 'kysely';
import type { Answers } from '#contract/endpoint.ts';
import type { transparency } from '#contract/transparency.ts';
import { day } from '#domain/limits.ts';
import type { PublishedRoot } from '#domain/merkle-sum.ts';
import { toDecimal, type Currency } from '#domain/money.ts';
import type { Sums } from '#domain/owed.ts';
import type { ProductFigures } from '#domain/transparency.ts';
import type { Database } from '#sandbox/db/tables.ts';
import type { Handler } from '#sandbox/handler.ts';
import { promotion } from '#sandbox/ledger/accounts.ts';
import { edges, type Rule } from '#sandbox/ledger/edges.ts';
import { balanceOf } from '#sandbox/ledger/post.ts';
import { treeAt, treeSecret, treesOf } from './balance-tree.ts';
import { atBookState } from './book-state.ts';
import { utcDay } from '#sandbox/calendar.ts';
import { findProduct } from '#sandbox/services/orders/products.ts';

type Summary = Answers<typeof transparency.openFigures>;

interface ProductRow extends ProductFigures {
  id: string;
  name: string;
}

interface Moved {
  rule: Rule;
  currency: Currency;
  amount: bigint;
  count: number;
}

/** What fell due by product and UTC day, of days that are closed. @param today start of the UTC day that runs */
const dueByDay = (today: number) => sql`
  select product_id, sum(stated) as stated, sum(amount) as paid from incomes where due_at < ${today}
  group by product_id, floor(due_at / ${day}::double precision)`;

async function productRows(trx: Kysely<Database>, today: number): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`select products.id, products.name, products.stock,
      coalesce(orders.sold, 0)::int as sold, coalesce(orders.running, 0)::int as running,
      coalesce(orders.escrow, 0)::bigint as escrow,
      coalesce(moved.earned, 0)::bigint as earned, coalesce(moved.fee, 0)::bigint as fee,
      coalesce(moved.paid, 0)::bigint as paid, coalesce(short.shortfall, 0)::bigint as shortfall,
      coalesce(revenue.balance, 0)::bigint as revenue,
      coalesce(days.due, 0)::int as "daysDue", coalesce(days.in_full, 0)::int as "daysInFull"
    from products
    left join (
      select product_id, count(*) as sold, count(*) filter (where balance > 0) as running, sum(balance) as escrow
      from accounts where kind = 'escrow' group by product_id
    ) as orders on orders.product_id = products.id
    left join accounts as revenue
      on revenue.kind = 'revenue' and revenue.product_id = products.id and revenue.currency = 'USDT'
    left join (
      select case rule when 'earnings' then to_account else from_account end as account,
        sum(amount) filter (where rule = 'earnings') as earned,
        sum(amount) filter (where rule = 'managementFee') as fee,
        sum(amount) filter (where rule = 'incomeDue') as paid
      from postings where rule in ('earnings', 'managementFee', 'incomeDue') group by account
    ) as moved on moved.account = revenue.name
    left join (
      select product_id, sum(stated - amount) as shortfall from incomes group by product_id
    ) as short on short.product_id = products.id
    left join (
      select product_id, count(*) as due, count(*) filter (where stated = paid) as in_full
      from (${dueByDay(today)}) as by_day group by product_id
    ) as days on days.product_id = products.id
    order by products.position, products.id`.execute(trx);
  return rows;
}

const toWire = ({ stock, sold, running, daysDue, daysInFull, ...money }: ProductFigures) => ({
  stock,
  sold,
  running,
  daysDue,
  daysInFull,
  escrow: toDecimal(money.escrow),
  earned: toDecimal(money.earned),
  fee: toDecimal(money.fee),
  paid: toDecimal(money.paid),
  shortfall: toDecimal(money.shortfall),
  revenue: toDecimal(money.revenue),
});

const nothing: ProductFigures = {
  stock: 0,
  sold: 0,
  running: 0,
  escrow: 0n,
  earned: 0n,
  fee: 0n,
  paid: 0n,
  shortfall: 0n,
  revenue: 0n,
  daysDue: 0,
  daysInFull: 0,
};

const plus = (a: ProductFigures, b: ProductFigures): ProductFigures => ({
  stock: a.stock + b.stock,
  sold: a.sold + b.sold,
  running: a.running + b.running,
  escrow: a.escrow + b.escrow,
  earned: a.earned + b.earned,
  fee: a.fee + b.fee,
  paid: a.paid + b.paid,
  shortfall: a.shortfall + b.shortfall,
  revenue: a.revenue + b.revenue,
  daysDue: a.daysDue + b.daysDue,
  daysInFull: a.daysInFull + b.daysInFull,
});

/** Every rule with what it ever moved. */
async function movedByRule(trx: Kysely<Database>): Promise<Moved[]> {
  const { rows } = await sql<Moved>`select rule, currency, sum(amount)::bigint as amount, count(*)::int as count
    from postings group by rule, currency order by rule, currency`.execute(trx);
  return rows;
}

const sumsToWire = ({ USDT, INR }: Sums) => ({ usdt: toDecimal(USDT), inr: toDecimal(INR) });

function outsideOf(moved: readonly Moved[]): Summary['outside'] {
  const of = (rule: Rule, currency: Currency): bigint =>
    moved.find((one) => one.rule === rule && one.currency === currency)?.amount ?? 0n;
  const sums = (rule: Rule) => sumsToWire({ USDT: of(rule, 'USDT'), INR: of(rule, 'INR') });
  return {
    recharged: sums('recharge'),
    withdrawn: sums('withdrawalPayout'),
    withdrawalFees: sums('withdrawalFee'),
    managementFees: toDecimal(of('managementFee', 'USDT')),
    sold: toDecimal(of('exchangeSale', 'INR')),
    bought: toDecimal(of('exchangePurchase', 'USDT')),
  };
}

function movesOf(moved: readonly Moved[], side: 'in' | 'out'): Summary['promotion']['in'] {
  const rules = new Set<Rule>(
    edges.filter(([, from, to]) => (side === 'in' ? to : from) === promotion.kind).map(([rule]) => rule),
  );
  return moved
    .filter(({ rule }) => rules.has(rule))
    .map(({ rule, amount, count }) => ({ rule, amount: toDecimal(amount), count }));
}

const publishedToWire = ({ root, total, count }: PublishedRoot): Summary['published'] => ({
  root,
  total: sumsToWire(total),
  members: count,
});

export const openFigures: Handler<typeof transparency.openFigures> = async (context) => {
  const now = context.clock.now();
  const secret = await treeSecret(context);
  const { state, tree, products, moved, budget } = await atBookState(context, async (trx, at) => ({
    state: at,
    tree: await treeAt(trx, at, treesOf(context), secret),
    products: await productRows(trx, utcDay(now)),
    moved: await movedByRule(trx),
    budget: await balanceOf({ trx }, promotion),
  }));
  return {
    data: {
      entryId: String(state.entryId),
      bookHash: state.hash,
      time: now,
      published: publishedToWire(tree.published),
      total: toWire(products.reduce(plus, nothing)),
      products: products.map((row) => ({ productId: row.id, productName: row.name, ...toWire(row) })),
      promotion: { balance: toDecimal(budget), in: movesOf(moved, 'in'), out: movesOf(moved, 'out') },
      outside: outsideOf(moved),
    },
  };
};

export const openDays: Handler<typeof transparency.openDays> = async ({ db, clock }, { input }) => {
  if (input.productId !== '') await findProduct(db, input.productId);
  const today = utcDay(clock.now());
  const first = today - input.days * day;
  const of = input.productId === '' ? sql`true` : sql`product_id = ${input.productId}`;
  const { rows } = await sql<{ day: number; earned: bigint; paid: bigint; stated: bigint }>`
    select day, sum(earned)::bigint as earned, sum(paid)::bigint as paid, sum(stated)::bigint as stated from (
      select product_earnings.day, postings.amount as earned, 0 as paid, 0 as stated
      from product_earnings join postings on postings.entry_id = product_earnings.entry_id
        and postings.rule = 'earnings' and postings.to_account = 'product:' || product_id || ':revenue'
      where ${of} and day >= ${first}
      union all
      select floor(due_at / ${day}::double precision) * ${day}::double precision, 0, coalesce(postings.amount, 0), stated
      from incomes left join postings on postings.entry_id = due_entry and postings.line = due_line
      where ${of} and due_at >= ${first} and due_at < ${today}
    ) as moved group by day`.execute(db);
  const found = new Map(rows.map((row) => [row.day, row]));
  return {
    data: Array.from({ length: input.days }, (_, index) => {
      const row = found.get(first + index * day);
      return {
        day: first + index * day,
        earned: toDecimal(row?.earned ?? 0n),
        paid: toDecimal(row?.paid ?? 0n),
        stated: toDecimal(row?.stated ?? 0n),
      };
    }),
  };
};
