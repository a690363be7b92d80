/** What each case has: the engine that is named in ENGINE, a world of its own, and the demo member's account. */
import { request } from '@playwright/test';
import type { DemoFacts } from '#sandbox/seed/demo-facts.ts';
import { Account } from '#tests/support/account.ts';
import { openHosted } from '#tests/support/hosted-world.ts';
import { World } from '#tests/support/world.ts';
import { test as base } from 'vitest';
import type { Browser } from './browser.ts';
import { openFirefox } from './firefox.ts';
import { Tab } from './tab.ts';
import { openWebKit } from './webkit.ts';

const open: Record<string, (program: string) => Promise<Browser>> = { firefox: openFirefox, webkit: openWebKit };
const { ENGINE: engine = '', ENGINE_PATH: program = '' } = process.env;

/** Before the title of each case. */
export const inEngine = `in ${engine}`;

interface Fixtures {
  browser: Browser;
  /** What is served; the build, if empty. */
  dist: string;
  world: World;
  demo: DemoFacts;
  account: Account;
  tab: Tab;
}

export const test = base.extend<Fixtures>({
  browser: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads what a fixture needs off its first parameter
    async ({}, use) => {
      const start = open[engine];
      if (!start) throw new Error(`ENGINE is ${JSON.stringify(engine)}: use npm run e2e:engines`);
      const browser = await start(program);
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  dist: '',
  world: async ({ dist }, use) => {
    const calls = await request.newContext({ extraHTTPHeaders: { Connection: 'close' } });
    const world = new World(await openHosted(dist), calls);
    await use(world);
    await world.close();
    await calls.dispose();
  },
  demo: async ({ world }, use) => use(await world.demo()),
  account: async ({ world, demo }, use) => use(await Account.of(world, demo.phone, demo.password)),
  tab: async ({ browser, world }, use) => use(new Tab(browser, world.url)),
});
