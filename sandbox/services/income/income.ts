/** Daily incomes: what waits, what is on its way, what arrived (product 7.2). */
import { sql } from 'kysely';
import { codes } from '#contract/codes.ts';
import type { income } from '#contract/income.ts';
import type { Answers } from '#contract/endpoint.ts';
import { toDecimal } from '#domain/money.ts';
import { incomeArrival } from '#domain/limits.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import type { Handler } from '#sandbox/handler.ts';
import { postEntry } from '#sandbox/ledger/post.ts';
import { incomeTaken } from '#sandbox/ledger/rules.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { incomeArrivesAt } from '#sandbox/calendar.ts';
import { withIntent } from '#sandbox/services/intents/intents.ts';

type IncomeItem = Answers<typeof income.incomes>['list'][number];

export const incomes: Handler<typeof income.incomes> = async ({ db }, { caller, input }) => {
  let rows = db
    .selectFrom('incomes')
    .innerJoin('products', 'products.id', 'incomes.product_id')
    .where('incomes.member_id', '=', caller.id);
  if (input.orderId) rows = rows.where('incomes.order_id', '=', input.orderId);
  if (input.status === 'notReceived') rows = rows.where('incomes.status', '=', 'notReceived');
  // A day that paid nothing left nothing to collect.
  if (input.status === 'taken') {
    rows = rows.where('incomes.status', '<>', 'notReceived').where('incomes.amount', '>', 0n);
  }
  const { total } = await rows.select(sql<bigint>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const list = await rows
    .selectAll('incomes')
    .select('products.name')
    .orderBy('incomes.due_at', 'desc')
    .orderBy('incomes.day_index', 'desc')
    .orderBy('incomes.id')
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize)
    .execute();
  return {
    data: {
      total: Number(total),
      list: list.map((row): IncomeItem => ({
        incomeId: row.id,
        orderId: row.order_id,
        productId: row.product_id,
        productName: row.name,
        dayIndex: row.day_index,
        time: row.due_at,
        stated: toDecimal(row.stated),
        amount: toDecimal(row.amount),
        shortfall: toDecimal(row.stated - row.amount),
        status: row.status,
        arriveTime: row.arrives_at,
      })),
    },
  };
};

export const takeIncome: Handler<typeof income.takeIncome> = async (context, call) =>
  withIntent(context, 'takeIncome', call, async (transaction) => {
    const { caller } = call;
    const { trx, at } = transaction;
    const waiting = await trx
      .selectFrom('incomes')
      .select(['id', 'order_id', 'product_id', 'amount'])
      .where('member_id', '=', caller.id)
      .where('status', '=', 'notReceived')
      .orderBy('due_at')
      .orderBy('id')
      .execute();
    if (waiting.length === 0) {
      throw new Refusal(codes.nothingToReceive, 'No income to collect today');
    }
    const postings = waiting.flatMap((row) =>
      incomeTaken({ id: row.order_id, memberId: caller.id, productId: row.product_id }, row.amount),
    );
    const entryId = await postEntry(transaction, {
      kind: 'incomeTaken',
      intentId: call.intentId,
      memberId: caller.id,
      postings,
    });
    const arrivesAt = incomeArrivesAt(at, caller.region);
    const lines = waiting.map(({ id }, index) => ({ id, line: index + 1 }));
    await sql`update incomes
      set status = 'processing', arrives_at = ${arrivesAt}, taken_entry = ${entryId}, taken_line = rows.line
      from ${rowsOf(lines, 'rows (id text, line int)')}
      where incomes.id = rows.id`.execute(trx);
    const total = waiting.reduce((sum, { amount }) => sum + amount, 0n);
    const isSoon = arrivesAt === at + incomeArrival;
    return {
      msg: isSoon
        ? 'Receive is successful. It is expected to arrive in 30 minutes'
        : "Receive is successful. It is expected to arrive with Monday's settlement",
      data: { amount: toDecimal(total), count: waiting.length, arriveTime: arrivesAt },
    };
  });
