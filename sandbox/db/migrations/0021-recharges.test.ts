/** A world from before there were recharges keeps its credits, records and rate. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { codes } from '#contract/codes.ts';
import { unit, type Money } from '#domain/money.ts';
import type { Caller, Context } from '#sandbox/context.ts';
import { faucet } from '#sandbox/ledger/accounts.ts';
import { postEntry } from '#sandbox/ledger/post.ts';
import { recharge } from '#sandbox/ledger/rules.ts';
import { withBook } from '#sandbox/ledger/transaction.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { seededRandom } from '#sandbox/seed/seeded-random.ts';
import { assetHandlers } from '#sandbox/services/asset-handlers.ts';
import { writeRecords } from '#sandbox/services/wallet/record-book.ts';
import { testClock } from '#tests/sandbox/test-clock.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open.ts';
import { migration as members } from './0001-members.ts';
import { migration as access } from './0002-access.ts';
import { migration as content } from './0003-content.ts';
import { migration as products } from './0010-products.ts';
import { migration as book } from './0011-book.ts';
import { migration as income } from './0012-income.ts';
import { migration as funds } from './0020-funds.ts';

/** As it was written then. */
async function credit(context: Context, memberId: string, money: Money): Promise<bigint> {
  return withBook(context, async (transaction) => {
    const entryId = await postEntry(transaction, { kind: 'recharge', memberId, postings: recharge(memberId, money) });
    await writeRecords(transaction, [
      {
        id: `recharge-${entryId}`,
        memberId,
        type: 'recharge',
        ...money,
        status: 'succeeded',
        at: transaction.at,
        about: '',
        rule: 'recharge',
        source: faucet.name,
        postings: [{ entryId, line: 1 }],
      },
    ]);
    return entryId;
  });
}

test('what was credited before was asked for and paid at once', async () => {
  const { db, close } = await openDatabase({ memory: true });
  const at = Date.UTC(2026, 10, 16);
  const context: Context = { db, clock: testClock(at), random: seededRandom('old') };
  await sql`create table migrations (name text primary key, applied_at timestamptz not null default now())`.execute(db);
  for (const { name, up } of [members, access, content, products, book, income, funds]) {
    await up(db);
    await sql`insert into migrations (name) values (${name})`.execute(db);
  }
  await sql`update settings set value = '91.50' where key = 'rate'`.execute(db);
  await sql`update settings set value = ${String(at - 1)} where key = 'rateAt'`.execute(db);
  const asha = { id: 'asha', country: 'IN', phone: '9000000001', name: 'Asha', avatar: '', password_hash: null };
  await db
    .insertInto('members')
    .values({ ...asha, region: 1, vip_level: 0, invite_code: 'ASHA', inviter_id: null, created_at: at })
    .execute();
  const ids = [
    await credit(context, 'asha', { amount: 30n * unit, currency: 'USDT' }),
    await credit(context, 'asha', { amount: 600n * unit, currency: 'INR' }),
  ];

  await migrate(db);

  expect((await verify(context)).checks.filter(({ ok }) => !ok)).toEqual([]);
  const caller: Caller = { id: 'asha', region: 1, language: 'en_US' };
  const call = <Input>(input: Input) => ({ caller, input, intentId: '' });
  const read = async (id: bigint | undefined) =>
    (await assetHandlers.recharge(context, call({ rechargeId: String(id) }))).data;
  expect(await read(ids[0])).toMatchObject({ method: 'usdt', status: 'credited', credited: '30.00', late: false });
  expect(await read(ids[1])).toMatchObject({ method: 'cash', status: 'credited', credited: '600.00', creditTime: at });
  await expect(read(99n)).rejects.toMatchObject({ code: codes.notFound });
  expect((await assetHandlers.wallet(context, call({}))).data).toMatchObject({ rate: '91.50', rateTime: at - 1 });
  await close();
});
