/** What everybody may see is what the book says, and each member's balance is proven to be in it. Rule P6. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { verifyBalance } from '#domain/balance-proof.ts';
import { day } from '#domain/limits.ts';
import type { Digest, Proof } from '#domain/merkle-sum.ts';
import { buildSumTree } from '#domain/sum-tree.ts';
import { parseDecimal, unit } from '#domain/money.ts';
import type { Caller } from '#sandbox/context.ts';
import { promotion } from '#sandbox/ledger/accounts.ts';
import { balanceOf, postEntry } from '#sandbox/ledger/post.ts';
import { bonus } from '#sandbox/ledger/rules.ts';
import { withBook } from '#sandbox/ledger/transaction.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { addMember, addProduct, buy, recharge } from '#tests/sandbox/people.ts';
import { expectOpenBook } from '#tests/sandbox/open-book.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';
import { setEarningsLevel } from '#sandbox/services/income/earnings-level.ts';
import { balanceProof } from './balance-proof.ts';
import { utcDay } from '#sandbox/calendar.ts';
import { openDays, openFigures } from './open-figures.ts';
import { product } from '#sandbox/services/orders/products.ts';

const digest: Digest = async (bytes) => createHash('sha256').update(bytes).digest();

let world: World;
let asha: Caller;
let noor: Caller;

const call = { intentId: '' };
const figures = async (caller = asha) => (await openFigures(world.context, { ...call, caller, input: {} })).data;
const proofOf = async (caller: Caller, bookHash: string) =>
  (await balanceProof(world.context, { ...call, caller, input: { bookHash } })).data.proof;
const days = async (count: number, productId = '') =>
  (await openDays(world.context, { ...call, caller: asha, input: { days: count, productId } })).data;
const later = async (count: number) => {
  world.clock.set(world.clock.now() + count * day);
  await runJobs(world.context);
};

/** Of the day that runs on: it is no closed day yet. */
async function paidToday(productId?: string): Promise<bigint> {
  const { db, clock } = world.context;
  let rows = db.selectFrom('incomes').select('amount').where('due_at', '>=', utcDay(clock.now()));
  if (productId !== undefined) rows = rows.where('product_id', '=', productId);
  return (await rows.execute()).reduce((total, { amount }) => total + amount, 0n);
}

beforeAll(async () => {
  world = await openWorld();
  await runJobs(world.context);
  await addProduct(world.context, 'crane', { price: '100.00', dayReturn: '1.20', bias: 16_000 });
  await addProduct(world.context, 'kiln', { price: '64.00', dayReturn: '0.90', bias: 5_000 });
  await addProduct(world.context, 'unsold');
  asha = await addMember(world.context, 'asha', { usdt: '500.00' });
  noor = await addMember(world.context, 'noor', { region: 5 });
});
afterAll(() => world.close());

describe('before anything is sold', () => {
  it('there are zeros, and a root over who has an account', async () => {
    const { total, products, published, promotion: budget, outside } = await figures();
    expect(products.map(({ productId }) => productId)).toEqual(['crane', 'kiln', 'unsold']);
    expect(total).toMatchObject({ sold: 0, running: 0, escrow: '0.00', earned: '0.00', daysDue: 0, daysInFull: 0 });
    expect(published).toMatchObject({ members: 1, total: { usdt: '500.00', inr: '0.00' } });
    expect(budget).toEqual({ balance: '0.00', in: [], out: [] });
    expect(outside.recharged).toEqual({ usdt: '500.00', inr: '0.00' });
    expect((await days(7)).every(({ earned, paid }) => earned === '0.00' && paid === '0.00')).toBe(true);
  });

  it('who has no account has no leaf', async () => {
    expect(await proofOf(noor, (await figures()).bookHash)).toBeNull();
  });
});

