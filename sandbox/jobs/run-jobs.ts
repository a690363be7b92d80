/**
 * Everything that happens by itself, brought up to the sandbox's clock: in order of time, one UTC day at a time, each
 * step in one transaction under the book's lock. What was done is in the tables (a closed day, an order's next day, an
 * income's status), so that running it twice, from two processes, or after a crash changes nothing.
 */
import { sql } from 'kysely';
import { day } from '#domain/limits.ts';
import type { Context } from '#sandbox/context.ts';
import { withBook, type BookTransaction } from '#sandbox/ledger/transaction.ts';
import { publishDue } from '#sandbox/services/community/post-publishing.ts';
import { utcDay } from '#sandbox/calendar.ts';
import { arrivals } from './arrivals.ts';
import { closeDay } from './close-day.ts';
import { dueIncomes } from './due-incomes.ts';
import { expiries } from './expiries.ts';
import { recharges } from './recharges.ts';
import { referrals } from './referrals.ts';
import { withdrawals } from './withdrawals.ts';

const preSale = 5;
const onSale = 1;

/** Runs before every request: one cheap question when nothing is due. */
export async function runJobs(context: Context): Promise<void> {
  const now = context.clock.now();
  while ((await nextDueAt(context)) <= now) {
    await withBook(context, ({ trx }) => step({ trx, at: now }, now));
  }
}

/** When the next job is due, ms; the beginning of time while no day was ever closed. */
async function nextDueAt({ db }: Pick<Context, 'db'>): Promise<number> {
  const { rows } = await sql<{ next: number }>`select least(
    (select min(next_due_at) from orders where next_due_at is not null),
    (select min(expires_at) from orders where status = 'valid'),
    (select min(arrives_at) from incomes where status = 'processing'),
    (select min(processing_at) from withdrawals where status = 'pending'),
    (select min(ends_at) from withdrawals where ended_at is null),
    (select min(next_due_at) from recharges where next_due_at is not null),
    (select min(publish_at) from posts where published_at is null),
    (select min(starts_at) from products where status = ${preSale}),
    (select coalesce(max(day) + ${2 * day}::double precision, 0) from closed_days)
  ) as next`.execute(db);
  return rows[0]?.next ?? 0;
}

async function step(transaction: BookTransaction, now: number): Promise<void> {
  const { trx } = transaction;
  const last = await trx
    .selectFrom('closed_days')
    .select(sql<number | null>`max(day)`.as('day'))
    .executeTakeFirstOrThrow();
  if (last.day === null) {
    // The first day of all: whatever came before is closed.
    await closeDay({ trx, at: now }, utcDay(now) - day);
    return;
  }
  const openDay = last.day + day;
  const midnight = openDay + day;
  // What falls on midnight itself belongs to the day that begins.
  const isDayOver = midnight <= now;
  const before = isDayOver ? midnight : now + 1;
  await settle(transaction, before);
  if (isDayOver) await closeDay({ trx, at: midnight }, openDay);
}

async function settle(transaction: BookTransaction, before: number): Promise<void> {
  const { trx } = transaction;
  await trx
    .updateTable('products')
    .set({ status: onSale })
    .where('status', '=', preSale)
    .where('starts_at', '<', before)
    .execute();
  await publishDue(trx, before);
  const events = [
    // Before the incomes: it looks for orders whose first day is still to come.
    ...(await referrals(transaction, before)),
    ...(await dueIncomes(transaction, before)),
    ...(await arrivals(transaction, before)),
    ...(await expiries(transaction, before)),
    ...(await recharges(transaction, before)),
    ...(await withdrawals(transaction, before)),
  ];
  events.sort((a, b) => a.at - b.at);
  for (const event of events) await event.run({ trx, at: event.at });
}
