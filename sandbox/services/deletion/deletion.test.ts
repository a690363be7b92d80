/** What becomes of the money and the orders of who deletes their account, once and whole (product 5.18, rule L8). */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codes } from '#contract/codes.ts';
import { day, hour } from '#domain/limits.ts';
import { parseDecimal } from '#domain/money.ts';
import type { Caller } from '#sandbox/context.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { forfeited, walletOf } from '#sandbox/ledger/accounts.ts';
import { balanceOf } from '#sandbox/ledger/post.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { demoMember } from '#sandbox/seed/people.ts';
import { incomeHandlers } from '#sandbox/services/income-handlers.ts';
import { grantTrial } from '#sandbox/services/orders/trial.ts';
import { rechargeHandlers } from '#sandbox/services/recharge/recharge.ts';
import { payNow } from '#sandbox/services/recharge/sandbox-payer.ts';
import { codeOf } from '#tests/sandbox/code-of.ts';
import { addLeaver, deleteMember, isDeletedBy, termsOf } from '#tests/sandbox/leaver.ts';
import { onceRead } from '#tests/sandbox/once-read.ts';
import { addMember, addProduct, buy, recharge } from '#tests/sandbox/people.ts';
import { bindPayees, withdraw } from '#tests/sandbox/withdrawals.ts';
import { openWorld, worldStart, type World } from '#tests/sandbox/world.ts';

let world: World;
let asha: Caller;

beforeEach(async () => {
  world = await openWorld();
  await runJobs(world.context);
  await addProduct(world.context, 'crane', { price: '100.00', dayReturn: '2.00', bias: 40_000 });
  asha = await addLeaver(world.context, 'asha', { usdt: '1000.00' });
});
afterEach(async () => {
  expect((await verify(world.context)).checks.filter(({ ok }) => !ok)).toEqual([]);
  await world.close();
});

async function goTo(elapsed: number): Promise<void> {
  world.clock.set(worldStart + elapsed);
  await runJobs(world.context);
}

const held = (currency: 'USDT' | 'INR' = 'USDT') => balanceOf({ trx: world.context.db }, forfeited, currency);
const rulesOf = async () =>
  (await world.context.db.selectFrom('postings').select('rule').orderBy('entry_id').orderBy('line').execute()).map(
    ({ rule }) => rule,
  );
const take = (caller: Caller) =>
  incomeHandlers.takeIncome(world.context, { caller, input: {}, intentId: world.context.random.hex(16) });

