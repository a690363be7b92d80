/**
 * A link that sets the sandbox up: `?scenario=`. It may come from anywhere, and a seed throws the world away: nothing is
 * applied without the member's hand. Runs only in an app that knows its backend as a sandbox (rule P1).
 */
import type { Failure } from '#domain/failure.ts';
import { parseScenario, type Scenario } from '#domain/scenario.ts';
import { assign, emit, setup } from 'xstate';
import { failureIn, port } from '../port.ts';

export interface ScenarioContext {
  /** As the address has it. */
  text: string;
  /** Null: the text says nothing that we understand. */
  scenario: Scenario | null;
  failure: Failure | null;
}

export type ScenarioEvent = { type: 'scenario.apply' } | { type: 'scenario.dismiss' };

export type ScenarioEmitted =
  /** `isNewWorld`: everybody was signed out with it. */
  { type: 'scenario.applied'; isNewWorld: boolean } | { type: 'scenario.dismissed' };

function orderOf({ scenario }: ScenarioContext): { scenario: Scenario } {
  if (!scenario) throw new Error('only a text that was understood can be applied');
  return { scenario };
}

export const scenarioMachine = setup({
  types: {
    context: {} as ScenarioContext,
    events: {} as ScenarioEvent,
    emitted: {} as ScenarioEmitted,
    input: {} as { text: string },
  },
  actors: {
    applyScenario: port<void, { scenario: Scenario }>('applyScenario'),
  },
  guards: {
    isUnderstood: ({ context }) => context.scenario !== null,
  },
  actions: {
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    clearFailure: assign({ failure: null }),
    tellApplied: emit(({ context }) => ({
      type: 'scenario.applied' as const,
      isNewWorld: orderOf(context).scenario.seed !== null,
    })),
    tellDismissed: emit({ type: 'scenario.dismissed' }),
  },
}).createMachine({
  id: 'scenario',
  context: ({ input }) => ({ text: input.text, scenario: parseScenario(input.text), failure: null }),
  initial: 'choice',
  states: {
    choice: {
      always: [{ guard: 'isUnderstood', target: 'review' }, { target: 'unreadable' }],
    },
    unreadable: {
      on: { 'scenario.dismiss': 'dismissed' },
    },
    review: {
      on: { 'scenario.apply': 'applying', 'scenario.dismiss': 'dismissed' },
    },
    applying: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'applyScenario',
        src: 'applyScenario',
        input: ({ context }) => orderOf(context),
        onDone: 'applied',
        onError: {
          target: 'failed',
          actions: 'setFailure',
        },
      },
    },
    /** Perhaps applied all the same, where no answer came: applying it again does no harm in a world of play money. */
    failed: {
      on: { 'scenario.apply': 'applying', 'scenario.dismiss': 'dismissed' },
    },
    applied: { type: 'final', entry: 'tellApplied' },
    dismissed: { type: 'final', entry: 'tellDismissed' },
  },
});
