/**
 * No call of a member reads a whole table that grows: the plans of all their statements. Reading everything is forbidden to
 * the planner, so that what it does so nevertheless has no index; how many rows there are doesn't matter then. What only reads
 * is run as well, where a table has many rows: a condition of an index may exclude none of them.
 */
import { sql, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { headers } from '#domain/headers.ts';
import { createApp } from '#sandbox/app.ts';
import type { Context } from '#sandbox/context.ts';
import { systemClock } from '#sandbox/control/sandbox-clock.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { codeOf } from '#sandbox/ledger/transaction.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { sealBook } from '#sandbox/log/seal.ts';
import { hashPassword } from '#sandbox/services/members/passwords.ts';
import { buildLargeWorld, largeProducts, largeToken } from '#tests/sandbox/large-world.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';

/**
 * Those whose rows come with members, orders and entries; the rest are the house's own, and short. Of days and of machines on a day
 * (closed_days, income_days, product_earnings, product_claims) there are some thousands a year.
 */
const growing = new Set(
  `accounts bank_accounts blocks bulletin_reads code_sends comments contact_changes daily_rewards entries exchanges feedback feedback_pictures first_days fund_password_attempts group_joins
  incomes intents known_devices log_tiles member_coupons members messages orders passkey_challenges passkeys payments payout_addresses post_likes
  posts postings push_outbox push_subscriptions recharges record_postings records redemptions referral_bonuses registration_credits removed_drafts reports seals sessions
  sign_in_attempts uploads
  verification_codes verified withdrawal_quotes withdrawals`.split(/\s+/),
);

const wallNow = systemClock.now();
let world: World;
const noted: RootOperationNode[] = [];

/** Notes what is asked. */
const noting: KyselyPlugin = {
  transformQuery({ node }) {
    noted.push(node);
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** Posts of others, newer than the demo's and as long as some are. */
async function addPosts(db: Context['db']): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // What is not in the log yet is not swept.
    await sql`set local synchronous_commit = on`.execute(trx);
    await sql`insert into posts (id, member_id, draft_id, digest, content, language, created_at, publish_at, published_at, sent_at)
      select 'load-p' || n, 'load-m' || (2 + n % 50), 'load-' || n, '',
        case when n % 12 = 0 then 'A' else 'One' end || repeat(' more', 200), 'en', at, at + n, at + n, 0
      from book_head, generate_series(1, 300) n`.execute(trx);
  });
  await sql`vacuum (analyze) posts`.execute(db);
}

beforeAll(async () => {
  world = await openWorld({ seeded: true });
  const passwordHash = await hashPassword(world.context.random, 'Dayrent2026');
  await buildLargeWorld(world.context.db, { members: 60, ordersEach: 3, passwordHash, wallNow });
  await addPosts(world.context.db);
  await runJobs(world.context);
  values['bookHash'] = (await sealBook(world.context)).hash;
});
afterAll(() => world.close());

const values: Record<string, string> = {
  productId: largeProducts[0] ?? '',
  orderId: 'load-o1',
  pageNum: '1',
  pageSize: '20',
  type: '1',
  find: 'a_%',
  least: '1',
  most: '20',
  who: 'hold',
  status: 'valid',
  days: '30',
  recordId: 'purchase-load-o1',
  rechargeId: 'load-r1',
  withdrawalId: 'none',
  quoteId: 'none',
  intentId: crypto.randomUUID(),
  price: '10.00',
  dayReturnAmount: '0.12',
  validDays: '30',
  agree: 'cooperation-3',
  method: 'usdt',
  amount: '20.00',
  currency: 'USDT',
  code: 'WELCOME5',
  country: 'IN',
  phone: '6000000001',
  account: '6000000001',
  password: 'Wrong2026',
  inviteCode: 'LOAD2',
  doc: 'wallet',
  postId: 'none',
  squareId: 'none',
  couponId: '',
  changeId: 'none',
  sessionId: 'none',
  passkeyId: 'none',
  passkeyName: 'Phone',
  credential: '{}',
  content: 'A text',
  commentId: 'none',
  kind: 'post',
  wordsId: 'post-001',
  about: 'words',
  reason: 'spam',
  blockId: 'none',
};

/** What an endpoint is asked with: a list with words to find, and without. */
function fieldsOf({ input }: Endpoint): URLSearchParams[] {
  const names = 'entries' in input ? Object.keys(input.entries as object) : [];
  const fields = new URLSearchParams(
    names.flatMap((name): [string, string][] => {
      const value = values[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  if (!fields.has('find')) return [fields];
  const all = new URLSearchParams(fields);
  all.delete('find');
  return [fields, all];
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  'TID Cond'?: string;
  'One-Time Filter'?: string;
  /** Of a run, by its loops. */
  'Actual Loops'?: number;
  'Actual Rows'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

/** Of the few seals whose proofs can be asked for, however many there are. */
const isOfFew = (plan: Plan): boolean => plan['Index Name'] === 'seals_kept';

/** The feed says how many posts there are, and each is counted: in an index, without a look at it. */
const isCount = (plan: Plan): boolean =>
  plan['Node Type'] === 'Index Only Scan' && plan['Index Name'] === 'posts_newest' && plan['Index Cond'] === undefined;

/** Growing tables that are read whole: nothing that the plan knows narrows them, and no limit ends it early. */
function readWhole(plan: Plan, isLimited = false): string[] {
  // What a filter of constants rules out is never run: purchases, where only withdrawals are looked for.
  if (plan['One-Time Filter'] === 'false' || isCount(plan) || isOfFew(plan)) return [];
  const { 'Node Type': kind, 'Relation Name': table = '' } = plan;
  const isNarrow = [plan['Index Cond'], plan['Recheck Cond'], plan['TID Cond']].some((known) => known !== undefined);
  const isWhole = kind.includes('Scan') && growing.has(table) && (kind === 'Seq Scan' || !(isNarrow || isLimited));
  const below = (plan.Plans ?? []).flatMap((one) => readWhole(one, isLimited || kind === 'Limit'));
  return isWhole ? [table, ...below] : below;
}

/** Rows of growing tables that a run has read. */
function readRows(plan: Plan, counted = new Map<string, number>()): Map<string, number> {
  const { 'Relation Name': table = '', 'Actual Loops': loops = 0 } = plan;
  const inLoop =
    (plan['Actual Rows'] ?? 0) + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  if (growing.has(table) && !isCount(plan)) counted.set(table, (counted.get(table) ?? 0) + loops * inLoop);
  for (const one of plan.Plans ?? []) readRows(one, counted);
  return counted;
}

/** Tables with enough rows that a part of them is told from all. */
async function manyRows(db: Context['db']): Promise<Map<string, number>> {
  const many = new Map<string, number>();
  for (const table of growing) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count >= 100) many.set(table, count);
  }
  return many;
}

/** Of a transaction that only reads. */
const writes = '25006';

/** A call makes a seal in small worlds alone: of a large one it shows the newest (sandbox/log/fresh-seal.ts). */
const isOfSeal = (text: string): boolean => text.includes('from book_head') && text.includes('as held');

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  if (Array.isArray(value)) return `array[${value.map(literal).join()}]`;
  return JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? Number(inner) : inner));
};

