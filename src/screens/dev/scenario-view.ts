import type { ScenarioEvent, scenarioMachine } from '#machines/scenario/scenario.machine.ts';
import type { SnapshotFrom } from 'xstate';

/** What every view of a scenario gets: the state that it is in, and a way to answer. */
export interface ScenarioViewProps {
  snapshot: SnapshotFrom<typeof scenarioMachine>;
  send: (event: ScenarioEvent) => void;
}
