/** Each invariant of the withdrawals is broken by hand once, and says so. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { day } from '#domain/limits.ts';
import { unit } from '#domain/money.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { orderEnd } from '#sandbox/services/withdrawal/next-withdrawal.ts';
import { addMember } from '#tests/sandbox/people.ts';
import { bindPayees, cancel, withdraw } from '#tests/sandbox/withdrawals.ts';
import { openWorld, worldStart, type World } from '#tests/sandbox/world.ts';
import { holdOf, walletOf } from '#sandbox/ledger/accounts.ts';
import { checkTables } from './table-invariants.ts';
import { postEntry } from '#sandbox/ledger/post.ts';
import { withBook } from '#sandbox/ledger/transaction.ts';

let world: World;
let ids: { arrived: string; failed: string; cancelled: string; open: string };

beforeAll(async () => {
  world = await openWorld();
  const { context, clock } = world;
  await runJobs(context);
  const asha = await addMember(context, 'asha', { usdt: '500.00' });
  const payees = await bindPayees(context, asha);
  const ask = async () => (await withdraw(context, asha, { amount: '10.00', payees })).withdrawalId;
  const arrived = await ask();
  await orderEnd(context, 'fails');
  const failed = await ask();
  clock.set(worldStart + 3 * day);
  await runJobs(context);
  const cancelled = await ask();
  await cancel(context, asha, cancelled);
  ids = { arrived, failed, cancelled, open: await ask() };
});

afterAll(() => world.close());

const broken = async (): Promise<string[]> =>
  (await checkTables(world.context.db)).filter(({ ok }) => !ok).map(({ name }) => name.split(/[,:]/)[0] ?? '');

const ends = 'Each withdrawal is held once';
const holds = 'What is on hold is the sum of the withdrawals on their way';
const terms = 'Each withdrawal is what its member looked at and authorised';

test('all is well at first', async () => {
  expect(await broken()).toEqual([]);
});

test.each([
  ['a payout that is called a failure', `status = 'failed', failure = 'x'`, 'arrived', [ends]],
  ['a failure that is called a payout', `status = 'arrived', failure = ''`, 'failed', [ends]],
  ['a cancellation that is called a payout', `status = 'arrived'`, 'cancelled', [ends]],
  ['a failure that is called a cancellation', `status = 'cancelled'`, 'failed', [ends]],
  ['an end without its postings', `status = 'arrived', ended_at = 1, end_entry = 1`, 'open', [ends, holds]],
  ['another amount', 'amount = amount + 1', 'open', [ends, holds, terms]],
  ['another fee', 'fee = fee - 1', 'arrived', [ends, terms]],
  ['another payee', `payee = 'x'`, 'open', [terms]],
  ['one made after its terms were over', 'created_at = created_at + 120000', 'open', [terms]],
] as const)('%s is found', async (_, change, which, expected) => {
  const { db } = world.context;
  const before = await db.selectFrom('withdrawals').selectAll().where('id', '=', ids[which]).executeTakeFirstOrThrow();
  await sql`update withdrawals set ${sql.raw(change)} where id = ${ids[which]}`.execute(db);
  expect(await broken()).toEqual(expected);
  const { status, failure, ended_at, end_entry, amount, fee, payee, created_at } = before;
  await sql`update withdrawals set status = ${status}, failure = ${failure}, ended_at = ${ended_at},
    end_entry = ${end_entry}, amount = ${amount}, fee = ${fee}, payee = ${payee}, created_at = ${created_at}
    where id = ${ids[which]}`.execute(db);
  expect(await broken()).toEqual([]);
});

test('terms that nobody authorised are found', async () => {
  const { db } = world.context;
  const authorised = (at: number | null) => sql`update withdrawal_quotes set authorised_at = ${at}`.execute(db);
  await authorised(null);
  expect(await broken()).toEqual([terms]);
  await authorised(worldStart);
  expect(await broken()).toEqual([]);
});

test('a hold without a withdrawal is found', async () => {
  await withBook(world.context, (transaction) =>
    postEntry(transaction, {
      kind: 'test',
      postings: [
        { rule: 'withdrawalHold', from: walletOf('asha'), to: holdOf('asha'), currency: 'USDT', amount: unit },
      ],
    }),
  );
  expect(await broken()).toEqual(expect.arrayContaining([ends, holds]));
});
