/** Play money in (product 8.1). */
import { codes } from '#contract/codes.ts';
import type { Answers } from '#contract/endpoint.ts';
import type { recharges as endpoints } from '#contract/recharge.ts';
import { deposit, depositChain, rechargeLifetime } from '#domain/limits.ts';
import { toDecimal, type Money } from '#domain/money.ts';
import { rechargeCurrency, type CashChannel } from '#domain/recharge.ts';
import { sayStored } from '#sandbox/content/say.ts';
import type { Caller, Context } from '#sandbox/context.ts';
import type { Handlers } from '#sandbox/handler.ts';
import { faucet } from '#sandbox/ledger/accounts.ts';
import { withBook, type BookTransaction } from '#sandbox/ledger/transaction.ts';
import { Refusal } from '#sandbox/refusal.ts';
import {
  confirmationsOf,
  confirmingTime,
  paymentsOf,
  rechargeRecordId,
  settleRecharge,
  standingOf,
  type PaymentRow,
  type RechargeRow,
} from './recharge-payments.ts';
import { withIntent } from '#sandbox/services/intents/intents.ts';
import { cashChannels, checkTerms, usdtMinimum } from './recharge-terms.ts';
import { writeRecords } from '#sandbox/services/wallet/record-book.ts';
import { isOpen, pay, payAsOrdered, payingTime } from './sandbox-payer.ts';

type Wire = Answers<typeof endpoints.recharge>;

// Without letters and digits that look alike.
const referenceLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const newReference = (random: Context['random']): string =>
  `DR-${Array.from({ length: 6 }, () => referenceLetters[random.below(referenceLetters.length)]).join('')}`;

/** Writes a recharge that waits for its payment, and its record. @param channel null for USDT */
async function openRecharge(
  { trx, at }: BookTransaction,
  { random }: Pick<Context, 'random'>,
  { memberId, channel, amount }: { memberId: string; channel: CashChannel | null; amount: bigint },
): Promise<RechargeRow> {
  const method = channel ? 'cash' : 'usdt';
  const row: RechargeRow = {
    id: random.hex(12),
    member_id: memberId,
    method,
    currency: rechargeCurrency[method],
    channel_name: channel?.name ?? '',
    // No chain and no wallet accepts it (rule P1).
    address: channel ? '' : `sandbox:${depositChain.toLowerCase()}/${random.hex(20)}`,
    reference: channel ? newReference(random) : '',
    amount,
    created_at: at,
    expires_at: at + rechargeLifetime,
    next_due_at: at + rechargeLifetime,
  };
  await trx.insertInto('recharges').values(row).execute();
  await writeRecords({ trx, at }, [
    {
      id: rechargeRecordId(row.id),
      memberId,
      type: 'recharge',
      currency: row.currency,
      amount,
      status: 'unpaid',
      at,
      about: row.channel_name,
      rule: 'recharge',
      source: faucet.name,
      postings: [],
    },
  ]);
  return row;
}

function toWire(row: RechargeRow, payments: readonly PaymentRow[], now: number, { language }: Caller): Wire {
  const { received, credited, status, isLate, newest } = standingOf(row, payments, now);
  const needed = confirmationsOf(row.method);
  const confirmed = newest ? Math.floor((now - newest.lands_at) / deposit.confirmationTime) : 0;
  return {
    rechargeId: row.id,
    method: row.method,
    currency: row.currency,
    channelName: sayStored(row.channel_name, language),
    chain: row.method === 'usdt' ? depositChain : '',
    address: row.address,
    reference: row.reference,
    amount: toDecimal(row.amount),
    received: toDecimal(received),
    credited: toDecimal(credited),
    status,
    confirmations: Math.min(needed, confirmed),
    confirmationsNeeded: needed,
    late: isLate,
    createTime: row.created_at,
    expireTime: row.expires_at,
    creditTime: payments.reduce<number | null>(
      (latest, { credited_at }) => (credited_at === null ? latest : Math.max(latest ?? 0, credited_at)),
      null,
    ),
    recordId: rechargeRecordId(row.id),
  };
}

async function toWires(db: Context['db'], rows: readonly RechargeRow[], now: number, caller: Caller): Promise<Wire[]> {
  const payments = await paymentsOf(
    db,
    rows.map(({ id }) => id),
  );
  const byRecharge = Map.groupBy(payments, (payment) => payment.recharge_id);
  return rows.map((row) => toWire(row, byRecharge.get(row.id) ?? [], now, caller));
}

/**
 * One recharge of the member, in its wire form.
 * @throws Refusal notFound, for another member's too
 */
async function rechargeOf(db: Context['db'], caller: Caller, rechargeId: string, now: number): Promise<Wire> {
  const row = await db
    .selectFrom('recharges')
    .selectAll()
    .where('id', '=', rechargeId)
    .where('member_id', '=', caller.id)
    .executeTakeFirst();
  if (!row) throw new Refusal(codes.notFound, 'There is no such recharge');
  return toWire(row, await paymentsOf(db, [row.id]), now, caller);
}

/** How play money comes in, in its wire form. */
export const rechargeOptionsOf = async (
  { db }: Context,
  { language }: Caller,
): Promise<Answers<typeof endpoints.rechargeOptions>> => ({
  chain: depositChain,
  usdtMinimum: toDecimal(await usdtMinimum(db)),
  channels: cashChannels.map(({ id, kind, name, minimum }) => ({
    channelId: id,
    kind,
    name: sayStored(name, language),
    minimum: toDecimal(minimum),
  })),
});

export const rechargeHandlers: Handlers<typeof endpoints> = {
  async rechargeOptions(context, { caller }) {
    return { data: await rechargeOptionsOf(context, caller) };
  },

  createRecharge: (context, call) =>
    withIntent(context, 'createRecharge', call, async (transaction) => {
      const { caller, input } = call;
      const channel = await checkTerms(transaction.trx, input);
      const row = await openRecharge(transaction, context, { memberId: caller.id, channel, amount: input.amount });
      await payAsOrdered(transaction, context, row);
      await settleRecharge(transaction, row.id);
      return { data: await rechargeOf(transaction.trx, caller, row.id, transaction.at) };
    }),

  async recharge({ db, clock }, { caller, input }) {
    return { data: await rechargeOf(db, caller, input.rechargeId, clock.now()) };
  },

  async openRecharges({ db, clock }, { caller }) {
    const now = clock.now();
    const rows = await db
      .selectFrom('recharges')
      .selectAll()
      .where('member_id', '=', caller.id)
      .where(isOpen(now))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
    return { data: await toWires(db, rows, now, caller) };
  },
};

/** A recharge that was paid as asked, long enough ago to be credited now. For the demo's history and tests. */
export async function creditRecharge(context: Context, memberId: string, money: Money): Promise<void> {
  await withBook(context, async (transaction) => {
    const channel = money.currency === 'INR' ? cashChannels[0] : null;
    const createdAt =
      transaction.at - payingTime(channel ? 'cash' : 'usdt') - confirmingTime(channel ? 'cash' : 'usdt');
    const asked = { memberId, channel, amount: money.amount };
    const row = await openRecharge({ trx: transaction.trx, at: createdAt }, context, asked);
    await pay(transaction, context, row, 'full');
    await settleRecharge(transaction, row.id);
  });
}
