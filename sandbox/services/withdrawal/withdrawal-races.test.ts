/** Many at once: a balance pays for what it holds (product 19.8), a hold ends once (rule L6). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codes } from '#contract/codes.ts';
import { day, hour } from '#domain/limits.ts';
import type { Caller } from '#sandbox/context.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { codeOf } from '#tests/sandbox/code-of.ts';
import { addMember } from '#tests/sandbox/people.ts';
import { bindPayees, bodyOf, create, quote, withdraw, type Payees, type Quote } from '#tests/sandbox/withdrawals.ts';
import { openWorld, worldStart, type World } from '#tests/sandbox/world.ts';
import { orderEnd } from './next-withdrawal.ts';

let world: World;
let asha: Caller;
let payees: Payees;

beforeEach(async () => {
  world = await openWorld();
  await runJobs(world.context);
  asha = await addMember(world.context, 'asha', { usdt: '95.00' });
  payees = await bindPayees(world.context, asha);
});

afterEach(async () => {
  expect((await verify(world.context)).checks.filter(({ ok }) => !ok)).toEqual([]);
  await world.close();
});

/** Quotes with the fund password given, all at once: giving it is not what races here. */
async function authorised(count: number): Promise<Quote[]> {
  const quotes: Quote[] = [];
  for (let made = 0; made < count; made += 1) {
    quotes.push(await quote(world.context, asha, { amount: '10.00', payees }));
  }
  await world.context.db.updateTable('withdrawal_quotes').set({ authorised_at: worldStart }).execute();
  return quotes;
}

const endsOf = async () =>
  (await world.context.db.selectFrom('postings').select('rule').where('rule', 'like', 'withdrawal%').execute()).map(
    ({ rule }) => rule,
  );

test('64 withdrawals at once, and a balance for nine: nine', async () => {
  const quotes = await authorised(64);
  const answers = await Promise.all(quotes.map((seen) => codeOf(create(world.context, asha, bodyOf(seen)))));
  expect(answers.filter((code) => code === codes.ok)).toHaveLength(9);
  expect(answers.filter((code) => code === codes.balanceTooLow)).toHaveLength(55);
  expect(await endsOf()).toHaveLength(9);
});

test('one intent sent 16 times at once is one withdrawal, with one answer', async () => {
  const [seen] = await authorised(1);
  if (!seen) throw new Error('no quote');
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => create(world.context, asha, bodyOf(seen), 'intent-1')),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await endsOf()).toEqual(['withdrawalHold']);
});

test('one quote with 16 intents at once is one withdrawal', async () => {
  const [seen] = await authorised(1);
  if (!seen) throw new Error('no quote');
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => codeOf(create(world.context, asha, bodyOf(seen)))),
  );
  expect(answers.filter((code) => code === codes.ok)).toHaveLength(1);
  expect(answers.filter((code) => code === codes.quoteExpired)).toHaveLength(15);
});

test.each([
  ['arrives', ['withdrawalHold', 'withdrawalPayout', 'withdrawalFee']],
  ['fails', ['withdrawalHold', 'withdrawalReturn']],
] as const)('one that %s does so once, however often the jobs run', async (end, rules) => {
  await orderEnd(world.context, end);
  await withdraw(world.context, asha, { amount: '10.00', payees });
  for (const elapsed of [hour, day, 3 * day, 3 * day]) {
    world.clock.set(worldStart + elapsed);
    await Promise.all(Array.from({ length: 5 }, () => runJobs(world.context)));
  }
  expect(await endsOf()).toEqual(rules);
});

test('an order of the panel is for one, of two at once', async () => {
  const quotes = await authorised(2);
  await orderEnd(world.context, 'fails');
  await Promise.all(quotes.map((seen) => create(world.context, asha, bodyOf(seen))));
  world.clock.set(worldStart + 3 * day);
  await runJobs(world.context);
  const rows = await world.context.db.selectFrom('withdrawals').select('status').execute();
  expect(rows.map(({ status }) => status).sort()).toEqual(['arrived', 'failed']);
});
