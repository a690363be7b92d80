/** What happens to recharges, and the exchange rate: `/sandbox/deposits…` and `/sandbox/rate`. */
import { Hono } from 'hono';
import * as v from 'valibot';
import { parseDecimal, toDecimal } from '#domain/money.ts';
import { payerHabits } from '#domain/scenario.ts';
import { setRate } from '#sandbox/services/wallet/rates.ts';
import { isPayable, setUsdtMinimum } from '#sandbox/services/recharge/recharge-terms.ts';
import { payNow, setNextHabit } from '#sandbox/services/recharge/sandbox-payer.ts';
import type { Context } from '#sandbox/context.ts';
import type { Gate } from './gate.ts';
import { readOrder } from './order-input.ts';
import { told } from './told.ts';

const decimal = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.regex(/^\d{1,7}(\.\d{1,6})?$/),
  v.transform(parseDecimal),
);
const sum = v.pipe(decimal, v.check(isPayable));

const habitOrder = v.strictObject({ next: v.picklist(payerHabits) });
const paymentOrder = v.strictObject({
  rechargeId: v.optional(v.pipe(v.string(), v.maxLength(80))),
  amount: v.optional(sum),
});
const minimumOrder = v.strictObject({ amount: sum });
/** At least a hundredth of a rupee: a whole recharge, exchanged, still fits every sum that is shown. */
const rateOrder = v.strictObject({ rate: v.pipe(decimal, v.minValue(10_000n)) });

/** @param catchUp as of `ControlOptions` */
export function rechargeControls(context: Context, gate: Gate, catchUp: () => Promise<void>): Hono {
  const routes = new Hono();

  routes.post('/deposits', async (c) => {
    const { next } = await readOrder(c.req.raw, habitOrder);
    await gate.shared(() => setNextHabit(context.db, next));
    return told(c, 'awaited', { next });
  });

  routes.post('/deposits/pay', async (c) => {
    const order = await readOrder(c.req.raw, paymentOrder);
    const { rechargeId, amount } = await gate.shared(async () => {
      await catchUp();
      return payNow(context, order);
    });
    return told(c, 'paid', { rechargeId, amount: toDecimal(amount) });
  });

  routes.post('/deposits/minimum', async (c) => {
    const { amount } = await readOrder(c.req.raw, minimumOrder);
    await gate.shared(() => setUsdtMinimum(context.db, amount));
    return told(c, 'changed', { usdtMinimum: toDecimal(amount) });
  });

  routes.post('/rate', async (c) => {
    const { rate } = await readOrder(c.req.raw, rateOrder);
    await gate.shared(() => setRate(context, rate));
    return told(c, 'changed', { rate: toDecimal(rate) });
  });

  return routes;
}