describe('the money of who deletes their account', () => {
  test('is given up as was said, from everywhere where it stands', async () => {
    await recharge(world.context, 'asha', '500.00', 'INR');
    const payees = await bindPayees(world.context, asha);
    await buy(world.context, asha, 'crane');
    await goTo(day + hour);
    await buy(world.context, asha, 'crane');
    await take(asha);
    await withdraw(world.context, asha, { amount: '50.00', payees });
    await goTo(day + 2 * hour + 1);
    await goTo(2 * day + hour);
    await withdraw(world.context, asha, { amount: '20.00', payees });
    const terms = await termsOf(world.context, asha);
    const { balance, income, prices, held: onHold, paidOut, given } = terms;
    expect({ prices, onHold, orders: terms.orders }).toEqual({
      prices: '200.00',
      onHold: { usdt: '20.00', inr: '0.00' },
      orders: 2,
    });
    expect(parseDecimal(income)).toBeGreaterThan(0n);
    const sum = [balance.usdt, income, prices, onHold.usdt].map(parseDecimal).reduce((a, b) => a + b);
    expect(parseDecimal(given.usdt)).toBe(sum);
    expect(given.inr).toBe('500.00');
    const before = await balanceOf({ trx: world.context.db }, { ...walletOf('asha'), name: 'outside:payout' });
    await deleteMember(world.context, asha);
    expect([await held(), await held('INR')]).toEqual([sum, parseDecimal('500.00')]);
    const after = await balanceOf({ trx: world.context.db }, { ...walletOf('asha'), name: 'outside:payout' });
    // The one that was being processed has left, less its fee.
    expect(after - before).toBeLessThanOrEqual(parseDecimal(paidOut.usdt));
    expect(after > before).toBe(parseDecimal(paidOut.usdt) > 0n);
  });

  test('pays out what is being processed, also what would have failed', async () => {
    const payees = await bindPayees(world.context, asha);
    const { withdrawalId } = await withdraw(world.context, asha, { amount: '50.00', payees });
    await goTo(hour + 1);
    await world.context.db.updateTable('withdrawals').set({ failure: 'The payout could not be delivered' }).execute();
    expect((await termsOf(world.context, asha)).paidOut.usdt).toBe('50.00');
    await deleteMember(world.context, asha);
    const row = await world.context.db
      .selectFrom('withdrawals')
      .select(['status', 'payee'])
      .where('id', '=', withdrawalId)
      .executeTakeFirst();
    expect(row).toEqual({ status: 'arrived', payee: '' });
    await goTo(9 * day);
    expect((await rulesOf()).filter((rule) => rule === 'withdrawalPayout')).toHaveLength(1);
  });

  test('cancels a first order within its day, and frees its machine', async () => {
    await addProduct(world.context, 'mill', { price: '40.00', stock: 1 });
    await buy(world.context, asha, 'mill');
    await deleteMember(world.context, asha);
    const mill = await world.context.db.selectFrom('products').selectAll().where('id', '=', 'mill').executeTakeFirst();
    expect(mill).toMatchObject({ sold: 0, status: 1 });
    expect(await rulesOf()).toContain('orderCancellation');
    expect(await held()).toBe(parseDecimal('1000.00'));
  });

  test('ends other orders, and no day pays them any more', async () => {
    await buy(world.context, asha, 'crane');
    const ben = await addMember(world.context, 'ben', { usdt: '500.00' });
    await buy(world.context, ben, 'crane');
    await goTo(3 * day + hour);
    await deleteMember(world.context, asha);
    const incomes = async (memberId: string) =>
      (await world.context.db.selectFrom('incomes').select('id').where('member_id', '=', memberId).execute()).length;
    const had = await incomes('asha');
    expect(had).toBeGreaterThan(1);
    await goTo(40 * day);
    expect(await incomes('asha')).toBe(had);
    expect(await incomes('ben')).toBe(30);
    expect(await balanceOf({ trx: world.context.db }, walletOf('asha'))).toBe(0n);
  });

  test('is given no income on Monday by an order that expired on the weekend, and others have its share', async () => {
    const { db } = world.context;
    await addProduct(world.context, 'mill', { dayReturn: '2.00', validDays: 6, bias: 40_000 });
    await buy(world.context, asha, 'mill');
    const ben = await addMember(world.context, 'ben', { usdt: '500.00' });
    await buy(world.context, ben, 'mill');
    // Sunday: Saturday's and Sunday's incomes come with Monday.
    await goTo(6 * day + hour);
    const claims = () =>
      db
        .selectFrom('product_claims')
        .select('claims')
        .where('product_id', '=', 'mill')
        .orderBy('day', 'desc')
        .limit(1)
        .execute();
    expect(await claims()).toEqual([{ claims: parseDecimal('8.00') }]);
    expect(await termsOf(world.context, asha)).toMatchObject({ orders: 0, prices: '0.00' });
    await deleteMember(world.context, asha);
    expect(await claims()).toEqual([{ claims: parseDecimal('4.00') }]);
    await goTo(8 * day);
    const { rows } =
      await sql`select member_id, count(*)::int as days from incomes group by member_id order by member_id`.execute(db);
    expect(rows).toEqual([
      { member_id: 'asha', days: 4 },
      { member_id: 'ben', days: 6 },
    ]);
  });

  test('gives promotion back what it paid for a trial', async () => {
    await goTo(9 * day);
    const seller = await addMember(world.context, 'seller', { usdt: '3000.00' });
    for (let bought = 0; bought < 20; bought += 1) await buy(world.context, seller, 'crane');
    await goTo(20 * day);
    await addProduct(world.context, 'toy', { price: '1.00', dayReturn: '0.01' });
    await grantTrial(world.context, 'asha', 'toy');
    expect((await termsOf(world.context, asha)).prices).toBe('0.00');
    await deleteMember(world.context, asha);
    expect(await rulesOf()).toContain('promotionReturn');
    expect(await held()).toBe(parseDecimal('1000.00'));
  });

  test('takes no recharge that arrives later, by itself or by the panel', async () => {
    const { data } = await rechargeHandlers.createRecharge(world.context, {
      caller: asha,
      intentId: 'recharge-1',
      input: { method: 'usdt', channelId: '', amount: parseDecimal('30.00') },
    });
    await deleteMember(world.context, asha);
    await goTo(day);
    expect(await codeOf(payNow(world.context, {}))).toBe(codes.notFound);
    expect(await codeOf(payNow(world.context, { rechargeId: data.rechargeId, amount: 1n }))).toBe(codes.notFound);
    expect(await held()).toBe(parseDecimal('1000.00'));
  });
});

