/** Brings a scenario about, and describes the running sandbox as one. */
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
import { promotion } from '#sandbox/ledger/accounts.ts';
import { balanceOf } from '#sandbox/ledger/post.ts';
import { earningsLevel } from '#sandbox/services/income/earnings-level.ts';
import { nextHabit, setNextHabit } from '#sandbox/services/recharge/sandbox-payer.ts';
import { orderedEnd, orderEnd } from '#sandbox/services/withdrawal/next-withdrawal.ts';
import { advanceTo, checkAhead } from './advance.ts';
import type { Faults } from './faults.ts';
import { emptyPromotion, orderEarnings } from './money-sources.ts';
import { demoOrigin, resetDemo, type MovableContext } from './reset.ts';

const minute = 60_000;

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
  alone: OpenDatabase['alone'];
}

/**
 * All of it, in this order: the demo, what renters pay, the time, the promotion budget, what waits for the next calls.
 * Orders and faults that waited before are forgotten. To be run alone.
 * @throws RequestProblem 400 when the time is behind and no seed begins anew; nothing is done then
 */
export async function enact({ context, wallClock, faults, alone }: Running, scenario: Scenario): Promise<void> {
  const { seed, forward } = scenario;
  const endOf = async (): Promise<number> => ((await demoOrigin(context)).beginsAt ?? 0) + forward;
  const all = async (): Promise<void> => {
    await context.clock.refresh?.();
    if (seed === null && forward > 0) checkAhead(context, await endOf());
    if (seed !== null) await resetDemo(context, wallClock, seed);
    // Before the time moves, so that the days on the way go without earnings; the budget after, as each day fills it.
    await orderEarnings(context, scenario.earnings ?? 'usual');
    if (forward > 0) await advanceTo(context, await endOf());
    if (scenario.promotion) await emptyPromotion(context);
    await setNextHabit(context.db, scenario.deposit ?? 'full');
    await orderEnd(context, scenario.withdrawal ?? 'arrives');
    await faults.clear();
    for (const fault of scenario.faults) await faults.order(fault);
  };
  // A new demo from its beginning to its end: a reset at another server takes the tables away meanwhile.
  await (seed === null ? all() : alone(all));
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
