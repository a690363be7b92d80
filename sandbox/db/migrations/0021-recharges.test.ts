/** A world from before there were recharges keeps its credits, records and rate. */
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { codes } from '#contract/codes.ts';
import { unit, type Money } from '#domain/money.ts';
import type { Caller, Context } from '#sandbox/context.ts';
import { hashOf } from '#sandbox/ledger/hash.ts';
import { recharge } from '#sandbox/ledger/rules.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { seededRandom } from '#sandbox/seed/seeded-random.ts';
import { assetHandlers } from '#sandbox/services/asset-handlers.ts';
import { testClock } from '#tests/sandbox/test-clock.ts';
import { emptyEmbedded } from '#tests/sandbox/world.ts';
import { migrate } from '../migrate.ts';

import type { Database } from '../tables.ts';
import { migration as members } from './0001-members.ts';
import { migration as access } from './0002-access.ts';
import { migration as content } from './0003-content.ts';
import { migration as products } from './0010-products.ts';
import { migration as book } from './0011-book.ts';
import { migration as income } from './0012-income.ts';
import { migration as funds } from './0020-funds.ts';

/** As it was written then: the functions of 0040-append, by which the book is written now, were not there. */
async function credit(db: Kysely<Database>, id: bigint, money: Money, at: number): Promise<bigint> {
  const kind = 'recharge';
  const { hash: previousHash } = await db.selectFrom('book_head').select('hash').executeTakeFirstOrThrow();
  const [posting] = recharge('asha', money);
  if (!posting) throw new Error('a credit has one posting');
  const { from, to, ...line } = posting;
  const postings = [{ ...line, from: from.name, to: to.name }];
  const hash = hashOf({ id, kind, intentId: null, memberId: 'asha', at, previousHash, postings });
  for (const { name, kind: accountKind, memberId } of [from, to]) {
    await sql`insert into accounts (name, currency, kind, member_id)
      values (${name}, ${money.currency}, ${accountKind}, ${memberId})`.execute(db);
  }
  await sql`insert into entries (id, kind, intent_id, member_id, at, lines, previous_hash, hash)
    values (${id}, ${kind}, null, 'asha', ${at}, 1, ${previousHash}, ${hash})`.execute(db);
  await sql`insert into postings (entry_id, line, rule, from_account, to_account, currency, amount)
    values (${id}, 1, ${line.rule}, ${from.name}, ${to.name}, ${money.currency}, ${money.amount})`.execute(db);
  await sql`insert into records (id, member_id, type, currency, amount, status, is_settled, at, about, rule, source)
    values (${`recharge-${id}`}, 'asha', 'recharge', ${money.currency}, ${money.amount}, 'succeeded', true, ${at}, '',
      ${line.rule}, ${from.name})`.execute(db);
  await sql`insert into record_postings (record_id, entry_id, line) values (${`recharge-${id}`}, ${id}, 1)`.execute(db);
  return id;
}

test('what was credited before was asked for and paid at once', async () => {
  const { db, close } = await emptyEmbedded();
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
    await db.transaction().execute((trx) => credit(trx, 1n, { amount: 30n * unit, currency: 'USDT' }, at)),
    await db.transaction().execute((trx) => credit(trx, 2n, { amount: 600n * unit, currency: 'INR' }, at)),
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
