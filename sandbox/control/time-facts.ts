/** What follows the clock for the demo member: income, the window, what ends next. Read for the panel and its script. */
import { sql } from 'kysely';
import { formatAmount } from '#domain/money.ts';
import { formatClock, zoneOf, type Region } from '#domain/time.ts';
import { demoMember } from '#sandbox/seed/people.ts';
import { withdrawalWindowAt } from '#sandbox/calendar.ts';
import { isOpen } from '#sandbox/services/recharge/sandbox-payer.ts';
import { demoRegion } from './demo-member.ts';
import type { MovableContext } from './reset.ts';

export interface FactLine {
  id: string;
  label: string;
  value: string;
  /** ms since the epoch; null: nothing to count down to. */
  until: number | null;
}

export interface TimeFacts {
  /** ms since the epoch. */
  now: number;
  isPaused: boolean;
  region: Region;
  zone: string;
  /** hh:mm, the date, and hh:mm in UTC, for people. */
  time: string;
  date: string;
  utc: string;
  follows: readonly FactLine[];
  /** The book's last entry: another one, and the book is worth verifying again. */
  entries: number;
  /** Another one, and something waits on the panel that it doesn't show yet. */
  waiting: string;
}

type Db = MovableContext['db'];
type When = (instant: number) => string;

const usdt = (amount: bigint): string => `${formatAmount(amount)} USDT`;
const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

async function incomeLines(db: Db, when: When): Promise<FactLine[]> {
  const rows = await db
    .selectFrom('incomes')
    .select([
      'status',
      sql<bigint>`sum(amount)::bigint`.as('amount'),
      sql<bigint>`sum(stated - amount)::bigint`.as('short'),
      sql<bigint>`count(*)`.as('count'),
      sql<number | null>`min(arrives_at)`.as('arrivesAt'),
    ])
    .where('member_id', '=', demoMember.id)
    .groupBy('status')
    .execute();
  const of = (status: string) => rows.find((row) => row.status === status);
  const sum = (status: string): string =>
    `${usdt(of(status)?.amount ?? 0n)} (${counted(Number(of(status)?.count ?? 0), 'income')})`;
  const short = rows.reduce((total, row) => total + row.short, 0n);
  const next = await db
    .selectFrom('orders')
    .select(['next_due_at', sql<bigint>`sum(day_return)::bigint`.as('stated'), sql<bigint>`count(*)`.as('count')])
    .where('member_id', '=', demoMember.id)
    .where('next_due_at', 'is not', null)
    .groupBy('next_due_at')
    .orderBy('next_due_at')
    .executeTakeFirst();
  const dueAt = next?.next_due_at ?? null;
  return [
    { id: 'due', label: 'Income that waits to be taken', value: sum('notReceived'), until: null },
    {
      id: 'arriving',
      label: 'On its way',
      value: sum('processing'),
      until: of('processing')?.arrivesAt ?? null,
    },
    { id: 'received', label: 'Received', value: sum('received'), until: null },
    { id: 'short', label: 'Short of what was stated', value: usdt(short), until: null },
    {
      id: 'nextIncome',
      label: 'Next income',
      value: next && dueAt !== null ? `${when(dueAt)}: ${usdt(next.stated)} stated` : 'none is to come',
      until: dueAt,
    },
  ];
}

function windowLine(now: number, zone: string, when: When): FactLine {
  const { isOpen: open, opensAt, closesAt } = withdrawalWindowAt(now, zone);
  return {
    id: 'window',
    label: 'Withdrawal window',
    value: open ? `open until ${when(closesAt)}` : `opens ${when(opensAt)}`,
    until: open ? closesAt : opensAt,
  };
}

interface Ends {
  count: bigint;
  endsAt: number | null;
}

const endLine = (id: string, label: string, thing: string, { count, endsAt }: Ends, when: When): FactLine => ({
  id,
  label,
  value: endsAt === null ? 'none' : `${counted(Number(count), thing)}, until ${when(endsAt)}`,
  until: endsAt,
});

async function endLines(db: Db, now: number, when: When): Promise<FactLine[]> {
  const recharges = await db
    .selectFrom('recharges')
    .select([sql<bigint>`count(*)`.as('count'), sql<number | null>`min(expires_at)`.as('endsAt')])
    .where('member_id', '=', demoMember.id)
    .where(isOpen(now))
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  const quotes = await db
    .selectFrom('withdrawal_quotes')
    .select([sql<bigint>`count(*)`.as('count'), sql<number | null>`min(expires_at)`.as('endsAt')])
    .where('member_id', '=', demoMember.id)
    .where('expires_at', '>', now)
    .where(sql<boolean>`not exists (select from withdrawals where quote_id = withdrawal_quotes.id)`)
    .executeTakeFirstOrThrow();
  const order = await db
    .selectFrom('orders')
    .innerJoin('products', 'products.id', 'orders.product_id')
    .select(['products.name', 'orders.expires_at'])
    .where('orders.member_id', '=', demoMember.id)
    .where('orders.status', '=', 'valid')
    .orderBy('orders.expires_at')
    .executeTakeFirst();
  return [
    endLine('recharges', 'Open recharges', 'recharge', recharges, when),
    endLine('quotes', 'Withdrawal terms looked at', 'quote', quotes, when),
    {
      id: 'expiry',
      label: 'Next order to expire',
      value: order ? `${order.name}, ${when(order.expires_at)}` : 'none is valid',
      until: order?.expires_at ?? null,
    },
  ];
}

/**
 * Codes, changed contacts, faults, reports, open recharges, posts that wait, feedback and screenshots: how many, and the newest. Of
 * a clock that stands still times say nothing.
 */
async function readWaiting(db: Db, now: number): Promise<string> {
  const { rows } = await sql<{ waiting: string }>`select concat_ws('/',
    (select concat_ws(' ', count(*), max(sent_at)) from verification_codes where not is_decoy),
    (select concat_ws(' ', count(*), max(changed_at)) from contact_changes where changed_at is not null),
    -- Something is to come of each that is open: those are few, and have an index.
    (select concat_ws(' ', count(*), max(created_at)) from recharges where next_due_at is not null and ${isOpen(now)}),
    (select sum(times) from faults),
    (select concat_ws(' ', count(*), max(at)) from reports where decision is null),
    (select count(*) from posts where published_at is null),
    (select max(sent_at) from feedback),
    (select count(*) from group_joins)) as waiting`.execute(db);
  return rows[0]?.waiting ?? '';
}

export async function readTimeFacts(context: MovableContext): Promise<TimeFacts> {
  const { db, clock } = context;
  const now = clock.now();
  const region = await demoRegion(context);
  const zone = zoneOf(region);
  const format = (options: Intl.DateTimeFormatOptions): When => {
    const inZone = new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options });
    return (instant) => inZone.format(instant);
  };
  const when = format({ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  const head = await db.selectFrom('book_head').select('entry_id').executeTakeFirstOrThrow();
  return {
    entries: Number(head.entry_id),
    waiting: await readWaiting(db, now),
    now,
    isPaused: clock.isPaused(),
    region,
    zone,
    time: formatClock(now, region),
    date: format({ dateStyle: 'full' })(now),
    utc: formatClock(now, 0),
    follows: [...(await incomeLines(db, when)), windowLine(now, zone, when), ...(await endLines(db, now, when))],
  };
}
