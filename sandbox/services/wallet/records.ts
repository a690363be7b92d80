/**
 * Capital records: what moved the member's wallet, and daily incomes from the day they fell due (product 11.4). Each
 * opens to the account that paid, the rule and the postings (rule P6).
 */
import { sql, type RawBuilder } from 'kysely';
import { codes } from '#contract/codes.ts';
import type { Answers } from '#contract/endpoint.ts';
import type { records as endpoints } from '#contract/records.ts';
import type { Currency } from '#domain/money.ts';
import { toDecimal } from '#domain/money.ts';
import type { RecordStatus, RecordType } from '#domain/wallet.ts';
import { reasons } from '#sandbox/content/reasons.ts';
import { sayStored } from '#sandbox/content/say.ts';
import type { Context } from '#sandbox/context.ts';
import type { Handlers } from '#sandbox/handler.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { incomeWayOf } from './income-way.ts';
import { conditionOf } from './record-filter.ts';

type RecordItem = Answers<typeof endpoints.records>['list'][number];
type Detail = Answers<typeof endpoints.record>;

interface Listed {
  id: string;
  type: RecordType;
  currency: Currency;
  amount: bigint;
  status: RecordStatus;
  at: number;
  about: string;
  image: string;
}

interface Row extends Listed {
  rule: string;
  source: string;
  source_name: string;
  reason: string;
  order_id: string | null;
}

/**
 * An income is one record for its order and day, a purchase is one of its order: they are not written twice. What they are about
 * is their machine's name.
 */
const recordsOf = (memberId: string) => sql`(
  select told.id, type, currency, amount, told.status, is_settled, at, coalesce(about, products.name) as about, rule, source,
    coalesce(source_name, products.name) as source_name, reason, order_id, coalesce(products.image, '') as image
  from (
    select id, type, currency, amount, status, is_settled, at, about, rule, source, source_name, reason, order_id,
      (select product_id from orders where orders.id = records.order_id) as product_id
    from records where member_id = ${memberId}
    union all
    select id, type, currency, amount, status, is_settled, at, null, rule, source, source_name, reason, order_id, product_id
    from purchase_records where member_id = ${memberId}
    union all
    select id, 'dailyIncome', 'USDT', amount, case when amount = 0 then 'notCredited' else status end, status = 'received',
      due_at, null, 'incomeDue', 'product:' || product_id || ':revenue', null,
      case when amount < stated then ${reasons.shortDay.message} else '' end, order_id, product_id
    from incomes where member_id = ${memberId}
  ) as told left join products on products.id = told.product_id
) as all_records`;

/** Names of members, payees and machines stay as they are. */
const aboutIn = ({ type, about }: Listed, language: string): string =>
  type === 'bonus' || type === 'recharge' ? sayStored(about, language) : about;

const toItem = (row: Listed, language: string): RecordItem => ({
  recordId: row.id,
  type: row.type,
  amount: toDecimal(row.amount),
  currency: row.currency,
  status: row.status,
  time: row.at,
  description: aboutIn(row, language),
  image: row.image,
});

/** A record is named after its type and what it tells of, for example `withdrawalFailed-<id>`. */
const idBehind = ({ id, type }: Row, ...types: RecordType[]): string | null =>
  types.includes(type) ? id.slice(type.length + 1) : null;

/** The postings behind a record: its own, what an order was paid by, or due, taken and arrived of an income. */
async function postingsOf(db: Context['db'], { id: recordId, type, order_id }: Row): Promise<Detail['postings']> {
  const bought = type === 'buyMachine' ? `order:${order_id}:escrow` : '';
  const { rows } = await sql<{
    from_account: string;
    to_account: string;
    amount: bigint;
    currency: Currency;
    rule: string;
    entry_id: bigint;
    at: number;
  }>`select postings.from_account, postings.to_account, postings.amount, postings.currency, postings.rule,
      postings.entry_id, entries.at
    from (
      select entry_id, line from record_postings where record_id = ${recordId}
      union all
      select entry_id, line from postings where to_account = ${bought} and rule in ('purchase', 'coupon')
      union all
      select story.entry_id, story.line from incomes cross join lateral (values
        (due_entry, due_line), (taken_entry, taken_line), (arrived_entry, arrived_line)
      ) as story (entry_id, line) where incomes.id = ${recordId} and story.entry_id is not null
    ) as lines
    join postings on postings.entry_id = lines.entry_id and postings.line = lines.line
    join entries on entries.id = postings.entry_id
    order by postings.entry_id, postings.line`.execute(db);
  return rows.map((row) => ({
    from: row.from_account,
    to: row.to_account,
    amount: toDecimal(row.amount),
    currency: row.currency,
    rule: row.rule,
    entryId: String(row.entry_id),
    at: row.at,
  }));
}

/** Beyond the last page no row says how many there are. */
async function countOf(db: Context['db'], memberId: string, wanted: RawBuilder<boolean>): Promise<bigint> {
  const { rows } = await sql<{
    total: bigint;
  }>`select count(*) as total from ${recordsOf(memberId)} where ${wanted}`.execute(db);
  return rows[0]?.total ?? 0n;
}

export const recordHandlers: Handlers<typeof endpoints> = {
  async records({ db }, { caller, input }) {
    const { pageNum, pageSize } = input;
    const wanted = conditionOf(input, caller);
    const { rows } = await sql<Listed & { total: bigint }>`select id, type, currency, amount, status, at, about, image,
        count(*) over () as total
      from ${recordsOf(caller.id)} where ${wanted}
      order by at desc, id limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
    const total = rows[0]?.total ?? (pageNum === 1 ? 0n : await countOf(db, caller.id, wanted));
    return { data: { total: Number(total), list: rows.map((row) => toItem(row, caller.language)) } };
  },

  async recordTotals({ db }, { caller, input }) {
    const { rows } = await sql<{ currency: Currency; gained: bigint; lost: bigint }>`select currency,
        sum(greatest(amount, 0))::bigint as gained, sum(greatest(-amount, 0))::bigint as lost
      from ${recordsOf(caller.id)} where is_settled and ${conditionOf(input, caller)}
      group by currency order by currency desc`.execute(db);
    return {
      data: rows.map(({ currency, gained, lost }) => ({ currency, in: toDecimal(gained), out: toDecimal(lost) })),
    };
  },

  async record(context, { caller, input }) {
    const { db } = context;
    const { rows } = await sql<Row>`select * from ${recordsOf(caller.id)} where id = ${input.recordId}`.execute(db);
    const [row] = rows;
    if (!row) throw new Refusal(codes.notFound, 'There is no such record');
    return {
      data: {
        ...toItem(row, caller.language),
        source: row.source,
        sourceName: row.source_name,
        rule: row.rule,
        reason: sayStored(row.reason, caller.language),
        orderId: row.order_id,
        rechargeId: idBehind(row, 'recharge'),
        withdrawalId: idBehind(row, 'withdrawal', 'withdrawalFailed', 'withdrawalCancelled'),
        income: await incomeWayOf(context, caller.id, row.id),
        postings: await postingsOf(db, row),
      },
    };
  },
};
