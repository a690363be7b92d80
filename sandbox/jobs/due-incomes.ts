/**
 * Income falls due: once for each order and day, from its product's revenue and nowhere else (rule P3). What the day's
 * pool can't cover is shared pro rata, rounded down; the rest is the row's shortfall (product 7.4).
 */
import { sql, type Kysely } from 'kysely';
import { toRegion, utcDay } from '#sandbox/calendar.ts';
import type { Context } from '#sandbox/context.ts';
import type { BookEnd } from '#sandbox/db/head-log.ts';
import { jsonOf } from '#sandbox/db/rows.ts';
import type { Database } from '#sandbox/db/tables.ts';
import { revenueOf } from '#sandbox/ledger/accounts.ts';
import { batchOf } from '#sandbox/ledger/post.ts';
import { incomeDue, proRata, wholeHundredths } from '#sandbox/ledger/rules.ts';
import { codeOf, keepEnd, lockBook, refreshClock } from '#sandbox/ledger/transaction.ts';
import { duesBefore, type Due } from './income-schedule.ts';

/** Orders of one call: as many as nobody notices waiting for. */
const slice = 500;

interface DueIncome extends Due {
  orderId: string;
  memberId: string;
  productId: string;
  stated: bigint;
}

interface Wanted {
  /** Exclusive, ms. */
  before: number;
  /** Of one member alone. */
  memberId?: string;
}

/** Orders whose next income falls due before an instant, with their schedule; those that are due first. */
export function ordersDue(db: Kysely<Database>, { before, memberId }: Wanted, most: number, after?: OrderDue) {
  const mine = memberId === undefined ? sql`true` : sql`orders.member_id = ${memberId}`;
  const later =
    after === undefined ? sql`true` : sql`(orders.next_due_at, orders.id) > (${after.next_due_at}, ${after.id})`;
  return sql<OrderDue>`select orders.id, orders.member_id, orders.product_id, orders.day_return, orders.bought_at,
      orders.valid_days, orders.next_day, orders.next_due_at, members.region
    from orders join members on members.id = orders.member_id
    where orders.next_due_at < ${before} and ${mine} and ${later}
    order by orders.next_due_at, orders.id limit ${most}`
    .execute(db)
    .then(({ rows }) => rows);
}

export interface OrderDue {
  id: string;
  member_id: string;
  product_id: string;
  day_return: bigint;
  bought_at: number;
  valid_days: number;
  next_day: number;
  next_due_at: number;
  region: number;
}

export const scheduleOf = (row: OrderDue) => ({
  boughtAt: row.bought_at,
  validDays: row.valid_days,
  region: toRegion(row.region),
  nextDay: row.next_day,
  nextDueAt: row.next_due_at,
});

/** Somebody else credited one, or spent what was looked at. */
const passed = new Set(['DR001', 'DR002', '23514', '40001', '40P01']);
/** The last look has the book's lock, so that it holds. */
const looks = 5;

/** Credits what is due first. @returns how many orders that were; fewer than there are in a slice: none is left */
export async function creditDueIncomes(context: Context, wanted: Wanted): Promise<number> {
  for (let look = 1; ; look += 1) {
    try {
      const { orders, end } = await (look < looks
        ? creditSlice(context, context.db, wanted)
        : context.db.transaction().execute(async (trx) => {
            await lockBook(trx, context.clock);
            return creditSlice(context, trx, wanted);
          }));
      await keepEnd(context, end);
      return orders;
    } catch (error) {
      if (look >= looks || !passed.has(codeOf(error))) throw error;
      await refreshClock(context.clock, error);
    }
  }
}

interface Credited {
  orders: number;
  /** Of the book, to be kept once it is committed. */
  end?: BookEnd;
}

async function creditSlice({ clock }: Context, db: Kysely<Database>, wanted: Wanted): Promise<Credited> {
  const rows = await ordersDue(db, wanted, slice);
  if (rows.length === 0) return { orders: 0 };
  const incomes: DueIncome[] = [];
  const moved = rows.map((row) => {
    const { dues, nextDay, nextDueAt } = duesBefore(scheduleOf(row), wanted.before);
    for (const due of dues) {
      incomes.push({
        ...due,
        orderId: row.id,
        memberId: row.member_id,
        productId: row.product_id,
        stated: row.day_return,
      });
    }
    return { id: row.id, fromDay: row.next_day, nextDay, nextDueAt };
  });
  incomes.sort((a, b) => a.dueAt - b.dueAt || (a.orderId < b.orderId ? -1 : 1));
  const credited = await amountsOf(db, incomes);
  const postings = credited.flatMap(({ orderId, memberId, productId, amount }) =>
    incomeDue({ id: orderId, memberId, productId }, amount),
  );
  const at = incomes.at(-1)?.dueAt ?? wanted.before;
  const batch = batchOf(postings.length === 0 ? [] : [{ kind: 'incomeDue', at, postings }]);
  const { rows: ends } = await sql<{ entry_id: bigint | null; hash: string }>`select entry_id, hash from credit_incomes(
    ${clock.changes?.() ?? null}, ${jsonOf(moved)}, ${jsonOf(credited)}, ${batch})`.execute(db);
  const [end] = ends;
  const orders = rows.length;
  return end && end.entry_id !== null ? { orders, end: { entryId: end.entry_id, hash: end.hash } } : { orders };
}

/** Each income's amount, and its line among those that are paid. */
async function amountsOf(db: Kysely<Database>, incomes: readonly DueIncome[]) {
  const products = [...new Set(incomes.map(({ productId }) => productId))];
  const held = await db
    .selectFrom('accounts')
    .select(['name', 'balance'])
    .where(
      'name',
      'in',
      products.map((id) => revenueOf(id).name),
    )
    .where('currency', '=', 'USDT')
    .execute();
  const revenues = new Map(held.map(({ name, balance }) => [name, balance]));
  const claims = await db
    .selectFrom('product_claims')
    .select(['product_id', 'day', 'pool', 'claims'])
    .where('product_id', 'in', products)
    .where('day', '>=', utcDay(incomes[0]?.dueAt ?? 0))
    .execute();
  const claimsOn = new Map(claims.map((row) => [`${row.product_id} ${row.day}`, row]));
  let lines = 0;
  return incomes.map((income) => {
    const { name } = revenueOf(income.productId);
    const revenue = revenues.get(name) ?? 0n;
    const today = claimsOn.get(`${income.productId} ${utcDay(income.dueAt)}`);
    const share = today ? proRata(income.stated, today.pool, today.claims) : income.stated;
    const amount = share <= revenue ? share : wholeHundredths(revenue);
    revenues.set(name, revenue - amount);
    if (amount > 0n) lines += 1;
    return { ...income, amount, line: amount > 0n ? lines : null };
  });
}
