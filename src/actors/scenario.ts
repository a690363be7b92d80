import { applyScenario } from '#api/scenario.ts';
import { formatScenario } from '#domain/scenario.ts';
import { scenarioMachine } from '#machines/scenario/scenario.machine.ts';
import { fromPromise } from 'xstate';

/** Sends what was shown, not what the address says: a name may mean something else to another build. */
export const scenarioActor = () =>
  scenarioMachine.provide({
    actors: {
      applyScenario: fromPromise(({ input }) => applyScenario(formatScenario(input.scenario))),
    },
  });
