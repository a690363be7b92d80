/** The income backend (product 15.17). */
import * as v from 'valibot';
import type { Income } from '#domain/wallet.ts';
import { endpoint } from './endpoint.ts';
import { size } from './amount-wire.ts';
import { page, paging } from './page.ts';
import { count, id, instant, nothing, text } from './wire.ts';

const incomeItem = v.pipe(
  v.object({
    incomeId: id,
    orderId: id,
    productId: id,
    productName: text,
    dayIndex: count,
    time: instant,
    stated: size,
    amount: size,
    shortfall: size,
    status: v.picklist(['notReceived', 'processing', 'received']),
    arriveTime: v.nullable(instant),
  }),
  v.transform((wire): Income => ({
    id: wire.incomeId,
    orderId: wire.orderId,
    productId: wire.productId,
    name: wire.productName,
    dayIndex: wire.dayIndex,
    dueAt: wire.time,
    stated: wire.stated,
    paid: wire.amount,
    shortfall: wire.shortfall,
    status: wire.status,
    arrivesAt: wire.arriveTime,
  })),
);

export const income = {
  incomes: endpoint({
    backend: 'income',
    method: 'GET',
    path: 'income/list',
    auth: 'member',
    input: v.object({
      status: v.picklist(['notReceived', 'taken', 'all']),
      /** Of one order only; empty: of all. */
      orderId: v.optional(v.pipe(v.string(), v.maxLength(80)), ''),
      ...paging,
    }),
    reply: page(incomeItem),
    about:
      'Daily incomes, newest first: "notReceived" wait to be taken, "taken" are processing or received. A day that paid nothing is in "all" alone.',
    origin: 'ours',
  }),
  takeIncome: endpoint({
    backend: 'income',
    method: 'POST',
    path: 'income/takeout',
    auth: 'member',
    money: true,
    input: nothing,
    reply: v.pipe(
      v.object({ amount: size, count, arriveTime: instant }),
      v.transform(({ arriveTime, ...wire }) => ({ ...wire, arrivesAt: arriveTime })),
    ),
    about: "Takes all income that fell due; it arrives 30 minutes later, on a weekend with Monday's settlement.",
    origin: 'spec',
  }),
};
