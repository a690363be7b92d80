/** Rupees to USDT, once per member (product 10.1), at a rate quoted for 60 seconds (product 10.2). */
import { codes } from '#contract/codes.ts';
import type { Answers } from '#contract/endpoint.ts';
import type {
  exchangeRate as exchangeRateEndpoint,
  sellFinancial as sellFinancialEndpoint,
} from '#contract/exchange.ts';
import { usdtFor } from '#domain/exchange.ts';
import { exchangeQuoteLifetime } from '#domain/limits.ts';
import { toDecimal } from '#domain/money.ts';
import type { Caller, Context } from '#sandbox/context.ts';
import type { Call, Handler } from '#sandbox/handler.ts';
import { exchangeOf, walletOf } from '#sandbox/ledger/accounts.ts';
import { balanceOf, postEntry } from '#sandbox/ledger/post.ts';
import { exchange } from '#sandbox/ledger/rules.ts';
import type { BookTransaction } from '#sandbox/ledger/transaction.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { withIntent } from '#sandbox/services/intents/intents.ts';
import { currentRate, wasInForce } from './rates.ts';
import { writeRecords } from './record-book.ts';

type Input = Call<typeof sellFinancialEndpoint>['input'];

async function hasExchanged(db: Context['db'], memberId: string): Promise<boolean> {
  const row = await db.selectFrom('exchanges').select('id').where('member_id', '=', memberId).executeTakeFirst();
  return row !== undefined;
}

/** The rate for a member from now on, in its wire form. */
export async function rateFor(context: Context, { id }: Caller): Promise<Answers<typeof exchangeRateEndpoint>> {
  // Where this host is behind, the book may be further than the quote would hold, and have another rate by then.
  await context.clock.refresh?.();
  const { rate, at } = await currentRate(context);
  const now = context.clock.now();
  return {
    rate: toDecimal(rate),
    rateTime: at,
    quoteTime: now,
    expireTime: now + exchangeQuoteLifetime,
    used: await hasExchanged(context.db, id),
  };
}

export const exchangeRate: Handler<typeof exchangeRateEndpoint> = async (context, { caller }) => ({
  data: await rateFor(context, caller),
});

/** @throws Refusal quoteExpired, termsChanged */
async function checkQuote({ trx, at }: BookTransaction, { rate, quotedAt }: Input): Promise<void> {
  if (quotedAt > at || at > quotedAt + exchangeQuoteLifetime) {
    throw new Refusal(codes.quoteExpired, 'This rate has expired. Check the new one');
  }
  if (!(await wasInForce(trx, rate, quotedAt))) {
    throw new Refusal(codes.termsChanged, 'The rate has changed. Check the new one');
  }
}

/** @throws Refusal nothingToExchange, balanceTooLow */
async function checkBalance(transaction: BookTransaction, memberId: string, rupees: bigint): Promise<void> {
  const balance = await balanceOf(transaction, walletOf(memberId), 'INR');
  if (balance === 0n) throw new Refusal(codes.nothingToExchange, 'You have no rupees to exchange');
  if (rupees > balance) throw new Refusal(codes.balanceTooLow, 'Your balance is too low');
}

export const sellFinancial: Handler<typeof sellFinancialEndpoint> = (context, call) =>
  withIntent(context, 'sellFinancial', call, async (transaction) => {
    const { trx, at } = transaction;
    const { id: memberId } = call.caller;
    const { rupees, rate, quotedAt } = call.input;
    if (rupees <= 0n) throw new Refusal(codes.badInput, 'Not valid: amount');
    if (await hasExchanged(trx, memberId)) {
      throw new Refusal(codes.alreadyExchanged, "You've already exchanged");
    }
    await checkQuote(transaction, call.input);
    await checkBalance(transaction, memberId, rupees);
    const usdt = usdtFor(rupees, rate);
    if (usdt === 0n) throw new Refusal(codes.badInput, 'Not valid: amount');
    const entryId = await postEntry(transaction, {
      kind: 'exchange',
      intentId: call.intentId,
      memberId,
      postings: exchange(memberId, rupees, rate),
    });
    const id = context.random.hex(12);
    await trx
      .insertInto('exchanges')
      .values({ id, member_id: memberId, rupees, usdt, rate, quoted_at: quotedAt, at, entry_id: entryId })
      .execute();
    const side = { memberId, type: 'exchange', status: 'succeeded', at, about: '' } as const;
    const recordId = `exchange-${id}-usdt`;
    await writeRecords(transaction, [
      {
        ...side,
        id: `exchange-${id}-inr`,
        currency: 'INR',
        amount: -rupees,
        rule: 'exchangeSale',
        source: walletOf(memberId).name,
        postings: [{ entryId, line: 1 }],
      },
      {
        ...side,
        id: recordId,
        currency: 'USDT',
        amount: usdt,
        rule: 'exchangePurchase',
        source: exchangeOf('USDT').name,
        postings: [{ entryId, line: 2 }],
      },
    ]);
    return {
      data: { rupees: toDecimal(rupees), usdt: toDecimal(usdt), rate: toDecimal(rate), time: at, recordId },
    };
  });
