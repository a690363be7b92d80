/**
 * Signing in for the day and the daily bonus: each once per member and day, a fixed amount, paid by promotion as far as
 * its budget goes. What it does not cover is "not credited" with the reason, and the day counts all the same (rule P5).
 */
import type { Selectable } from 'kysely';
import { codes } from '#contract/codes.ts';
import type { dailyBonus, sign } from '#contract/daily-rewards.ts';
import type { Answers } from '#contract/endpoint.ts';
import { dailyAmount, type DailyKind } from '#domain/daily-reward.ts';
import { toDecimal } from '#domain/money.ts';
import { isoDay } from '#domain/time.ts';
import { msg } from '#sandbox/content/msg.ts';
import { reasons } from '#sandbox/content/reasons.ts';
import type { Caller, Context } from '#sandbox/context.ts';
import type { DailyRewardsTable } from '#sandbox/db/tables-rewards.ts';
import type { Call, Handler, Handlers } from '#sandbox/handler.ts';
import { promotion } from '#sandbox/ledger/accounts.ts';
import { balanceOf, postEntry } from '#sandbox/ledger/post.ts';
import { bonus, type BonusRule } from '#sandbox/ledger/rules.ts';
import type { BookTransaction } from '#sandbox/ledger/transaction.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { endOfDay, goesOn, isTakenAt, nextAfter } from './daily-days.ts';
import { withIntent } from '#sandbox/services/intents/intents.ts';
import { writeRecords } from '#sandbox/services/wallet/record-book.ts';

interface Plan {
  /** Name of the call in the contract. */
  call: string;
  rule: BonusRule;
  /** What its record is about. */
  about: string;
}

const plans: Record<DailyKind, Plan> = {
  signIn: {
    call: 'signIn',
    rule: 'signInBonus',
    about: msg({ message: 'Daily check-in', comment: 'Name of a reward, in records' }).message,
  },
  dailyBonus: {
    call: 'takeDailyBonus',
    rule: 'dailyBonus',
    about: msg({ message: 'Daily bonus', comment: 'Name of a reward, in records' }).message,
  },
};

type Row = Selectable<DailyRewardsTable>;
type Receipt = Answers<typeof sign.signIn>;

const lastOf = (db: Context['db'], { id }: Caller, kind: DailyKind): Promise<Row | undefined> =>
  db
    .selectFrom('daily_rewards')
    .selectAll()
    .where('member_id', '=', id)
    .where('kind', '=', kind)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();

/** In the transaction that holds the book's lock, so that two at once are one after the other. */
async function takeOnce(
  transaction: BookTransaction,
  kind: DailyKind,
  { caller, intentId }: Pick<Call<typeof sign.signIn>, 'caller' | 'intentId'>,
): Promise<Receipt> {
  const { trx, at } = transaction;
  const { rule, about } = plans[kind];
  const { id: memberId, region } = caller;
  const last = await lastOf(trx, caller, kind);
  if (last && isTakenAt(last, region, at)) {
    throw new Refusal(codes.dayTaken, "You have today's already. It counts once a day");
  }
  const day = isoDay(at, region);
  const streak = last && goesOn(last, region, at) ? last.streak + 1 : 1;
  const amount = dailyAmount(kind, streak);
  const isPaid = (await balanceOf(transaction, promotion)) >= amount;
  const entryId = isPaid
    ? await postEntry(transaction, { kind: rule, intentId, memberId, postings: bonus(rule, memberId, amount) })
    : null;
  const reason = isPaid ? '' : 'promotionEmpty';
  const row = { day, at, region, streak };
  await trx
    .insertInto('daily_rewards')
    .values({ ...row, member_id: memberId, kind, amount, reason, entry_id: entryId })
    .execute();
  const recordId = `${kind}-${memberId}-${day}`;
  await writeRecords(transaction, [
    {
      id: recordId,
      memberId,
      type: 'bonus',
      amount,
      status: isPaid ? 'credited' : 'notCredited',
      at,
      about,
      rule,
      source: promotion.name,
      reason: isPaid ? '' : reasons.promotionEmpty.message,
      postings: entryId === null ? [] : [{ entryId, line: 1 }],
    },
  ]);
  const nextTime = nextAfter(row, region);
  return { day, streak, amount: toDecimal(amount), credited: isPaid, reason, time: at, recordId, nextTime };
}

const take =
  (kind: DailyKind): Handler<typeof sign.signIn> =>
  (context, call) =>
    withIntent(context, plans[kind].call, call, async (transaction) => ({
      data: await takeOnce(transaction, kind, call),
    }));

const status =
  (kind: DailyKind): Handler<typeof sign.signStatus> =>
  async ({ db, clock }, { caller }) => {
    const at = clock.now();
    const { region } = caller;
    const last = await lastOf(db, caller, kind);
    const day = isoDay(at, region);
    if (last && isTakenAt(last, region, at)) {
      const { streak, amount, reason } = last;
      const nextTime = nextAfter(last, region);
      return { data: { day, signed: true, streak, amount: toDecimal(amount), reason, nextTime } };
    }
    const streak = last && goesOn(last, region, at) ? last.streak : 0;
    const amount = toDecimal(dailyAmount(kind, streak + 1));
    return { data: { day, signed: false, streak, amount, reason: '', nextTime: endOfDay(at, region) } };
  };

const signRecord: Handler<typeof sign.signRecord> = async ({ db, clock }, { caller, input }) => {
  const { id, region } = caller;
  const today = isoDay(clock.now(), region);
  const month = input.month === '' ? today.slice(0, 7) : input.month;
  const rows = await db
    .selectFrom('daily_rewards')
    .select(['day', 'amount', 'reason'])
    .where('member_id', '=', id)
    .where('kind', '=', 'signIn')
    .where('day', '>=', `${month}-01`)
    .where('day', '<=', `${month}-31`)
    .orderBy('day')
    .execute();
  const { created_at: joinedAt } = await db
    .selectFrom('members')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    data: {
      month,
      firstMonth: isoDay(joinedAt, region).slice(0, 7),
      today,
      days: rows.map(({ amount, ...row }) => ({ ...row, amount: toDecimal(amount) })),
    },
  };
};

export const signHandlers: Handlers<typeof sign> = {
  signIn: take('signIn'),
  signStatus: status('signIn'),
  signRecord,
};

export const dailyBonusHandlers: Handlers<typeof dailyBonus> = {
  dailyBonusStatus: status('dailyBonus'),
  takeDailyBonus: take('dailyBonus'),
};