type App = ReturnType<typeof createApp>;

const post = (app: App, path: string, fields: Record<string, string> | URLSearchParams, sent = {}) =>
  app.request(path, {
    method: 'POST',
    headers: { ...sent, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });

/** With the code that went there: the others are refused before anything is given to them. */
async function register(app: App): Promise<void> {
  const visitor = { country: 'IN', account: '9870000001' };
  await post(app, '/api/user/auth/code/reg', visitor);
  const { code } = (await (await app.request(`/sandbox/codes?to=${visitor.account}`)).json()) as { code: string };
  const form = { ...visitor, code, password: 'Harbour2026', inviteCode: 'LOAD2' };
  const reply = await post(app, '/api/user/auth/register', form);
  expect(await reply.json()).toMatchObject({ code: 200, data: { credits: Array(3).fill({ credited: true }) } });
}

const planOf = (db: Context['db'], how: string, text: string): Promise<Plan[]> =>
  db.transaction().execute(async (trx) => {
    await sql`set transaction read only`.execute(trx);
    for (const way of ['seqscan', 'hashjoin', 'mergejoin']) await sql.raw(`set local enable_${way} = off`).execute(trx);
    const { rows } = await sql.raw<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (${how}) ${text}`).execute(trx);
    return (rows[0]?.['QUERY PLAN'] ?? []).map(({ Plan: plan }) => plan);
  });

/** As members do, by each endpoint. @returns how many calls that were */
async function askAll(app: App): Promise<number> {
  let asked = 0;
  for (const endpoint of Object.values(contract).flatMap((backend) => Object.values<Endpoint>(backend))) {
    const path = `/api/${endpoint.backend}/${endpoint.path}`;
    for (const fields of fieldsOf(endpoint)) {
      const sent = { [headers.token]: largeToken(1), [headers.intent]: crypto.randomUUID() };
      const reply =
        endpoint.method === 'GET'
          ? await app.request(`${path}?${fields.toString()}`, { headers: sent })
          : await post(app, path, fields, sent);
      expect(reply.status, path).toBeLessThan(500);
      asked += 1;
    }
    // Some end the session.
    if (!endpoint.path.startsWith('auth/logout')) continue;
    await sql`insert into sessions select encode(sha256(convert_to(${largeToken(1)}, 'UTF8')), 'hex'), 'load-m1',
      ${wallNow}, ${wallNow}, ${wallNow + 1e9} on conflict do nothing`.execute(world.context.db);
  }
  return asked;
}

test('what members call reads no growing table whole', async () => {
  const { context } = world;
  const app = createApp({ ...context, db: context.db.withPlugin(noting), catchUp: async () => undefined });
  expect(await askAll(app)).toBeGreaterThan(70);
  await register(app);
  await sealBook({ ...context, db: context.db.withPlugin(noting) });
  const compiled = new Map(
    noted.map((node) => {
      const one = context.db.getExecutor().compileQuery(node, { queryId: 'plan' });
      return [one.sql, one] as const;
    }),
  );
  const many = await manyRows(context.db);
  const found = new Set<string>();
  let run = 0;
  for (const { sql: text, parameters } of compiled.values()) {
    if (!/^\s*(with|select|update|delete)/i.test(text) || isOfSeal(text)) continue;
    const filled = text.replaceAll(/\$(\d+)/g, (_, index: string) => literal(parameters[Number(index) - 1]));
    const tell = (table: string) => found.add(`${table}: ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}`);
    const planned = await planOf(context.db, 'format json', filled);
    for (const plan of planned) for (const table of readWhole(plan)) tell(table);
    const ran = await planOf(context.db, 'analyze, format json', filled).catch((error: unknown) => {
      if (codeOf(error) === writes) return [];
      throw error;
    });
    run += ran.length;
    for (const plan of ran) {
      for (const [table, rows] of readRows(plan)) if (4 * rows >= (many.get(table) ?? Infinity)) tell(table);
    }
  }
  expect(run).toBeGreaterThan(60);
  expect(compiled.size).toBeGreaterThan(80);
  expect([...found]).toEqual([]);
});

test('the built world is a whole one', async () => {
  expect((await verify(world.context)).checks.filter(({ ok }) => !ok)).toEqual([]);
});