describe('with orders, good days and bad', () => {
  beforeAll(async () => {
    await recharge(world.context, 'noor', '800.00', 'INR');
    await recharge(world.context, 'noor', '64.50');
    await buy(world.context, asha, 'crane');
    await buy(world.context, asha, 'crane');
    await buy(world.context, noor, 'kiln');
    await later(9);
  });

  it('the figures are those of the book', async () => {
    await expectOpenBook(world.context, await figures());
    const { total, products } = await figures();
    expect(total).toMatchObject({ stock: 150, sold: 3, running: 3, escrow: '264.00' });
    expect(parseDecimal(total.shortfall) > 0n).toBe(true);
    expect(products.find(({ productId }) => productId === 'kiln')?.daysInFull).toBe(0);
    expect(products.find(({ productId }) => productId === 'crane')?.daysInFull).toBeGreaterThan(2);
  });

  it('agree with what each product shows of itself', async () => {
    for (const row of (await figures()).products) {
      const { productId } = row;
      const { data } = await product(world.context, { ...call, caller: asha, input: { productId } });
      expect({ ...row }).toMatchObject({
        escrow: data.escrow,
        revenue: data.revenue,
        sold: data.sold,
        stock: data.stock,
        daysDue: data.countedDays,
        daysInFull: data.fullDays,
      });
    }
  });

  it('by day they add up to the whole, for all products and for each', async () => {
    const sum = (list: Awaited<ReturnType<typeof days>>, what: 'earned' | 'paid') =>
      list.reduce((total, one) => total + parseDecimal(one[what]), 0n);
    const { total, products } = await figures();
    const all = await days(30);
    expect(all).toHaveLength(30);
    expect(all.every(({ day: at }, index) => index === 0 || at - (all[index - 1]?.day ?? 0) === day)).toBe(true);
    expect([sum(all, 'earned'), sum(all, 'paid') + (await paidToday())]).toEqual([
      parseDecimal(total.earned),
      parseDecimal(total.paid),
    ]);
    for (const row of products) {
      const own = await days(30, row.productId);
      expect([sum(own, 'earned'), sum(own, 'paid') + (await paidToday(row.productId))]).toEqual([
        parseDecimal(row.earned),
        parseDecimal(row.paid),
      ]);
    }
    expect((await days(1))[0]).toEqual(all.at(-1));
    await expect(days(7, 'no-such')).rejects.toMatchObject({ code: codes.notFound });
  });

  it('the promotion budget is told rule by rule', async () => {
    await withBook(world.context, (transaction) =>
      postEntry(transaction, { kind: 'bonus', postings: bonus('welcomeBonus', 'noor', unit / 100n) }),
    );
    const { promotion: budget } = await figures();
    expect(budget.in.map(({ rule }) => rule)).toEqual(['promotionBudget']);
    expect(budget.out).toEqual([{ rule: 'welcomeBonus', amount: '0.01', count: 1 }]);
    expect(parseDecimal(budget.balance)).toBe(await balanceOf({ trx: world.context.db }, promotion));
  });
});

describe('a day that pays nothing', () => {
  beforeAll(async () => {
    await setEarningsLevel(world.context.db, 'none');
    // What was earned before is paid out first, but for less than a hundredth of each of the three orders.
    for (let turn = 0; turn < 40 && parseDecimal((await figures()).total.revenue) >= (unit * 3n) / 100n; turn += 1)
      await later(1);
  });
  afterAll(() => setEarningsLevel(world.context.db, 'usual'));

  it('is a shortfall and a day due at once, though no entry tells of it', async () => {
    const before = await figures();
    await later(2);
    const after = await figures();
    expect(after.entryId).toBe(before.entryId);
    expect(parseDecimal(after.total.shortfall)).toBeGreaterThan(parseDecimal(before.total.shortfall));
    expect(after.total.daysDue).toBeGreaterThan(before.total.daysDue);
    expect(after.total.daysInFull).toBe(before.total.daysInFull);
    await expectOpenBook(world.context, after);
    for (const { productId, daysDue, daysInFull } of after.products) {
      const { data } = await product(world.context, { ...call, caller: asha, input: { productId } });
      expect([daysDue, daysInFull]).toEqual([data.countedDays, data.fullDays]);
    }
  });
});

