/** What a member's machines have paid and pay next, in one answer (product 7.6). */
import { sql } from 'kysely';
import { toDecimal } from '#domain/money.ts';
import type { today as described } from '#contract/today.ts';
import type { Context } from '#sandbox/context.ts';
import type { Handler } from '#sandbox/handler.ts';

interface MachineRow {
  product_id: string;
  name: string;
  image: string;
  running: bigint;
  day_return: bigint;
  due: bigint;
  due_count: bigint;
  stated: bigint;
}

/** A day that paid nothing has nothing to collect, and counts beside those since the first payment that waits. */
const machinesOf = (db: Context['db'], memberId: string) =>
  sql<MachineRow>`with waiting as (
      select min(due_at) as since from incomes where member_id = ${memberId} and status = 'notReceived'
    ), paid as (
      select product_id,
        sum(amount) filter (where status = 'notReceived') as due,
        count(*) filter (where status = 'notReceived') as due_count,
        sum(stated) as stated
      from incomes, waiting
      where member_id = ${memberId} and due_at >= waiting.since and (status = 'notReceived' or amount = 0)
      group by product_id
    ), held as (
      select product_id, count(*) as running, sum(day_return) as day_return
      from orders where member_id = ${memberId} and status = 'valid' group by product_id
    )
    select products.id as product_id, products.name, products.image,
      coalesce(held.running, 0)::bigint as running, coalesce(held.day_return, 0)::bigint as day_return,
      coalesce(paid.due, 0)::bigint as due, coalesce(paid.due_count, 0)::bigint as due_count,
      coalesce(paid.stated, 0)::bigint as stated
    from held full join paid using (product_id) join products on products.id = product_id
    order by coalesce(paid.due, 0) desc, coalesce(held.day_return, 0) desc, products.id`.execute(db);

const timesOf = (db: Context['db'], memberId: string) =>
  sql<{ since: number | null; next: number | null }>`select
      coalesce(
        (select max(due_at) from incomes where member_id = ${memberId}),
        (select min(bought_at) from orders where member_id = ${memberId} and status = 'valid')
      ) as since,
      (select min(next_due_at) from orders where member_id = ${memberId}) as next`.execute(db);

const trialOf = (db: Context['db'], memberId: string) =>
  db
    .selectFrom('orders')
    .innerJoin('products', 'products.id', 'orders.product_id')
    .select([
      'orders.id',
      'name',
      'image',
      'orders.day_return',
      'bought_at',
      'next_day',
      'orders.valid_days',
      'next_due_at',
    ])
    .where('member_id', '=', memberId)
    .where('is_trial', '=', true)
    .where('orders.status', '=', 'valid')
    .orderBy('bought_at')
    .executeTakeFirst();

const stepsOf = (db: Context['db'], memberId: string) =>
  sql<{ recharged: boolean; rented: boolean; collected: boolean }>`select
      exists (select from records where member_id = ${memberId} and type = 'recharge' and is_settled) as recharged,
      exists (select from orders where member_id = ${memberId} and not is_trial and status <> 'cancelled') as rented,
      exists (select from incomes where member_id = ${memberId} and status <> 'notReceived' and amount > 0)
        as collected`.execute(db);

export const today: Handler<typeof described.today> = async ({ db }, { caller }) => {
  const { rows } = await machinesOf(db, caller.id);
  const times = (await timesOf(db, caller.id)).rows[0];
  const trial = await trialOf(db, caller.id);
  const steps = (await stepsOf(db, caller.id)).rows[0];
  return {
    data: {
      machines: rows.map((row) => ({
        productId: row.product_id,
        productName: row.name,
        productImg: row.image,
        running: Number(row.running),
        dayReturnAmount: toDecimal(row.day_return),
        due: toDecimal(row.due),
        dueCount: Number(row.due_count),
        stated: toDecimal(row.stated),
      })),
      sinceTime: times?.since ?? null,
      nextTime: times?.next ?? null,
      trial: trial
        ? {
            orderId: trial.id,
            productName: trial.name,
            productImg: trial.image,
            dayReturnAmount: toDecimal(trial.day_return),
            getTime: trial.bought_at,
            day: trial.next_day,
            validDays: trial.valid_days,
            nextTime: trial.next_due_at,
          }
        : null,
      recharged: steps?.recharged ?? false,
      rented: steps?.rented ?? false,
      collected: steps?.collected ?? false,
    },
  };
};
