/** Scenarios for the test, the walk and the gallery of `scenario`. */
import { Failure } from '#domain/failure.ts';
import { day, hour } from '#domain/limits.ts';
import { formatScenario, type Scenario } from '#domain/scenario.ts';

/** Says something of everything that a scenario can say. */
export const whole: Scenario = {
  seed: 'other',
  forward: 3 * day + hour / 2,
  faults: [
    { path: '/api/assets/mine/order/create', fault: 'lost-reply', times: 1, ms: 3_000 },
    { path: '*', fault: 'slow', times: 20, ms: 8_000 },
  ],
  deposit: 'partial',
  withdrawal: 'overdue',
  earnings: 'none',
  promotion: 'empty',
};

export const text = formatScenario(whole);
export const behind = new Failure('rejected', 400, 'The clock is past that');
