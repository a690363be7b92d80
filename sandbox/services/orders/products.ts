/** Products with their fact sheets: every figure is counted from orders, incomes and the book (rules P2, P3, P6). */
import { sql } from 'kysely';
import { codes } from '#contract/codes.ts';
import type { assets } from '#contract/assets.ts';
import type { Answers } from '#contract/endpoint.ts';
import { toDecimal } from '#domain/money.ts';
import { sayStored } from '#sandbox/content/say.ts';
import { batchesOf } from '#sandbox/batches.ts';
import type { Context } from '#sandbox/context.ts';
import type { ProductsTable } from '#sandbox/db/tables-book.ts';
import type { Handler } from '#sandbox/handler.ts';
import { freshSeal } from '#sandbox/log/fresh-seal.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { Selectable } from 'kysely';
import { addDays, incomeDueAt, utcDay } from '#sandbox/calendar.ts';

export type ProductRow = Selectable<ProductsTable>;
type ProductItem = Answers<typeof assets.products>[number];

/** Not published: its figures are not shown (product 6.2). */
const starred = 7;
const daysShown = 30;
/** Of a product that is newer than the last seal. */
const nothingYet = { escrow: toDecimal(0n), revenue: toDecimal(0n) };

interface Counted {
  held: number;
  fullDays: number;
  countedDays: number;
}

const toItem = (row: ProductRow, { held, fullDays, countedDays }: Counted): ProductItem & Omit<Counted, 'held'> => ({
  productId: row.id,
  productImg: row.image,
  productName: row.name,
  status: row.status,
  startTime: row.starts_at,
  endTime: row.ends_at,
  dayReturnAmount: row.status === starred ? null : toDecimal(row.day_return),
  validDays: row.status === starred ? null : row.valid_days,
  price: row.status === starred ? null : toDecimal(row.price),
  sold: row.sold,
  stock: row.stock,
  daotimes: held,
  fullDays,
  countedDays,
});

async function heldBy({ db }: Context, memberId: string, productId: string): Promise<number> {
  const { held } = await db
    .selectFrom('orders')
    .select(sql<bigint>`count(*)`.as('held'))
    .where('member_id', '=', memberId)
    .where('status', '=', 'valid')
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return Number(held);
}

interface Listed extends ProductRow {
  full_days: bigint | null;
  counted_days: bigint | null;
  /** How many of it each of those who ask holds, by member; null where nobody does. */
  held: Readonly<Record<string, number>> | null;
}

interface Asked {
  memberId: string;
  /** Start of the UTC day, ms. */
  today: number;
}

/** The list is the same for all who ask, but for what they hold. */
async function listFor(db: Context['db'], asked: readonly Asked[]): Promise<readonly Listed[]> {
  const members = [...new Set(asked.map(({ memberId }) => memberId))];
  const today = Math.max(...asked.map((one) => one.today));
  const { rows } = await sql<Listed>`select products.*, days.full_days, days.counted_days, own.held
    from products left join (
      select product_id, json_object_agg(member_id, pieces) as held from (
        select product_id, member_id, count(*) as pieces from orders
        where member_id = any(${members}) and status = 'valid' group by product_id, member_id
      ) as counted group by product_id
    ) as own on own.product_id = products.id
    left join (
      select product_id, count(*) filter (where paid = stated) as full_days, count(*) as counted_days from income_days
      where day < ${today} group by product_id
    ) as days on days.product_id = products.id order by position`.execute(db);
  return rows;
}

/** Those who open it while it is read for others read it together. */
const listInBatches = batchesOf(listFor);

export const products: Handler<typeof assets.products> = async ({ db, clock }, { caller }) => {
  const rows = await listInBatches(db, { memberId: caller.id, today: utcDay(clock.now()) });
  return {
    data: rows.map((row) =>
      toItem(row, {
        held: row.held?.[caller.id] ?? 0,
        fullDays: Number(row.full_days ?? 0),
        countedDays: Number(row.counted_days ?? 0),
      }),
    ),
  };
};

export const productUnknown = (): Refusal => new Refusal(codes.notFound, 'There is no such product');

/** @throws Refusal notFound */
export async function findProduct(db: Context['db'], productId: string): Promise<ProductRow> {
  const row = await db.selectFrom('products').selectAll().where('id', '=', productId).executeTakeFirst();
  if (!row) throw productUnknown();
  return row;
}

/** What fell due on each closed UTC day of a product: stated and paid, oldest first. */
const paidByDay = ({ db, clock }: Context, productId: string) =>
  db
    .selectFrom('income_days')
    .select(['day', 'stated', 'paid'])
    .where('product_id', '=', productId)
    .where('day', '<', utcDay(clock.now()))
    .orderBy('day')
    .execute();

export const product: Handler<typeof assets.product> = async (context, { caller, input }) => {
  const { db } = context;
  const now = context.clock.now();
  const { productId } = input;
  const [row, held, paid, earned, { figures }] = await Promise.all([
    findProduct(db, productId),
    heldBy(context, caller.id, productId),
    paidByDay(context, productId),
    db
      .selectFrom('product_earnings')
      .select(['day', 'earned', 'fee', 'stated'])
      .where('product_id', '=', productId)
      .orderBy('day', 'desc')
      .limit(daysShown)
      .execute(),
    freshSeal(context),
  ]);
  const isStarred = row.status === starred;
  const paidOn = new Map(paid.map((one) => [one.day, one]));
  const { escrow, revenue } = figures.products.find((one) => one.productId === productId) ?? nothingYet;
  return {
    data: {
      ...toItem(row, {
        held,
        fullDays: paid.filter((one) => one.paid === one.stated).length,
        countedDays: paid.length,
      }),
      description: sayStored(row.description, caller.language),
      agreementVersion: row.agreement_version,
      firstTime: isStarred ? null : incomeDueAt(now, 1, caller.region),
      returnTime: isStarred ? null : addDays(now, row.valid_days, caller.region),
      earnings: earned.toReversed().map((one) => ({
        day: one.day,
        earned: toDecimal(one.earned),
        paid: toDecimal(paidOn.get(one.day)?.paid ?? 0n),
        stated: toDecimal(paidOn.get(one.day)?.stated ?? 0n),
        // What one order's share was, after the fee.
        perOrder: one.stated ? toDecimal(((one.earned - one.fee) * row.day_return) / one.stated) : null,
      })),
      escrow,
      revenue,
    },
  };
};
