/** The fixtures of all browser tests. */
import { test as base } from '@playwright/test';
import type { DemoFacts } from '#sandbox/seed/demo-facts.ts';
import { App } from '../pages/app.ts';
import { Account } from './account.ts';
import { ConsoleGuard } from './console-guard.ts';
import { openHosted, openProcess } from './hosted-world.ts';
import { stateAt, type Member } from './seeded.ts';
import { wordsOf, type Lang } from './words.ts';
import { World } from './world.ts';

interface Options {
  lang: Lang;
  /** Who is signed in when the test begins. */
  member: Member | null;
  /** For tests that move the clock, stop the server, end sessions or need untouched money: a world of their own. */
  ownWorld: boolean;
  /** For tests that kill the server with `kill -9`: a world of their own in a process of its own. */
  ownProcess: boolean;
  /** Folder of what a world of its own serves; the build, if empty. */
  dist: string;
}

interface WorkerFixtures {
  /** One world for all other tests of a worker, started when the first one needs it. */
  sharedWorld: () => Promise<World>;
}

interface Fixtures {
  world: World;
  demo: DemoFacts;
  /** The demo member's, through the client. */
  account: Account;
  guard: ConsoleGuard;
  app: App;
}

/** A kept connection may be closed by the server just as the next call takes it. */
const oneCallEach = { extraHTTPHeaders: { Connection: 'close' } };

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  lang: ['en', { option: true }],
  member: ['demo', { option: true }],
  ownWorld: [false, { option: true }],
  ownProcess: [false, { option: true }],
  dist: ['', { option: true }],
  sharedWorld: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext(oneCallEach);
      const worlds: Promise<World>[] = [];
      await use(() => (worlds[0] ??= openHosted().then((server) => new World(server, request))));
      for (const world of worlds) await (await world).close();
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  world: async ({ playwright, ownWorld, ownProcess, dist, sharedWorld }, use) => {
    if (!ownWorld && !ownProcess && dist === '') {
      const world = await sharedWorld();
      await use(world);
      await world.calm();
      return;
    }
    const request = await playwright.request.newContext(oneCallEach);
    const world = new World(await (ownProcess ? openProcess() : openHosted(dist)), request);
    await use(world);
    await world.close();
    await request.dispose();
  },
  baseURL: async ({ world }, use) => use(world.url),
  storageState: async ({ world, member }, use) => use(member === null ? undefined : await stateAt(world.url, member)),
  demo: async ({ world }, use) => use(await world.demo()),
  account: async ({ world, demo }, use) => use(await Account.of(world, demo.phone, demo.password)),
  guard: [
    async ({ context, world }, use) => {
      const guard = new ConsoleGuard(context, world);
      await use(guard);
      guard.expectSilence();
    },
    { auto: true },
  ],
  app: async ({ page, lang }, use) => use(new App(page, lang, await wordsOf(lang))),
});

export { expect } from '@playwright/test';
