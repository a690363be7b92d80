/**
 * Recharges as rows: what was requested, the payments that land, and what is credited. Each payment is credited on its
 * own, once, when it has its confirmations: whether more, less or later than requested (product 8.3, 8.4).
 * Amounts in millionths, instants in ms.
 */
import type { Selectable } from 'kysely';
import { deposit } from '#domain/limits.ts';
import type { RechargeMethod, RechargeStatus } from '#domain/recharge.ts';
import { reasons } from '#sandbox/content/reasons.ts';
import type { Context } from '#sandbox/context.ts';
import type { PaymentsTable, RechargesTable } from '#sandbox/db/tables-recharges.ts';
import { postEntry } from '#sandbox/ledger/post.ts';
import { recharge } from '#sandbox/ledger/rules.ts';
import type { BookTransaction } from '#sandbox/ledger/transaction.ts';
import { continueRecord, type NewRecord } from '#sandbox/services/wallet/record-book.ts';

export type RechargeRow = Selectable<RechargesTable>;
export type PaymentRow = Selectable<PaymentsTable>;

/** Confirmations that a payment waits for. */
export const confirmationsOf = (method: RechargeMethod): number => (method === 'usdt' ? deposit.confirmations : 0);

/** From landing to credit, ms. */
export const confirmingTime = (method: RechargeMethod): number => confirmationsOf(method) * deposit.confirmationTime;

export const rechargeRecordId = (rechargeId: string): string => `recharge-${rechargeId}`;

/** Adds a payment, landed or to come. */
export async function addPayment(
  { trx }: BookTransaction,
  { random }: Pick<Context, 'random'>,
  to: Pick<RechargeRow, 'id' | 'method'>,
  { amount, landsAt }: { amount: bigint; landsAt: number },
): Promise<void> {
  const confirmsAt = landsAt + confirmingTime(to.method);
  await trx
    .insertInto('payments')
    .values({ id: random.hex(12), recharge_id: to.id, amount, lands_at: landsAt, confirms_at: confirmsAt })
    .execute();
}

/** The payments of some recharges, in the order in which they land. */
export async function paymentsOf(db: Context['db'], rechargeIds: readonly string[]): Promise<PaymentRow[]> {
  if (rechargeIds.length === 0) return [];
  return db
    .selectFrom('payments')
    .selectAll()
    .where('recharge_id', 'in', rechargeIds)
    .orderBy('lands_at')
    .orderBy('id')
    .execute();
}

interface Standing {
  received: bigint;
  credited: bigint;
  status: RechargeStatus;
  /** Some of it landed when the recharge had expired. */
  isLate: boolean;
  /** The newest payment that landed. */
  newest: PaymentRow | null;
}

/** @param payments its own, in the order in which they land */
export function standingOf(
  { amount, expires_at }: RechargeRow,
  payments: readonly PaymentRow[],
  now: number,
): Standing {
  const landed = payments.filter(({ lands_at }) => lands_at <= now);
  const sum = (some: readonly PaymentRow[]): bigint => some.reduce((total, payment) => total + payment.amount, 0n);
  const received = sum(landed);
  const credited = sum(landed.filter(({ entry_id }) => entry_id !== null));
  return {
    received,
    credited,
    status: statusOf({ asked: amount, received, credited, isExpired: now >= expires_at }),
    isLate: landed.some(({ lands_at }) => lands_at >= expires_at),
    newest: landed.at(-1) ?? null,
  };
}

function statusOf(sums: { asked: bigint; received: bigint; credited: bigint; isExpired: boolean }): RechargeStatus {
  const { asked, received, credited, isExpired } = sums;
  if (credited >= asked) return 'credited';
  if (received > credited) return 'unconfirmed';
  if (credited > 0n) return 'partial';
  return isExpired ? 'expired' : 'unpaid';
}

/** Brings one up to the transaction's time: credits what is confirmed, and says in its record how it stands. */
export async function settleRecharge(transaction: BookTransaction, rechargeId: string): Promise<void> {
  const { trx, at } = transaction;
  const row = await trx.selectFrom('recharges').selectAll().where('id', '=', rechargeId).executeTakeFirstOrThrow();
  const due = (await paymentsOf(trx, [row.id])).filter((one) => one.entry_id === null && one.confirms_at <= at);
  const credits: NewRecord['postings'][number][] = [];
  for (const payment of due) credits.push({ entryId: await credit(transaction, row, payment), line: 1 });
  const payments = await paymentsOf(trx, [row.id]);
  const standing = standingOf(row, payments, at);
  await continueRecord(transaction, {
    id: rechargeRecordId(row.id),
    ...recordStateOf(row, standing),
    postings: credits,
  });
  await trx
    .updateTable('recharges')
    .set({ next_due_at: nextDueAt(row, payments, at) })
    .where('id', '=', row.id)
    .execute();
}

async function credit(transaction: BookTransaction, row: RechargeRow, payment: PaymentRow): Promise<bigint> {
  const { member_id: memberId, currency } = row;
  const postings = recharge(memberId, { amount: payment.amount, currency });
  const entryId = await postEntry(transaction, { kind: 'recharge', memberId, postings });
  await transaction.trx
    .updateTable('payments')
    .set({ entry_id: entryId, credited_at: transaction.at })
    .where('id', '=', payment.id)
    .execute();
  return entryId;
}

type RecordState = Pick<NewRecord, 'status' | 'amount' | 'reason' | 'isSettled'>;

function recordStateOf({ amount }: RechargeRow, { received, credited, status }: Standing): RecordState {
  if (credited > 0n) {
    return { status: 'succeeded', isSettled: true, amount: credited, reason: differenceOf(amount, credited) };
  }
  if (received > 0n) return { status: 'processing', amount };
  return { status: status === 'expired' ? 'expired' : 'unpaid', amount };
}

function differenceOf(asked: bigint, credited: bigint): string {
  if (credited === asked) return '';
  return credited < asked ? reasons.lessArrived.message : reasons.moreArrived.message;
}

/** When something happens to it next; null: nothing will by itself. */
function nextDueAt({ expires_at }: RechargeRow, payments: readonly PaymentRow[], now: number): number | null {
  const steps = payments.flatMap(({ lands_at, confirms_at, entry_id }) =>
    entry_id === null ? [lands_at, confirms_at] : [],
  );
  const hasLanded = payments.some(({ lands_at }) => lands_at <= now);
  if (!hasLanded) steps.push(expires_at);
  const next = Math.min(...steps.filter((step) => step > now));
  return Number.isFinite(next) ? next : null;
}
