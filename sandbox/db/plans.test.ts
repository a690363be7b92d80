/**
 * No call of a member reads a whole table that grows: the plans of all their statements. Reading everything is forbidden to
 * the planner, so that what it does so nevertheless has no index; how many rows there are doesn't matter then.
 */
import { sql, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { headers } from '#domain/headers.ts';
import { createApp } from '#sandbox/app.ts';
import { systemClock } from '#sandbox/control/sandbox-clock.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { sealBook } from '#sandbox/log/seal.ts';
import { hashPassword } from '#sandbox/services/members/passwords.ts';
import { buildLargeWorld, largeProducts, largeToken } from '#tests/sandbox/large-world.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';

/** Those whose rows come with members, orders and days; the rest are the house's own, and short. */
const growing = new Set(
  `accounts bank_accounts blocks bulletin_reads code_sends comments contact_changes daily_rewards entries exchanges feedback first_days group_joins
  incomes intents known_devices member_coupons members messages orders passkey_challenges passkeys payments payout_addresses post_likes
  posts postings push_outbox push_subscriptions recharges record_postings records redemptions referral_bonuses registration_credits removed_drafts reports sessions
  sign_in_attempts uploads
  verification_codes withdrawal_quotes withdrawals`.split(/\s+/),
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

beforeAll(async () => {
  world = await openWorld({ seeded: true });
  const passwordHash = await hashPassword(world.context.random, 'Dayrent2026');
  await buildLargeWorld(world.context.db, { members: 60, ordersEach: 3, passwordHash, wallNow });
  await runJobs(world.context);
  await sealBook(world.context);
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

const fieldsOf = ({ input }: Endpoint): URLSearchParams => {
  const names = 'entries' in input ? Object.keys(input.entries as object) : [];
  return new URLSearchParams(
    names.flatMap((name): [string, string][] => {
      const value = values[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
};

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  'TID Cond'?: string;
  'One-Time Filter'?: string;
  Plans?: Plan[];
}

/** Growing tables that are read whole: nothing that the plan knows narrows them, and no limit ends it early. */
function readWhole(plan: Plan, isLimited = false): string[] {
  // What a filter of constants rules out is never run: purchases, where only withdrawals are looked for.
  if (plan['One-Time Filter'] === 'false') return [];
  const { 'Node Type': kind, 'Relation Name': table = '' } = plan;
  const isNarrow = [plan['Index Cond'], plan['Recheck Cond'], plan['TID Cond']].some((known) => known !== undefined);
  const isWhole = kind.includes('Scan') && growing.has(table) && (kind === 'Seq Scan' || !(isNarrow || isLimited));
  const below = (plan.Plans ?? []).flatMap((one) => readWhole(one, isLimited || kind === 'Limit'));
  return isWhole ? [table, ...below] : below;
}

/** A call makes a seal in small worlds alone: of a large one it shows the newest (sandbox/log/fresh-seal.ts). */
const isOfSeal = (text: string): boolean => text.includes('from book_head') && text.includes('as held');

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  if (Array.isArray(value)) return `array[${value.map(literal).join()}]`;
  return JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? Number(inner) : inner));
};

test('what members call reads no growing table whole', async () => {
  const { context } = world;
  const app = createApp({ ...context, db: context.db.withPlugin(noting), catchUp: async () => undefined });
  let asked = 0;
  for (const endpoint of Object.values(contract).flatMap((backend) => Object.values<Endpoint>(backend))) {
    const path = `/api/${endpoint.backend}/${endpoint.path}`;
    const fields = fieldsOf(endpoint);
    const sent = { [headers.token]: largeToken(1), [headers.intent]: crypto.randomUUID() };
    const reply =
      endpoint.method === 'GET'
        ? await app.request(`${path}?${fields.toString()}`, { headers: sent })
        : await app.request(path, {
            method: 'POST',
            headers: { ...sent, 'Content-Type': 'application/x-www-form-urlencoded' },
            body: fields.toString(),
          });
    expect(reply.status, path).toBeLessThan(500);
    asked += 1;
    // Some end the session.
    if (!endpoint.path.startsWith('auth/logout')) continue;
    await sql`insert into sessions select encode(sha256(convert_to(${largeToken(1)}, 'UTF8')), 'hex'), 'load-m1',
      ${wallNow}, ${wallNow}, ${wallNow + 1e9} on conflict do nothing`.execute(context.db);
  }
  expect(asked).toBeGreaterThan(70);
  const compiled = new Map(
    noted.map((node) => {
      const one = context.db.getExecutor().compileQuery(node, { queryId: 'plan' });
      return [one.sql, one] as const;
    }),
  );
  const found = new Set<string>();
  await context.db.transaction().execute(async (trx) => {
    for (const way of ['seqscan', 'hashjoin', 'mergejoin']) await sql.raw(`set local enable_${way} = off`).execute(trx);
    for (const { sql: text, parameters } of compiled.values()) {
      if (!/^\s*(with|select|update|delete)/i.test(text) || isOfSeal(text)) continue;
      const filled = text.replaceAll(/\$(\d+)/g, (_, index: string) => literal(parameters[Number(index) - 1]));
      const { rows } = await sql
        .raw<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${filled}`)
        .execute(trx);
      for (const { Plan: plan } of rows[0]?.['QUERY PLAN'] ?? []) {
        for (const table of readWhole(plan)) found.add(`${table}: ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}`);
      }
    }
  });
  expect(compiled.size).toBeGreaterThan(80);
  expect([...found]).toEqual([]);
});

test('the built world is a whole one', async () => {
  expect((await verify(world.context)).checks.filter(({ ok }) => !ok)).toEqual([]);
});
