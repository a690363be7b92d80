/** What everybody may see, counted once more from every posting that was ever written; and each member's proof. */
import { createHash } from 'node:crypto';
import { assets } from '#contract/assets.ts';
import type { Answers, Endpoint } from '#contract/endpoint.ts';
import { transparency } from '#contract/transparency.ts';
import { verifyBalance } from '#domain/balance-proof.ts';
import type { Digest } from '#domain/merkle-sum.ts';
import { parseDecimal, type Currency } from '#domain/money.ts';
import { currencies, owedTo } from '#domain/owed.ts';
import { utcDay } from '#sandbox/calendar.ts';
import type { Context } from '#sandbox/context.ts';
import type { AccountKind } from '#sandbox/ledger/accounts.ts';
import type { Posting } from '#sandbox/ledger/rules.ts';
import { headOf, storedEntries } from '#sandbox/ledger/stored-book.ts';
import * as v from 'valibot';
import { expectThat } from './expect-that.ts';
import { callAs, type App, type Member } from './http-member.ts';

type Summary = Answers<typeof transparency.openFigures>;

const digest: Digest = async (bytes) => createHash('sha256').update(bytes).digest();

const membersKinds: readonly AccountKind[] = ['wallet', 'hold', 'arriving', 'escrow', 'due'];

function figuresOf(postings: readonly Posting[], productId: string) {
  const ofRule = (rule: string) => postings.filter((one) => one.rule === rule);
  const sum = (list: readonly Posting[]) => list.reduce((total, { amount }) => total + amount, 0n);
  const moved = (rule: string, end: 'from' | 'to') =>
    sum(ofRule(rule).filter((one) => one[end].productId === productId));
  const escrows = new Map<string, bigint>();
  for (const { from, to, amount } of postings) {
    for (const [account, change] of [
      [to, amount],
      [from, -amount],
    ] as const) {
      if (account.kind !== 'escrow' || account.productId !== productId) continue;
      escrows.set(account.name, (escrows.get(account.name) ?? 0n) + change);
    }
  }
  // One that was cancelled counts as if it had not been bought.
  for (const { rule, from } of postings) if (/^(order|coupon)Cancellation$/.test(rule)) escrows.delete(from.name);
  const balances = [...escrows.values()];
  const [earned, fee, paid] = [moved('earnings', 'to'), moved('managementFee', 'from'), moved('incomeDue', 'from')];
  return {
    sold: balances.length,
    running: balances.filter((balance) => balance > 0n).length,
    escrow: balances.reduce((total, balance) => total + balance, 0n),
    earned,
    fee,
    paid,
    revenue: earned - fee - paid,
  };
}

interface Income {
  product_id: string;
  due_at: number;
  stated: bigint;
  amount: bigint;
}

/** @param today start of the UTC day that runs on, ms */
function duesOf(incomes: readonly Income[], productId: string, today: number) {
  const own = incomes.filter((one) => one.product_id === productId);
  const short = (list: readonly Income[]) => list.reduce((total, { stated, amount }) => total + stated - amount, 0n);
  const closed = [...Map.groupBy(own, ({ due_at: at }) => utcDay(at))].filter(([at]) => at < today);
  return {
    shortfall: short(own),
    daysDue: closed.length,
    daysInFull: closed.filter(([, list]) => short(list) === 0n).length,
  };
}

