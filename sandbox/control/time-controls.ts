/** Time, scenarios, and what both bring about: `/sandbox/clock…`, `/scenario`, `/earnings`, `/promotion`, `/members/region`. */
import { Hono } from 'hono';
import * as v from 'valibot';
import { toDecimal } from '#domain/money.ts';
import { formatScenario } from '#domain/scenario.ts';
import type { Clock } from '#sandbox/context.ts';
import type { OpenDatabase } from '#sandbox/db/open.ts';
import { advance, advanceOrder, type Moving } from './advance.ts';
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
  /** Presses that change the whole demo, one after the other. */
  presses: Gate;
  alone: OpenDatabase['alone'];
  /** Before what a page shows, where nothing works beside the calls. */
  catchUp: () => Promise<void>;
  /** Books all that is due by now; calls go on meanwhile. */
  settle: () => Promise<void>;
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

export function timeControls(options: ControlOptions): Hono {
  const { context, back, wallClock, faults, gate, presses, alone, catchUp, settle } = options;
  const { clock } = context;
  const moving: Moving = { context: back, shared: gate.shared, settle };
  const routes = new Hono();

  routes.get('/clock', (c) => c.json({ now: clock.now(), paused: clock.isPaused() }));

  routes.post('/clock/advance', async (c) => {
    const move = await readOrder(c.req.raw, advanceOrder);
    await presses.exclusive(() => advance(moving, move));
    return told(c, 'advanced', { now: clock.now() });
  });

  routes.post('/clock/pause', async (c) => {
    const { paused } = await readOrder(c.req.raw, pauseOrder);
    await gate.shared(async () => clock.pause(paused));
    return told(c, paused ? 'paused' : 'running', { now: clock.now(), paused });
  });

  routes.get('/scenario', (c) =>
    gate.shared(async () => c.json({ scenario: await describeScenario({ context, faults }) })),
  );

  routes.post('/scenario', async (c) => {
    const { scenario } = await readOrder(c.req.raw, scenarioOrder);
    await presses.exclusive(() => enact({ context: back, wallClock, faults, gate, alone, settle }, scenario));
    return told(c, 'enacted', { now: clock.now(), scenario: formatScenario(scenario) });
  });

  routes.get('/facts', (c) =>
    gate.shared(async () => {
      await catchUp();
      return c.json(await readTimeFacts(back));
    }),
  );

  routes.post('/earnings', async (c) => {
    const { level } = await readOrder(c.req.raw, earningsOrder);
    await presses.exclusive(() => orderEarnings(moving, level));
    return told(c, 'changed', { level });
  });

  routes.post('/promotion', async (c) => {
    const { level } = await readOrder(c.req.raw, promotionOrder);
    const paid = await presses.exclusive(() => emptyPromotion(moving));
    return told(c, 'emptied', { level, paid: toDecimal(paid) });
  });

  routes.post('/members/region', async (c) => {
    const order = await readOrder(c.req.raw, regionOrder);
    const revoked = await moveByPhone(moving, order);
    return told(c, 'moved', { region: order.region, revoked });
  });

  return routes;
}
