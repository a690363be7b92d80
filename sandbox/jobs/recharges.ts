/** Payments land and are credited, recharges expire (product 8.3, 8.4). */
import type { BookTransaction } from '#sandbox/ledger/transaction.ts';
import { settleRecharge } from '#sandbox/services/recharge/recharge-payments.ts';
import { eventsOf, type EventQuery, type FoundEvents, type JobEvent } from './event.ts';

/** One event for each step of each recharge before the instant. */
export async function recharges({ trx }: BookTransaction, query: EventQuery): Promise<FoundEvents> {
  const { before, most, memberId } = query;
  const due = await trx
    .selectFrom('recharges')
    .select(['id', 'expires_at', 'next_due_at'])
    .where('next_due_at', '<', before)
    .$if(memberId !== undefined, (one) => one.where('member_id', '=', memberId ?? ''))
    .orderBy('next_due_at')
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute();
  if (due.length === 0) return { events: [], known: Infinity };
  const payments = await trx
    .selectFrom('payments')
    .select(['recharge_id', 'lands_at', 'confirms_at'])
    .where(
      'recharge_id',
      'in',
      due.map(({ id }) => id),
    )
    .execute();
  const paymentsOf = Map.groupBy(payments, (payment) => payment.recharge_id);
  const events = due.flatMap(({ id, expires_at, next_due_at }) => {
    const steps = (paymentsOf.get(id) ?? []).flatMap(({ lands_at, confirms_at }) => [lands_at, confirms_at]);
    const open = [expires_at, ...steps].filter((at) => at >= (next_due_at ?? 0) && at < before);
    return [...new Set(open)].map((at): JobEvent => ({ at, run: (transaction) => settleRecharge(transaction, id) }));
  });
  return eventsOf(due, query, (one) => one.next_due_at ?? 0, events);
}
