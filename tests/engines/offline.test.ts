/** The app without its server: it starts from the device, with what was read in the first session of all. */
import { Builds } from '#tests/support/builds.ts';
import { describe } from 'vitest';
import { openSignedIn } from './member.ts';
import { inEngine, test as base } from './test.ts';

/** A worker that is not installed before the page says so: what is read until then passes it by. */
const patient = `
  let install;
  const told = new Promise((resolve) => { install = resolve; });
  addEventListener('message', ({ data }) => data === 'install' && install());
  addEventListener('install', (event) => event.waitUntil(told));
`;

const test = base.extend<{ dist: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads what a fixture needs off its first parameter
  dist: async ({}, use) => {
    const builds = new Builds();
    await use(builds.prepended(builds.first, 'patient', patient).folder);
    builds.remove();
  },
});

/** Whether replies to these calls are on the device. */
const areKept = (paths: readonly string[]): string => `new Promise((resolve, reject) => {
  const opening = indexedDB.open('dayrent-replies');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const database = opening.result;
    const asking = database.transaction([...database.objectStoreNames]).objectStore(database.objectStoreNames[0]).getAllKeys();
    asking.onsuccess = () => {
      database.close();
      resolve(${JSON.stringify(paths)}.every((path) => asking.result.some((key) => key.includes('/' + path))));
    };
  };
})`;

const settled = `document.querySelector('main') && !document.querySelector('[data-state="loading"], [aria-busy="true"]')`;

describe(inEngine, () => {
  test('starts without its server, with all that the first session read', async ({ tab, world, demo }) => {
    const screens = ['projects', 'dynamic', 'index'] as const;
    await openSignedIn(tab, demo, '/mine', 'mine');
    for (const screen of screens) {
      await tab.goTo(`/${screen}`);
      await tab.shows(screen);
      await tab.waitFor(settled, `${screen} to be read`);
    }
    await tab.waitFor(`navigator.serviceWorker.getRegistration().then((one) => {
      one?.installing?.postMessage('install');
      return navigator.serviceWorker.controller !== null;
    })`);
    await tab.waitFor(
      areKept(['wallet/summary', 'square/list', 'product/list', 'user/info']),
      'what was read to be kept',
    );
    await world.kill();
    for (const screen of screens) {
      await tab.load('/sandbox').catch(() => undefined);
      await tab.open(`/${screen}`);
      await tab.shows(screen);
      await tab.waitFor(
        `document.querySelector('[data-screen="${screen}"] [data-stale]') !== null`,
        `${screen} with its age`,
      );
    }
    await tab.says('No connection');
    await world.restart();
    await tab.waitFor('!document.querySelector("[data-stale]")', 'all to be fresh again');
  });
});
