/** What a member's machines have paid and pay next (product 7.6). */
import * as v from 'valibot';
import type { Today } from '#domain/today.ts';
import { size } from './amount-wire.ts';
import { endpoint } from './endpoint.ts';
import { count, id, instant, nothing, ownFile, text } from './wire.ts';

const machine = v.pipe(
  v.object({
    productId: id,
    productName: text,
    productImg: ownFile,
    running: count,
    dayReturnAmount: size,
    due: size,
    dueCount: count,
    stated: size,
  }),
  v.transform(({ productName, productImg, dayReturnAmount, ...wire }) => ({
    ...wire,
    name: productName,
    image: productImg,
    dayReturn: dayReturnAmount,
  })),
);

const trial = v.pipe(
  v.object({
    orderId: id,
    productName: text,
    productImg: ownFile,
    dayReturnAmount: size,
    getTime: instant,
    day: count,
    validDays: count,
    nextTime: v.nullable(instant),
  }),
  v.transform((wire) => ({
    orderId: wire.orderId,
    name: wire.productName,
    image: wire.productImg,
    dayReturn: wire.dayReturnAmount,
    boughtAt: wire.getTime,
    day: wire.day,
    validDays: wire.validDays,
    nextDueAt: wire.nextTime,
  })),
);

export const today = {
  today: endpoint({
    backend: 'income',
    method: 'GET',
    path: 'income/today',
    auth: 'member',
    input: nothing,
    reply: v.pipe(
      v.object({
        machines: v.array(machine),
        sinceTime: v.nullable(instant),
        nextTime: v.nullable(instant),
        trial: v.nullable(trial),
        recharged: v.boolean(),
        rented: v.boolean(),
        collected: v.boolean(),
      }),
      v.transform((wire): Today => ({
        machines: wire.machines,
        sinceAt: wire.sinceTime,
        nextDueAt: wire.nextTime,
        trial: wire.trial,
        firstSteps: { hasRecharged: wire.recharged, hasRented: wire.rented, hasCollected: wire.collected },
      })),
    ),
    about: 'What is due by machine, when the next income falls due, the free trial, and how far a newcomer has come.',
    origin: 'ours',
  }),
};
