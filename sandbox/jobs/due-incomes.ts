/**
 * Income falls due: once for each order and day, from its product's revenue and nowhere else (rule P3). What the day's
 * pool can't cover is shared pro rata, rounded down; the rest is the row's shortfall (product 7.4).
 */
import { sql } from 'kysely';
import { rowsOf } from '#sandbox/db/rows.ts';
import { revenueOf } from '#sandbox/ledger/accounts.ts';
import { balanceOf, postEntry } from '#sandbox/ledger/post.ts';
import { incomeDue, proRata, wholeHundredths } from '#sandbox/ledger/rules.ts';
import type { BookTransaction } from '#sandbox/ledger/transaction.ts';
import { toRegion, utcDay } from '#sandbox/calendar.ts';
import type { JobEvent } from './event.ts';
import { duesBefore, type Due } from './income-schedule.ts';

interface DueIncome extends Due {
  orderId: string;
  memberId: string;
  productId: string;
  stated: bigint;
}

/** Orders whose next income falls due before an instant, with their schedule. */
export const ordersDueBefore = ({ trx }: Pick<BookTransaction, 'trx'>, before: number) =>
  trx
    .selectFrom('orders')
    .innerJoin('members', 'members.id', 'orders.member_id')
    .select([
      'orders.id',
      'orders.member_id',
      'orders.product_id',
      'orders.day_return',
      'orders.bought_at',
      'orders.valid_days',
      'orders.next_day',
      'orders.next_due_at',
      'members.region',
    ])
    .where('orders.next_due_at', '<', before)
    .orderBy('orders.next_due_at')
    .orderBy('orders.id')
    .execute();

export const scheduleOf = (row: Awaited<ReturnType<typeof ordersDueBefore>>[number]) => ({
  boughtAt: row.bought_at,
  validDays: row.valid_days,
  region: toRegion(row.region),
  nextDay: row.next_day,
  nextDueAt: row.next_due_at,
});

/** One event for each product that owes income before the instant, at the time of its last one. */
export async function dueIncomes(transaction: BookTransaction, before: number): Promise<JobEvent[]> {
  const rows = await ordersDueBefore(transaction, before);
  if (rows.length === 0) return [];
  const incomes: DueIncome[] = [];
  const next: { id: string; nextDay: number; nextDueAt: number | null }[] = [];
  for (const row of rows) {
    const { dues, nextDay, nextDueAt } = duesBefore(scheduleOf(row), before);
    next.push({ id: row.id, nextDay, nextDueAt });
    for (const due of dues) {
      incomes.push({
        ...due,
        orderId: row.id,
        memberId: row.member_id,
        productId: row.product_id,
        stated: row.day_return,
      });
    }
  }
  await sql`update orders set next_day = rows."nextDay", next_due_at = rows."nextDueAt"
    from ${rowsOf(next, 'rows (id text, "nextDay" int, "nextDueAt" double precision)')}
    where orders.id = rows.id`.execute(transaction.trx);
  incomes.sort((a, b) => a.dueAt - b.dueAt || (a.orderId < b.orderId ? -1 : 1));
  return [...Map.groupBy(incomes, ({ productId }) => productId)].map(([productId, ofProduct]) => ({
    at: ofProduct.at(-1)?.dueAt ?? before,
    run: (inOrder) => credit(inOrder, productId, ofProduct),
  }));
}

async function credit(transaction: BookTransaction, productId: string, incomes: readonly DueIncome[]): Promise<void> {
  const { trx } = transaction;
  let revenue = await balanceOf(transaction, revenueOf(productId));
  const claims = await trx
    .selectFrom('product_claims')
    .select(['day', 'pool', 'claims'])
    .where('product_id', '=', productId)
    .where('day', '>=', utcDay(incomes[0]?.dueAt ?? 0))
    .execute();
  const claimsOn = new Map(claims.map((row) => [row.day, row]));
  const credited = incomes.map((income) => {
    const today = claimsOn.get(utcDay(income.dueAt));
    const share = today ? proRata(income.stated, today.pool, today.claims) : income.stated;
    const amount = share <= revenue ? share : wholeHundredths(revenue);
    revenue -= amount;
    return { ...income, amount };
  });
  const paid = credited.filter(({ amount }) => amount > 0n);
  const postings = paid.flatMap(({ orderId, memberId, amount }) =>
    incomeDue({ id: orderId, memberId, productId }, amount),
  );
  const entryId = postings.length > 0 ? await postEntry(transaction, { kind: 'incomeDue', postings }) : null;
  const lineOf = new Map(paid.map((income, index) => [income, index + 1]));
  const rows = credited.map((income) => {
    const line = lineOf.get(income) ?? null;
    return {
      ...income,
      id: `income-${income.orderId}-${income.dayIndex}`,
      line,
      entry: line === null ? null : entryId,
    };
  });
  await sql`insert into incomes (id, order_id, member_id, product_id, day_index, due_at, stated, amount, status,
      due_entry, due_line)
    select id, "orderId", "memberId", "productId", "dayIndex", "dueAt", stated, amount,
      case when amount > 0 then 'notReceived' else 'received' end, entry, line
    from ${rowsOf(
      rows,
      `rows (id text, "orderId" text, "memberId" text, "productId" text, "dayIndex" int, "dueAt" double precision,
        stated bigint, amount bigint, entry bigint, line int)`,
    )}`.execute(trx);
}
