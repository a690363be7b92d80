/** Brings a scenario about, and describes the running sandbox as one. */
import { minute } from '#domain/limits.ts';
import * as v from 'valibot';
import {
  formatScenario,
  parseScenario,
  scenarioLimits,
  seedPattern,
  type Scenario,
  type ScenarioFault,
} from '#domain/scenario.ts';
import type { Clock } from '#sandbox/context.ts';
import type { OpenDatabase } from '#sandbox/db/open.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { promotion } from '#sandbox/ledger/accounts.ts';
import { balanceOf } from '#sandbox/ledger/post.ts';
import { earningsLevel } from '#sandbox/services/income/earnings-level.ts';
import { nextHabit, setNextHabit } from '#sandbox/services/recharge/sandbox-payer.ts';
import { orderedEnd, orderEnd } from '#sandbox/services/withdrawal/next-withdrawal.ts';
import { advanceTo, checkAhead, inThisDemo, type Moving } from './advance.ts';
import type { Faults } from './faults.ts';
import type { Gate } from './gate.ts';
import { emptyPromotion, orderEarnings } from './money-sources.ts';
import { demoOrigin, resetDemo, type MovableContext } from './reset.ts';

/** What `POST /sandbox/scenario` takes: the answer is what the text says. */
export const scenarioOrder = v.strictObject({
  scenario: v.pipe(
    v.string(),
    v.maxLength(10_000),
    v.transform(parseScenario),
    v.check((scenario) => scenario !== null),
    v.transform((scenario) => scenario as Scenario),
  ),
});

interface Running {
  context: MovableContext;
  wallClock: Clock;
  faults: Faults;
  gate: Gate;
  alone: OpenDatabase['alone'];
  /** As of `Moving`. */
  settle: Moving['settle'];
}

/**
 * All of it, in this order: the demo, what renters pay, the time, the promotion budget, what waits for the next calls.
 * Orders and faults that waited before are forgotten. Calls wait for a new demo alone.
 * @throws RequestProblem 400 when the time is behind and no seed begins anew; nothing is done then
 */
export async function enact(running: Running, scenario: Scenario): Promise<void> {
  const { context, wallClock, faults, gate, alone } = running;
  const { seed, forward } = scenario;
  const endOf = async (): Promise<number> => ((await demoOrigin(context)).beginsAt ?? 0) + forward;
  const all = async (moving: Moving): Promise<void> => {
    const { shared } = moving;
    // Before the time moves, so that the days on the way go without earnings; the budget after, as each day fills it.
    await orderEarnings(moving, scenario.earnings ?? 'usual');
    if (forward > 0) await advanceTo(moving, await shared(endOf));
    if (scenario.promotion) await emptyPromotion(moving);
    await shared(async () => {
      await setNextHabit(context.db, scenario.deposit ?? 'full');
      await orderEnd(context, scenario.withdrawal ?? 'arrives');
      await faults.clear();
      for (const fault of scenario.faults) await faults.order(fault);
    });
  };
  if (seed === null) {
    const moving = await inThisDemo({ context, shared: gate.shared, settle: running.settle });
    await moving.shared(async () => {
      await context.clock.refresh?.();
      if (forward > 0) checkAhead(context, await endOf());
    });
    return all(moving);
  }
  // A new demo from its beginning to its end: a reset at another server takes the tables away meanwhile.
  await gate.exclusive(() =>
    alone(async () => {
      await context.clock.refresh?.();
      await resetDemo(context, wallClock, seed);
      await all({ context, shared: (work) => work(), settle: () => runJobs(context) });
    }),
  );
}

const lettingGo = <Value extends string>(value: Value, usual: Value): Value | null => (value === usual ? null : value);

/** The text that describes the running sandbox: its seed, how far it is, and what waits. */
export async function describeScenario({ context, faults }: Pick<Running, 'context' | 'faults'>): Promise<string> {
  const { db, clock } = context;
  const { seed, beginsAt } = await demoOrigin(context);
  const passed = beginsAt === null ? 0 : Math.max(0, clock.now() - beginsAt);
  // Further on than a text can say: it says only what waits.
  const isFar = passed > scenarioLimits.forward;
  const isEmpty = (await balanceOf({ trx: db }, promotion)) === 0n;
  return formatScenario({
    // One of before this pattern has no place in a text.
    seed: seed !== null && !isFar && seedPattern.test(seed) ? seed : null,
    forward: isFar ? 0 : Math.floor(passed / minute) * minute,
    faults: (await faults.list()).slice(0, scenarioLimits.faults) satisfies readonly ScenarioFault[],
    deposit: lettingGo(await nextHabit(db), 'full'),
    withdrawal: lettingGo(await orderedEnd(db), 'arrives'),
    earnings: (await earningsLevel(db)) === 'none' ? 'none' : null,
    promotion: isEmpty ? 'empty' : null,
  });
}
