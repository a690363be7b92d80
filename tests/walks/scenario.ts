/** A link that sets the sandbox up. */
import { expect } from '@playwright/test';
import { scenarioWalk } from '#machines/scenario/scenario.walk.ts';
import { ScenarioPage } from '../pages/scenario-page.ts';
import { playbookOf } from './playbook.ts';
import { quiet } from './sign-in.ts';

/** How far the link of the path that is played moves the clock, from the start of the world: each further than the one before. */
let hours = 0;

const address = () => `${quiet}?scenario=forward.${hours}h`;

export const scenarioBook = playbookOf<ScenarioPage>(scenarioWalk, {
  machine: 'scenario',
  address,
  open: ({ app }) => app.openAnew(address()),
  page: (app) => new ScenarioPage(app),
  ready: async () => {
    hours += 6;
  },
  outcomes: {
    'applyScenario done':
      async ({ app }) =>
      () =>
        expect(new ScenarioPage(app).frame).toBeHidden(),
    // Time has passed it by since the link was opened.
    'applyScenario failed: rejected': async ({ world }) => {
      world.faulted.add('/sandbox/scenario');
      await world.advance({ hours: hours + 1 });
      hours *= 2;
    },
  },
  unplayable: {
    'applyScenario failed: offline': 'the controls take no faults; a refusal leads to the same state',
  },
  unseen: {
    choice: 'left at once',
    unreadable: 'is the start of a link that is no scenario: tests/journeys/scenario.spec.ts',
    applied: 'the app goes on in the same step',
    dismissed: 'as "applied"',
  },
});