/** @throws Error naming the figure that is not the book's */
export async function expectOpenBook({ db, clock }: Context, summary: Summary): Promise<void> {
  const head = await headOf(db);
  const entries = (await Array.fromAsync(storedEntries(db, 0n, head.entryId))).flat();
  const accounts = await db.selectFrom('accounts').select(['currency', 'kind', 'member_id', 'balance']).execute();
  const postings = entries.flatMap((entry) => entry.postings);
  expectThat(summary.entryId === String(head.entryId) && summary.bookHash === head.hash, 'it is of another entry');
  const wrong: string[] = [];
  const same = (what: string, told: string | number, known: bigint | number) => {
    const value = typeof told === 'string' ? parseDecimal(told) : told;
    if (value !== known) wrong.push(`${what} is ${known}, told as ${told}`);
  };
  const incomes = await db.selectFrom('incomes').select(['product_id', 'due_at', 'stated', 'amount']).execute();
  const today = utcDay(clock.now());
  for (const row of summary.products) {
    const counted = { ...figuresOf(postings, row.productId), ...duesOf(incomes, row.productId, today) };
    for (const [figure, known] of Object.entries(counted)) {
      same(`${figure} of ${row.productId}`, row[figure as 'escrow'], known);
    }
  }
  for (const [figure, told] of Object.entries(summary.total)) {
    const parts = summary.products.map((row) => row[figure as 'escrow']);
    if (typeof told === 'number')
      same(
        figure,
        told,
        parts.reduce((total, part) => total + Number(part), 0),
      );
    else
      same(
        figure,
        told,
        parts.reduce((total, part) => total + parseDecimal(part), 0n),
      );
  }
  const owed = (currency: Currency) =>
    accounts
      .filter((one) => one.currency === currency && membersKinds.includes(one.kind))
      .reduce((total, { balance }) => total + balance, 0n);
  same('all that is owed in USDT', summary.published.total.usdt, owed('USDT'));
  same('all that is owed in rupees', summary.published.total.inr, owed('INR'));
  const gone = await db.selectFrom('members').select('id').where('deleted_at', 'is not', null).execute();
  const left = new Set(gone.map(({ id }) => id));
  const owners = new Set(accounts.flatMap(({ member_id }) => member_id ?? []));
  same('members', summary.published.members, owners.difference(left).size);
  const { promotion, outside } = summary;
  const worth = (list: Summary['promotion']['in']) => list.reduce((total, one) => total + parseDecimal(one.amount), 0n);
  same('the budget', promotion.balance, worth(promotion.in) - worth(promotion.out));
  const moved = (rule: string, currency: Currency) =>
    postings.filter((one) => one.rule === rule && one.currency === currency).reduce((sum, one) => sum + one.amount, 0n);
  for (const [told, rule] of [
    [outside.recharged, 'recharge'],
    [outside.withdrawn, 'withdrawalPayout'],
    [outside.withdrawalFees, 'withdrawalFee'],
    [outside.forfeited ?? { usdt: '0', inr: '0' }, 'forfeiture'],
  ] as const) {
    same(rule, told.usdt, moved(rule, 'USDT'));
    same(rule, told.inr, moved(rule, 'INR'));
  }
  for (const one of [...promotion.in, ...promotion.out]) same(one.rule, one.amount, moved(one.rule, 'USDT'));
  same('management fees', outside.managementFees, moved('managementFee', 'USDT'));
  expectThat(wrong.length === 0, wrong.join('\n'));
}

/** All that moved is in the totals. */
const none = { USDT: 0n, INR: 0n };

/** What everybody may see, asked for by a member over HTTP, is what the book says, with their own balance in it. */
export async function expectOpenTo(app: App, context: Context, member: Member): Promise<void> {
  const ask = async (endpoint: Endpoint, input: Record<string, string> = {}) =>
    (await callAs(app, member, endpoint, input)).data;
  const summary = await ask(transparency.openFigures);
  await expectOpenBook(context, summary as Summary);
  const { published, entryId, bookHash } = v.parse(transparency.openFigures.reply, summary);
  const { proof } = v.parse(transparency.balanceProof.reply, await ask(transparency.balanceProof, { bookHash }));
  const owed = owedTo(v.parse(assets.wallet.reply, await ask(assets.wallet)));
  const { invite_code: name } = await context.db
    .selectFrom('members')
    .select('invite_code')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  const held = await context.db.selectFrom('accounts').select('name').where('member_id', '=', member.id).execute();
  if (held.length === 0) {
    // Who registered, and got nothing and paid nothing yet, is not in the book.
    expectThat(proof === null, `${member.id} is in the total, and has no account`);
    expectThat(
      currencies.every((currency) => owed[currency] === 0n),
      `${member.id} is owed something without an account`,
    );
    return;
  }
  const { mismatch } = await verifyBalance(digest, {
    member: name,
    owed,
    since: none,
    published,
    entryId,
    note: '',
    proof,
  });
  expectThat(mismatch === null, `the balance of ${member.id} is not in the total: ${mismatch}`);
}
