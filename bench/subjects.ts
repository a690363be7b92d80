/** What is opened and compared: screens of a member, on the device from an earlier visit, and the bare page. */
import { keptStarts } from '#tests/support/kept-entries.ts';
import { settled } from '#tests/support/settled.ts';
import { stillKept } from '#tests/support/still.ts';
import type { Place, Subject } from './cold-start.ts';

/** @param read matches a figure, or a line, once it was read @param hasStill a tab, of which a picture is kept */
function place(name: string, address: string, read: string, hasStill: boolean): Place & { hasStill: boolean } {
  const screen = /^\/([^?]+)/.exec(address)?.[1] ?? '';
  const live = `body:not(:has(#still)) [data-screen="${screen}"] ${read}`;
  // As the screen shows them, or its picture of the last time (decision 0045).
  return { name, address: `/#${address}`, hasStill, live, records: hasStill ? `${live}, #still bdi` : live };
}

const resource = '[data-machine="resource"]:not([data-state="loading"]) bdi';

const screens = [
  place('home', '/index', resource, true),
  place('wallet', '/projects', resource, true),
  place('records', '/user/record?type=1', '[data-machine="paging"]:not([data-state="loading"]) bdi', false),
  place('community', '/dynamic', '[data-machine="paging"]:not([data-state="loading"]) [data-post]', true),
] as const;

/** Runs in a page. Not by the worker's `ready`: where one was refused, that waits for ever. */
const hasWorker = async () => Boolean((await navigator.serviceWorker.getRegistration())?.active);

/** @param app where it runs, and how a member signs in there */
export const memberSubject = (app: Pick<Subject, 'origin' | 'stop'> & { signIn: Subject['visit'] }): Subject => ({
  ...app,
  places: screens,
  visit: async (page, origin) => {
    await app.signIn(page, origin);
    await page.waitForFunction(hasWorker);
    // Under the worker from the start, so that everything is kept.
    for (const { address, live, hasStill } of screens) {
      await page.goto(`${origin}${address}`);
      await page.reload();
      await page.locator(live).first().waitFor();
      await settled(page);
      await page.waitForLoadState('networkidle');
      const own = address.slice('/#'.length);
      if (hasStill) await stillKept(page, own);
      while (!(await keptStarts(page)).includes(own)) await page.waitForTimeout(100);
    }
  },
});

export const bareSubject = (page: Pick<Subject, 'origin' | 'stop'>): Subject => ({
  ...page,
  places: [{ name: 'bare', address: '/', records: '[data-records]', live: '[data-records]' }],
  visit: async (tab, origin) => {
    await tab.goto(origin);
    await tab.waitForFunction(hasWorker);
    await tab.reload();
    await tab.waitForLoadState('networkidle');
  },
});
