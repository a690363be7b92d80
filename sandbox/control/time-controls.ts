/** Time, scenarios, and what both bring about: `/sandbox/clock…`, `/scenario`, `/earnings`, `/promotion`, `/members/region`. */
import { Hono } from 'hono';
import * as v from 'valibot';
import { toDecimal } from '#domain/money.ts';
import { formatScenario } from '#domain/scenario.ts';
import type { Clock } from '#sandbox/context.ts';
import type { OpenDatabase } from '#sandbox/db/open.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { advance, advanceOrder } from './advance.ts';
import type { Faults } from './faults.ts';
import type { Gate } from './gate.ts';
import { moveByPhone, regionOrder } from './member-region.ts';
import { earningsOrder, emptyPromotion, orderEarnings, promotionOrder } from './money-sources.ts';
import { readOrder } from './order-input.ts';
import { describeScenario, enact, scenarioOrder } from './scenario.ts';
import { readTimeFacts } from './time-facts.ts';
import { told } from './told.ts';
import type { MovableContext } from './reset.ts';

export interface ControlOptions {
  context: MovableContext;
  /** The same, on connections for what may take long. */
  back: MovableContext;
  wallClock: Clock;
  faults: Faults;
  gate: Gate;
  alone: OpenDatabase['alone'];
}

const pauseOrder = v.strictObject({
  paused: v.union([
    v.boolean(),
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((value) => value === 'true'),
    ),
  ]),
});

export function timeControls({ context, back, wallClock, faults, gate, alone }: ControlOptions): Hono {
  const { clock } = context;
  const routes = new Hono();

  routes.get('/clock', (c) => c.json({ now: clock.now(), paused: clock.isPaused() }));

  routes.post('/clock/advance', async (c) => {
    const move = await readOrder(c.req.raw, advanceOrder);
    await gate.exclusive(() => advance(back, move));
    return told(c, 'advanced', { now: clock.now() });
  });

  routes.post('/clock/pause', async (c) => {
    const { paused } = await readOrder(c.req.raw, pauseOrder);
    await gate.exclusive(async () => clock.pause(paused));
    return told(c, paused ? 'paused' : 'running', { now: clock.now(), paused });
  });

  routes.get('/scenario', (c) =>
    gate.shared(async () => c.json({ scenario: await describeScenario({ context, faults }) })),
  );

  routes.post('/scenario', async (c) => {
    const { scenario } = await readOrder(c.req.raw, scenarioOrder);
    await gate.exclusive(() => enact({ context: back, wallClock, faults, alone }, scenario));
    return told(c, 'enacted', { now: clock.now(), scenario: formatScenario(scenario) });
  });

  routes.get('/facts', (c) =>
    gate.shared(async () => {
      await runJobs(back);
      return c.json(await readTimeFacts(back));
    }),
  );

  routes.post('/earnings', async (c) => {
    const { level } = await readOrder(c.req.raw, earningsOrder);
    await gate.exclusive(() => orderEarnings(back, level));
    return told(c, 'changed', { level });
  });

  routes.post('/promotion', async (c) => {
    const { level } = await readOrder(c.req.raw, promotionOrder);
    const paid = await gate.exclusive(() => emptyPromotion(back));
    return told(c, 'emptied', { level, paid: toDecimal(paid) });
  });

  routes.post('/members/region', async (c) => {
    const order = await readOrder(c.req.raw, regionOrder);
    const revoked = await gate.exclusive(() => moveByPhone(back, order));
    return told(c, 'moved', { region: order.region, revoked });
  });

  return routes;
}
