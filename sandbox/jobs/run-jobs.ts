/**
 * Everything that happens by itself, brought up to the sandbox's clock: one UTC day at a time, in slices of which each is a
 * transaction, so that nobody waits for a whole day. What was done is in the tables (a closed day, an order's next day, an
 * income's status): running it twice, from two processes, or after a crash changes nothing.
 */
import { sql } from 'kysely';
import { day } from '#domain/limits.ts';
import { utcDay } from '#sandbox/calendar.ts';
import type { Context } from '#sandbox/context.ts';
import { withBook, type BookTransaction } from '#sandbox/ledger/transaction.ts';
import { publishDue } from '#sandbox/services/community/post-publishing.ts';
import { arrivals } from './arrivals.ts';
import { closeDay } from './close-day.ts';
import { couponExpiries } from './coupon-expiries.ts';
import { creditDueIncomes } from './due-incomes.ts';
import type { EventQuery, FoundEvents } from './event.ts';
import { expiries } from './expiries.ts';
import { recharges } from './recharges.ts';
import { referrals } from './referrals.ts';
import { withdrawals } from './withdrawals.ts';

const preSale = 5;
const onSale = 1;
/** Events of each kind in one transaction. */
const most = 100;

/** All that is due by now. */
export async function runJobs(context: Context): Promise<void> {
  while (await runSlice(context));
}

/** When the next job is due, ms; the beginning of time while no day was ever closed. */
export async function nextDueAt({ db }: Pick<Context, 'db'>): Promise<number> {
  const { rows } = await sql<{ next: number }>`select least(
    (select min(next_due_at) from orders where next_due_at is not null),
    (select min(due_at) from first_days),
    (select min(expires_at) from orders where status = 'valid'),
    (select min(arrives_at) from incomes where status = 'processing'),
    (select min(processing_at) from withdrawals where status = 'pending'),
    (select min(ends_at) from withdrawals where ended_at is null),
    (select min(next_due_at) from recharges where next_due_at is not null),
    (select min(publish_at) from posts where published_at is null),
    (select min(expires_at) from coupons where exists (
      select from member_coupons where coupon_id = coupons.id and order_id is null and not is_expiry_told)),
    (select min(starts_at) from products where status = ${preSale}),
    (select coalesce(max(day) + ${2 * day}::double precision, 0) from closed_days)
  ) as next`.execute(db);
  return rows[0]?.next ?? 0;
}

interface OpenDay {
  /** Start of the UTC day, ms; null while no day was ever closed. */
  startsAt: number | null;
  isOver: boolean;
  /** Up to where things may happen now, exclusive: what falls on midnight belongs to the day that begins. */
  before: number;
}

async function openDay({ db }: Pick<Context, 'db'>, now: number): Promise<OpenDay> {
  const last = await db
    .selectFrom('closed_days')
    .select(sql<number | null>`max(day)`.as('day'))
    .executeTakeFirstOrThrow();
  if (last.day === null) return { startsAt: null, isOver: true, before: 0 };
  const startsAt = last.day + day;
  const isOver = startsAt + day <= now;
  return { startsAt, isOver, before: isOver ? startsAt + day : now + 1 };
}

/** One transaction of what is due. Incomes go first: nothing else of their day depends on them. @returns whether there was any */
export async function runSlice(context: Context): Promise<boolean> {
  const now = context.clock.now();
  if ((await nextDueAt(context)) > now) return false;
  const { startsAt, isOver, before } = await openDay(context, now);
  // The first day of all: whatever came before is closed.
  if (startsAt === null) await closeDay(context, utcDay(now) - day, now);
  else if ((await creditDueIncomes(context, { before })) > 0) return true;
  else if (await withBook(context, (transaction) => runEvents(transaction, { before, most }))) return true;
  else if (isOver) await closeDay(context, startsAt, startsAt + day);
  return true;
}

/** What is due to one member, so that their money does not wait for everybody's. */
export async function settleMember(context: Context, memberId: string): Promise<void> {
  const { startsAt, before } = await openDay(context, context.clock.now());
  if (startsAt === null) return;
  while ((await creditDueIncomes(context, { before, memberId })) > 0);
  while (await withBook(context, (transaction) => runEvents(transaction, { before, most, memberId })));
}

/** In the order of time. @returns whether there were any */
async function runEvents(transaction: BookTransaction, query: EventQuery): Promise<boolean> {
  const { trx } = transaction;
  const isEverybody = query.memberId === undefined;
  if (isEverybody) {
    await trx
      .updateTable('products')
      .set({ status: onSale })
      .where('status', '=', preSale)
      .where('starts_at', '<', query.before)
      .execute();
    await publishDue(trx, query.before);
  }
  const found: FoundEvents[] = [];
  for (const kind of [
    ...(isEverybody ? [referrals, couponExpiries] : []),
    arrivals,
    expiries,
    recharges,
    withdrawals,
  ]) {
    found.push(await kind(transaction, query));
  }
  const known = Math.min(...found.map((one) => one.known));
  const events = found.flatMap((one) => one.events).filter(({ at }) => at <= known);
  events.sort((a, b) => a.at - b.at);
  for (const event of events) await event.run({ trx, at: event.at });
  return events.length > 0;
}
