/** Each way in which a referral bonus could be another than the fixed one is tried by hand once, and found. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { day } from '#domain/limits.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { writeRecords } from '#sandbox/services/wallet/record-book.ts';
import { addMember, addProduct, buy } from '#tests/sandbox/people.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';
import { promotion } from '#sandbox/ledger/accounts.ts';
import { checkTables } from './table-invariants.ts';
import { balanceOf, postEntry } from '#sandbox/ledger/post.ts';
import { bonus, referral } from '#sandbox/ledger/rules.ts';
import { withBook } from '#sandbox/ledger/transaction.ts';

let world: World;

/** Bo invited ada, who was first, and cy, who came when the budget was empty. */
beforeAll(async () => {
  world = await openWorld();
  const { context, clock } = world;
  await runJobs(context);
  await addProduct(context, 'crane', { price: '10.00', dayReturn: '30.00', bias: 20_000 });
  const seller = await addMember(context, 'seller', { usdt: '1000.00' });
  for (let index = 0; index < 5; index += 1) await buy(context, seller, 'crane');
  await later(2 * day);
  await addMember(context, 'bo');
  const ada = await addMember(context, 'ada', { inviterId: 'bo', usdt: '100.00' });
  const cy = await addMember(context, 'cy', { inviterId: 'bo', usdt: '100.00' });
  await buy(context, ada, 'crane');
  await later(day);
  await buy(context, cy, 'crane');
  await later(day - 1);
  await withBook(context, async (transaction) => {
    const left = await balanceOf(transaction, promotion);
    const entryId = await postEntry(transaction, { kind: 'test', postings: bonus('randomBonus', 'seller', left) });
    await writeRecords(transaction, [
      {
        id: 'all-that-was-left',
        memberId: 'seller',
        type: 'randomBonus',
        amount: left,
        status: 'credited',
        at: clock.now(),
        about: '',
        rule: 'randomBonus',
        source: promotion.name,
        postings: [{ entryId, line: 1 }],
      },
    ]);
  });
  await later(1);

  async function later(ms: number): Promise<void> {
    clock.set(clock.now() + ms);
    await runJobs(context);
  }
});
afterAll(() => world.close());

const check = 'Each referral bonus is the fixed one of its level';
const broken = async (): Promise<string[]> =>
  (await checkTables(world.context.db)).filter(({ ok }) => !ok).map(({ name }) => name.split(',')[0] ?? '');

test('all is well at first, with one bonus credited and one not', async () => {
  const { db } = world.context;
  const rows = await db
    .selectFrom('referral_bonuses')
    .innerJoin('records', 'records.id', 'record_id')
    .select(['invited_id', 'records.status'])
    .orderBy('invited_id')
    .execute();
  expect(rows).toEqual([
    { invited_id: 'ada', status: 'credited' },
    { invited_id: 'cy', status: 'notCredited' },
  ]);
  expect(await broken()).toEqual([]);
});

test.each([
  ['a bonus of another size', 'records', 'amount = amount + 1', 'amount = amount - 1', 'cy'],
  ['a bonus for another level', 'referral_bonuses', `level = 'C'`, `level = 'B'`, 'ada'],
  ['a bonus to who invited nobody', 'referral_bonuses', `inviter_id = 'seller'`, `inviter_id = 'bo'`, 'ada'],
  ["another's record", 'records', `member_id = 'seller'`, `member_id = 'bo'`, 'cy'],
  ['credited without a posting', 'records', `status = 'credited'`, `status = 'notCredited'`, 'cy'],
] as const)('%s is found', async (_, table, change, back, invited) => {
  const { db } = world.context;
  const set = (to: string) =>
    table === 'records'
      ? sql`update records set ${sql.raw(to)}
          where id = (select record_id from referral_bonuses where invited_id = ${invited})`.execute(db)
      : sql`update referral_bonuses set ${sql.raw(to)} where invited_id = ${invited}`.execute(db);
  await set(change);
  expect(await broken()).toContain(check);
  await set(back);
  expect(await broken()).toEqual([]);
});

test('a bonus that nobody has a record of is found', async () => {
  // The fees of a day fill the budget again.
  world.clock.set(world.clock.now() + day);
  await runJobs(world.context);
  expect(await broken()).toEqual([]);
  await withBook(world.context, (transaction) =>
    postEntry(transaction, { kind: 'referralBonus', memberId: 'bo', postings: referral('D', 'bo') }),
  );
  expect(await broken()).toContain(check);
});
