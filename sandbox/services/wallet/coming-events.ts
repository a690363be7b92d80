/** Single things that come to a member, each from the row that says so. */
import { sql } from 'kysely';
import type { Coming } from '#domain/coming.ts';
import { isoDay } from '#domain/time.ts';
import { incomeDueAt } from '#sandbox/calendar.ts';
import type { Caller, Context } from '#sandbox/context.ts';
import { duesBefore } from '#sandbox/jobs/income-schedule.ts';
import { cancelUntilOf, isOpen } from '#sandbox/services/orders/orders.ts';
import { aboutPayee } from '#sandbox/services/withdrawal/withdrawal-records.ts';

/** From `from` on, up to and not including `to`. */
interface Span {
  from: number;
  to: number;
}

const isWithin = ({ from, to }: Span, at: number): boolean => at >= from && at < to;

/** Those that run, or have income to come. */
export const openOrdersOf = ({ db }: Context, memberId: string) =>
  db
    .selectFrom('orders')
    .innerJoin('products', 'products.id', 'orders.product_id')
    .select([
      'orders.id',
      'orders.product_id',
      'products.name',
      'orders.price',
      'orders.promotion_part',
      'orders.day_return',
      'orders.bought_at',
      'orders.valid_days',
      'orders.expires_at',
      'orders.status',
      'orders.is_first',
      'orders.next_day',
      'orders.next_due_at',
    ])
    .where('orders.member_id', '=', memberId)
    .where(isOpen)
    .orderBy('orders.expires_at')
    .execute();

type OrderRow = Awaited<ReturnType<typeof openOrdersOf>>[number];

/** What is stated, by machine and day: what a day pays is known when it falls due, and no sooner. */
function incomesOf(orders: readonly OrderRow[], { region }: Caller, span: Span): Coming[] {
  const dues = orders.flatMap((order) =>
    duesBefore(
      {
        boughtAt: order.bought_at,
        validDays: order.valid_days,
        region,
        nextDay: order.next_day,
        nextDueAt: order.next_due_at,
      },
      span.to,
    )
      .dues.filter(({ dueAt }) => isWithin(span, dueAt))
      .map(({ dueAt }) => ({ order, dueAt })),
  );
  const byMachine = Map.groupBy(dues, ({ order, dueAt }) => `${order.product_id}-${isoDay(dueAt, region)}`);
  return [...byMachine].map(([id, same]) => ({
    id: `income-${id}`,
    kind: 'income',
    at: Math.min(...same.map(({ dueAt }) => dueAt)),
    until: null,
    money: { currency: 'USDT', amount: same.reduce((sum, { order }) => sum + order.day_return, 0n) },
    about: same[0]?.order.name ?? '',
    count: same.length,
  }));
}

function endsOf(orders: readonly OrderRow[], span: Span): Coming[] {
  const running = orders.filter(({ status }) => status === 'valid');
  return running.flatMap((order): Coming[] => {
    const back = order.price - order.promotion_part;
    const cancelUntil = cancelUntilOf(order);
    const common = { until: null, about: order.name, count: 1 };
    return [
      ...(back > 0n && isWithin(span, order.expires_at)
        ? [
            {
              ...common,
              id: `principal-${order.id}`,
              kind: 'principal' as const,
              at: order.expires_at,
              money: { currency: 'USDT' as const, amount: back },
            },
          ]
        : []),
      ...(cancelUntil !== null && isWithin(span, cancelUntil)
        ? [{ ...common, id: `cancelUntil-${order.id}`, kind: 'cancelUntil' as const, at: cancelUntil, money: null }]
        : []),
    ];
  });
}

async function arrivalsOf({ db }: Context, memberId: string, now: number): Promise<Coming[]> {
  const rows = await db
    .selectFrom('incomes')
    .select(({ fn }) => [
      sql<number>`arrives_at`.as('at'),
      fn.sum<string>('amount').as('amount'),
      fn.countAll<string>().as('count'),
    ])
    .where('member_id', '=', memberId)
    .where('status', '=', 'processing')
    .where('arrives_at', '>=', now)
    .groupBy('arrives_at')
    .execute();
  return rows.map(({ at, amount, count }) => ({
    id: `arrival-${at}`,
    kind: 'arrival',
    at,
    until: null,
    money: { currency: 'USDT', amount: BigInt(amount) },
    about: '',
    count: Number(count),
  }));
}

/** As its member was told: one that takes longer stands at today. */
async function withdrawalsOf({ db }: Context, memberId: string, now: number): Promise<Coming[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .select(['id', 'currency', 'amount', 'fee', 'payee', 'arrives_from', 'arrives_to'])
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute();
  return rows.map((row) => ({
    id: `withdrawal-${row.id}`,
    kind: 'withdrawal',
    at: Math.max(row.arrives_from, now),
    until: row.arrives_to,
    money: { currency: row.currency, amount: row.amount - row.fee },
    about: aboutPayee(row),
    count: 1,
  }));
}

/** Payments that came and are being confirmed. */
async function rechargesOf({ db }: Context, memberId: string, now: number): Promise<Coming[]> {
  const rows = await db
    .selectFrom('recharges')
    .innerJoin('payments', 'payments.recharge_id', 'recharges.id')
    .select(['payments.id', 'recharges.currency', 'payments.amount', 'payments.confirms_at'])
    .where('recharges.member_id', '=', memberId)
    .where('recharges.next_due_at', 'is not', null)
    .where('payments.credited_at', 'is', null)
    .where('payments.lands_at', '<=', now)
    .execute();
  return rows
    .filter(({ confirms_at }) => confirms_at >= now)
    .map(({ id, currency, amount, confirms_at }) => ({
      id: `recharge-${id}`,
      kind: 'recharge',
      at: confirms_at,
      until: null,
      money: { currency, amount },
      about: '',
      count: 1,
    }));
}

/** Payments on their way, from `now`, ms, on. */
export const onTheirWay = async (context: Context, memberId: string, now: number): Promise<Coming[]> => [
  ...(await arrivalsOf(context, memberId, now)),
  ...(await withdrawalsOf(context, memberId, now)),
  ...(await rechargesOf(context, memberId, now)),
];

/** What there is to come to a member. */
interface Known {
  orders: readonly OrderRow[];
  payments: readonly Coming[];
}

/** All of a span, in no order. */
export const comingOf = ({ orders, payments }: Known, caller: Caller, span: Span): Coming[] => [
  ...incomesOf(orders, caller, span),
  ...endsOf(orders, span),
  ...payments.filter(({ at }) => isWithin(span, at)),
];

/** The last moment at which something is known to come, ms; 0: nothing is. The last income may fall due after its order expired. */
export function lastOf({ orders, payments }: Known, { region }: Caller): number {
  const moments = orders.map(({ bought_at, valid_days, expires_at, next_due_at }) =>
    Math.max(expires_at, ...(next_due_at === null ? [] : [next_due_at, incomeDueAt(bought_at, valid_days, region)])),
  );
  return Math.max(0, ...moments, ...payments.map(({ at }) => at));
}
