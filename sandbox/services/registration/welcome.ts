/**
 * What registration gives, each once: a bonus, a gift and a free trial, as far as the promotion budget covers them. What
 * it does not cover is not credited, and says so (rule P5).
 */
import { welcomeAmounts, welcomeDayShare } from '#domain/limits.ts';
import { toDecimal } from '#domain/money.ts';
import type { WelcomeReason, WelcomeRule } from '#domain/registration.ts';
import type { RecordType } from '#domain/wallet.ts';
import type { registration } from '#contract/registration.ts';
import type { Answers } from '#contract/endpoint.ts';
import { sql } from 'kysely';
import { utcDay } from '#sandbox/calendar.ts';
import { reasons } from '#sandbox/content/reasons.ts';
import type { Context } from '#sandbox/context.ts';
import { promotion } from '#sandbox/ledger/accounts.ts';
import { balanceOf, postEntry } from '#sandbox/ledger/post.ts';
import { bonus } from '#sandbox/ledger/rules.ts';
import type { BookTransaction } from '#sandbox/ledger/transaction.ts';
import { writeRecords } from '#sandbox/services/wallet/record-book.ts';
import { openTrial, trialProduct } from '#sandbox/services/orders/trial.ts';

interface NewOwner {
  id: string;
  region: number;
}

type Credits = Answers<typeof registration.register>['data']['credits'];

interface Credit {
  rule: WelcomeRule;
  amount: bigint;
  reason?: WelcomeReason;
  entryId?: bigint;
  productId?: string;
  orderId?: string;
}

const keep = ({ trx }: BookTransaction, memberId: string, credit: Credit) =>
  trx
    .insertInto('registration_credits')
    .values({
      member_id: memberId,
      rule: credit.rule,
      amount: credit.amount,
      product_id: credit.productId ?? null,
      order_id: credit.orderId ?? null,
      reason: credit.reason ?? '',
      entry_id: credit.entryId ?? null,
    })
    .execute();

/** The member's record; a trial that was credited is told by its order. */
const tell = (
  transaction: BookTransaction,
  memberId: string,
  type: RecordType,
  { rule, amount, reason, entryId }: Credit,
  about = '',
) =>
  writeRecords(transaction, [
    {
      id: `${rule}-${memberId}`,
      memberId,
      type,
      amount,
      status: reason ? 'notCredited' : 'credited',
      at: transaction.at,
      about,
      rule: rule === 'freeTrial' ? 'trial' : rule,
      source: promotion.name,
      reason: reason ? reasons[reason].message : '',
      postings: entryId === undefined ? [] : [{ entryId, line: 1 }],
    },
  ]);

/** What promotion holds, and what it gave new members since the day of its budget began (UTC). */
interface Purse {
  budget: bigint;
  spent: bigint;
}

/** Entries are in the order of time: those of today are all from the day's first on. */
async function openPurse(transaction: BookTransaction): Promise<Purse> {
  const { trx, at } = transaction;
  const { spent } = await trx
    .selectFrom('registration_credits')
    .select(({ fn }) => fn.coalesce(fn.sum<bigint>('amount'), sql<bigint>`0`).as('spent'))
    .where('entry_id', '>=', (eb) =>
      eb.selectFrom('entries').select('id').where('at', '>=', utcDay(at)).orderBy('at').orderBy('id').limit(1),
    )
    .executeTakeFirstOrThrow();
  return { budget: await balanceOf(transaction, promotion), spent: BigInt(spent) };
}

/** Takes an amount out of it, unless promotion does not pay a new member so much now. @returns why not; null: it is taken */
function payFrom(purse: Purse, amount: bigint): WelcomeReason | null {
  const { budget, spent } = purse;
  if (budget < amount) return 'promotionEmpty';
  if ((spent + amount) * 100n > (budget + spent) * welcomeDayShare) return 'dayShareSpent';
  purse.budget -= amount;
  purse.spent += amount;
  return null;
}

async function creditBonus(
  transaction: BookTransaction,
  purse: Purse,
  memberId: string,
  rule: keyof typeof welcomeAmounts,
): Promise<void> {
  const amount = welcomeAmounts[rule];
  const credit: Credit = { rule, amount };
  const reason = payFrom(purse, amount);
  if (reason) credit.reason = reason;
  else {
    const postings = bonus(rule, memberId, amount);
    credit.entryId = await postEntry(transaction, { kind: rule, memberId, postings });
  }
  await keep(transaction, memberId, credit);
  await tell(transaction, memberId, rule, credit);
}

async function creditTrial(
  transaction: BookTransaction,
  purse: Purse,
  context: Context,
  owner: NewOwner,
): Promise<void> {
  const product = await trialProduct(transaction);
  const credit: Credit = { rule: 'freeTrial', amount: product?.price ?? 0n };
  if (!product) credit.reason = 'nothingOnSale';
  else {
    credit.productId = product.id;
    const reason = payFrom(purse, product.price);
    if (reason) credit.reason = reason;
    else Object.assign(credit, await openTrial(transaction, context, owner, product));
  }
  await keep(transaction, owner.id, credit);
  if (credit.reason) await tell(transaction, owner.id, 'bonus', credit, product?.name);
}

/** Gives a new member all that there is, in the transaction that makes them one. */
export async function giveWelcome(transaction: BookTransaction, context: Context, owner: NewOwner): Promise<void> {
  // The book is locked: nobody else takes from it meanwhile.
  const purse = await openPurse(transaction);
  await creditBonus(transaction, purse, owner.id, 'welcomeBonus');
  await creditBonus(transaction, purse, owner.id, 'registrationGift');
  await creditTrial(transaction, purse, context, owner);
}

/** What a member was given at registration, in its wire form. */
export async function welcomeCredits({ db }: Pick<Context, 'db'>, memberId: string): Promise<Credits> {
  const rows = await db
    .selectFrom('registration_credits')
    .leftJoin('products', 'products.id', 'registration_credits.product_id')
    .select(['rule', 'amount', 'reason', 'products.name'])
    .where('member_id', '=', memberId)
    .orderBy('rule', 'desc')
    .execute();
  return rows.map(({ rule, amount, reason, name }) => ({
    rule,
    amount: toDecimal(amount),
    productName: name ?? '',
    credited: reason === '',
    reason,
  }));
}
