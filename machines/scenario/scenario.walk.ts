import { Failure } from '#domain/failure.ts';
import { failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { behind, text } from './samples.ts';
import { scenarioMachine } from './scenario.machine.ts';
import type { Flow } from '../flow.ts';

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

export const flow: Flow = {
  flow: 'a link that sets the sandbox up',
  home: 'any address with `?scenario=`',
  gallery: {
    address: '/mine?scenario=seed.other',
    hidden: { choice: 'passing', applied: 'passing', dismissed: 'passing' },
  },
};
