import { Failure } from '#domain/failure.ts';
import { failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { behind, text } from './samples.ts';
import { scenarioMachine } from './scenario.machine.ts';

const events = {
  'applyScenario failed: offline': failed('applyScenario', new Failure('offline')),
  'applyScenario failed: rejected': failed('applyScenario', behind),
} as const;

export const scenarioWalk = walkOf(scenarioMachine, { input: { text }, events });

export const unreadableScenarioWalk = walkOf(scenarioMachine, {
  name: 'unreadable',
  input: { text: 'seed.dayrent,fire.everywhere' },
  events,
});