describe('the tree', () => {
  it('is the same for everybody and every time, and another one once the book moves', async () => {
    const first = await figures();
    expect((await figures(noor)).published).toEqual(first.published);
    await recharge(world.context, 'asha', '1.00');
    const second = await figures();
    expect(second.entryId).not.toBe(first.entryId);
    expect(second.published.root).not.toBe(first.published.root);
    // Figures that were read before still have their proof.
    expect(await proofOf(asha, first.bookHash)).not.toBeNull();
    expect((await proofOf(asha, first.bookHash))?.salt).not.toBe((await proofOf(asha, second.bookHash))?.salt);
  });

  it('is the same after a restart', async () => {
    const { bookHash, published } = await figures();
    const proof = await proofOf(asha, bookHash);
    // Another object for the same database: nothing of it is in memory.
    const restarted = { ...world.context, db: world.context.db.withoutPlugins() };
    const again = await openFigures(restarted, { ...call, caller: asha, input: {} });
    expect(again.data.published).toEqual(published);
    expect((await balanceProof(restarted, { ...call, caller: asha, input: { bookHash } })).data.proof).toEqual(proof);
  });

  it('keeps the last few states of the book, and says so when one is gone', async () => {
    const old = (await figures()).bookHash;
    for (let round = 0; round < 9; round += 1) {
      await recharge(world.context, 'asha', '1.00');
      await figures();
    }
    await expect(proofOf(asha, old)).rejects.toMatchObject({ code: codes.notFound });
    await expect(proofOf(asha, 'f'.repeat(64))).rejects.toMatchObject({ code: codes.notFound });
  });

  it('tells a member nothing of another but sums without names', async () => {
    const { bookHash } = await figures();
    const told = JSON.stringify([await figures(), await proofOf(asha, bookHash), await days(30)]);
    const codesOfAll = await world.context.db.selectFrom('members').select(['id', 'invite_code', 'phone']).execute();
    for (const { id, invite_code: inviteCode, phone } of codesOfAll) {
      for (const secret of [id, inviteCode, phone]) expect(told).not.toContain(`"${secret}"`);
    }
    const { value } = await world.context.db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'transparency.secret')
      .executeTakeFirstOrThrow();
    expect(told).not.toContain(value);
  });

  it('a balance that the server would leave out is missed', async () => {
    const { bookHash, published } = await figures();
    const proof = await proofOf(asha, bookHash);
    if (!proof) throw new Error('asha has an account');
    const liar = await buildSumTree(digest, [{ name: 'CODE0', salt: '0'.repeat(64), sums: { USDT: 1n, INR: 0n } }]);
    const owed = { USDT: parseDecimal(proof.usdt), INR: parseDecimal(proof.inr) };
    const own: Proof = {
      index: proof.index,
      count: proof.members,
      salt: proof.salt,
      sums: owed,
      branch: proof.branch.map(({ hash, usdt, inr }) => ({
        hash,
        sums: { USDT: parseDecimal(usdt), INR: parseDecimal(inr) },
      })),
    };
    const member = (
      await world.context.db
        .selectFrom('members')
        .select('invite_code')
        .where('id', '=', 'asha')
        .executeTakeFirstOrThrow()
    ).invite_code;
    const since = { USDT: 0n, INR: 0n };
    const statement = { member, owed, since, entryId: '1', note: '', proof: own };
    const total = { USDT: parseDecimal(published.total.usdt), INR: parseDecimal(published.total.inr) };
    const truth = { root: published.root, total, count: published.members };
    expect(await verifyBalance(digest, { ...statement, published: truth })).toMatchObject({ mismatch: null });
    expect((await verifyBalance(digest, { ...statement, published: liar.published })).mismatch).not.toBeNull();
  });
});