describe('a deletion', () => {
  test('is refused for a wrong password, other amounts, a used id and the demo account, and nothing is gone', async () => {
    const wrong = deleteMember(world.context, asha, { password: 'Wrong2026' });
    expect(await codeOf(wrong)).toBe(codes.wrongPassword);
    const seen = { given: { usdt: '999.00', inr: '0.00' } };
    expect(await codeOf(deleteMember(world.context, asha, { seen }))).toBe(codes.termsChanged);
    const intentId = crypto.randomUUID();
    await buy(world.context, asha, 'crane', intentId);
    expect(await codeOf(deleteMember(world.context, asha, { intentId }))).toBe(codes.intentReused);
    expect(await isDeletedBy(world.context, intentId)).toBe(false);
    const demo = { ...asha, id: demoMember.id };
    expect(await codeOf(deleteMember(world.context, demo, { seen }))).toBe(codes.accountShared);
    const row = await world.context.db.selectFrom('members').selectAll().executeTakeFirst();
    expect(row).toMatchObject({ name: 'asha', deleted_at: null });
  });

  test('is refused by a password that was changed while it was looked at', async () => {
    const { db } = world.context;
    const changed = onceRead('password_hash', async () => {
      await db.updateTable('members').set({ password_hash: 'of another one' }).where('id', '=', asha.id).execute();
    });
    const late = { ...world.context, db: db.withPlugin(changed.plugin) };
    expect(await codeOf(deleteMember(late, asha))).toBe(codes.wrongPassword);
    expect(changed.hasHappened()).toBe(true);
    const row = await db.selectFrom('members').selectAll().executeTakeFirst();
    expect(row).toMatchObject({ name: 'asha', deleted_at: null });
  });

  test('takes codes and waits of their own numbers and addresses, and leaves those of others, however alike', async () => {
    const { db } = world.context;
    const ben = await addMember(world.context, 'ben');
    await db.updateTable('members').set({ email: 'a@b.co', phone: '9000000001' }).where('id', '=', asha.id).execute();
    // Before, asha had what ben has now, and a number that nobody has.
    await db.updateTable('members').set({ phone: '9000000002' }).where('id', '=', ben.id).execute();
    for (const [id, old] of ['IN:9000000002', 'IN:9000000003'].entries()) {
      const change = { member_id: asha.id, id: `change-${id}`, type: 'phone', expires_at: 0, changed_at: 1 } as const;
      await db
        .insertInto('contact_changes')
        .values({ ...change, old_recipient: old, new_recipient: 'IN:9000000001' })
        .execute();
    }
    const own = ['a@b.co', 'IN:9000000001', 'IN:9000000003'];
    const others = ['aa@b.co', 'a@b.com', 'a@bxco', 'IN:90000000011', 'IN:9000000002'];
    for (const recipient of [...own, ...others]) {
      await db.insertInto('code_sends').values({ recipient, purpose: 'reset', sent_at: 0 }).execute();
    }
    const subjectsOf = (whose: string) => [
      `account:sign-in:${whose} 192.0.2.1`,
      `anywhere:sign-in:${whose}`,
      `known:sign-in:${whose} 5f5f`,
      `account:reset:${whose}`,
      `code:${whose}`,
    ];
    const kept = [...others.flatMap(subjectsOf), ...subjectsOf('member:asha2'), 'upload:asha2'];
    const taken = [...own.flatMap(subjectsOf), ...subjectsOf('member:asha'), 'account:contact:asha', 'upload:asha'];
    await db
      .insertInto('sign_in_attempts')
      .values([...kept, ...taken].map((subject) => ({ subject, failures: 1, last_at: 0, blocked_until: 0 })))
      .execute();
    await deleteMember(world.context, asha);
    const waits = await db.selectFrom('sign_in_attempts').select('subject').execute();
    expect(waits.map(({ subject }) => subject).toSorted()).toEqual(kept.toSorted());
    const sends = await db.selectFrom('code_sends').select('recipient').execute();
    expect(sends.map(({ recipient }) => recipient).toSorted()).toEqual(others.toSorted());
  });

  test('takes comments below their posts along, and times only of those that count within the minute', async () => {
    const { db } = world.context;
    const ben = await addMember(world.context, 'ben');
    const said = { digest: '', content: 'Said', language: 'en', created_at: 0 };
    await db
      .insertInto('posts')
      .values({
        ...said,
        id: 'post',
        member_id: asha.id,
        draft_id: 'p',
        urls: '',
        publish_at: 0,
        published_at: 0,
        sent_at: 0,
      })
      .execute();
    // An account is deleted at the beginning of real time.
    await db
      .insertInto('comments')
      .values(
        [-60_000, -59_999].map((sent_at) => ({
          ...said,
          id: `comment${sent_at}`,
          post_id: 'post',
          member_id: ben.id,
          draft_id: `${sent_at}`,
          reply_to: null,
          sent_at,
        })),
      )
      .execute();
    await deleteMember(world.context, asha);
    const rows = await db.selectFrom('removed_drafts').selectAll().orderBy('draft_id').execute();
    expect(rows).toEqual([
      { member_id: ben.id, draft_id: '-59999', kind: 'comment', sent_at: -59_999 },
      { member_id: ben.id, draft_id: '-60000', kind: null, sent_at: 0 },
    ]);
  });

  test('leaves team members their accounts, and pays their first day to nobody', async () => {
    const ben = await addMember(world.context, 'ben', { inviterId: 'asha', usdt: '500.00' });
    await buy(world.context, ben, 'crane');
    await deleteMember(world.context, asha);
    await goTo(3 * day);
    expect(await world.context.db.selectFrom('referral_bonuses').selectAll().execute()).toEqual([]);
    expect(await world.context.db.selectFrom('first_days').selectAll().execute()).toEqual([]);
    expect((await take(ben)).data.count).toBeGreaterThan(0);
  });

  // Each statement is a place to die: the transaction ends with the connection.
  test('killed at any of its statements has happened whole or not at all, and its intent says which', async () => {
    const payees = await bindPayees(world.context, asha);
    await buy(world.context, asha, 'crane');
    await goTo(day + hour);
    await withdraw(world.context, asha, { amount: '50.00', payees });
    const intentId = crypto.randomUUID();
    let kills = 0;
    for (let statements = 8; ; statements += 4) {
      let left = statements;
      const db = world.context.db.withPlugin({
        transformQuery({ node }) {
          if (left === 0) throw new Error('killed');
          left -= 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const killed = await deleteMember({ ...world.context, db }, asha, { intentId }).then(
        () => null,
        (error: unknown) => error,
      );
      if (killed === null) break;
      expect(killed).toMatchObject({ message: 'killed' });
      kills += 1;
      expect(await isDeletedBy(world.context, intentId)).toBe(false);
      expect(await world.context.db.selectFrom('members').select('name').execute()).toEqual([{ name: 'asha' }]);
      expect(await held()).toBe(0n);
    }
    expect(kills).toBeGreaterThan(10);
    expect(await isDeletedBy(world.context, intentId)).toBe(true);
    expect(await held()).toBeGreaterThan(parseDecimal('900.00'));
  });
});
