/** A new build: found, offered, taken, and the one that runs after it. */
import { Builds, type Deployment } from '#tests/support/builds.ts';
import { describe } from 'vitest';
import { openSignedIn } from './member.ts';
import { inEngine, test as base } from './test.ts';

const test = base.extend<{ builds: Builds; deployment: Deployment; dist: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads what a fixture needs off its first parameter
  builds: async ({}, use) => {
    const builds = new Builds();
    await use(builds);
    builds.remove();
  },
  deployment: async ({ builds }, use) => use(builds.serve()),
  dist: async ({ deployment }, use) => use(deployment.link),
});

const runs = (id: string): string => `document.querySelector('meta[name="build"]')?.content === '${id}'`;

describe(inEngine, () => {
  test('a new release is offered, and runs once it is taken', async ({ tab, demo, builds, deployment }) => {
    const { first, next } = builds;
    await openSignedIn(tab, demo, '/mine', 'mine');
    await tab.kept();
    await tab.reload();
    await tab.shows('mine');
    await tab.waitFor(runs(first.id), 'the first build to run');
    deployment.deploy(next);
    await tab.reload();
    await tab.says(next.version);
    await tab.click('[role="dialog"] button', 'Update now');
    await tab.waitFor(runs(next.id), 'the new build to run');
    await tab.says(`Version ${next.version} is running`);
    await tab.shows('mine');
  });
});
