/** What is opened and compared: screens of a member, on the device from an earlier visit, and the bare page. */
import { keptStarts } from '#tests/support/kept-entries.ts';
import { settled } from '#tests/support/settled.ts';
import type { Place, Subject } from './cold-start.ts';

/** @param read matches a figure, or a line, once it was read */
function place(name: string, address: string, read: string): Place {
  const screen = /^\/([^?]+)/.exec(address)?.[1] ?? '';
  return { name, address: `/#${address}`, live: `[data-screen="${screen}"] ${read}` };
}

const resource = '[data-machine="resource"]:not([data-state="loading"]) bdi';

const screens = [
  place('home', '/index', resource),
  place('wallet', '/projects', resource),
  place('records', '/user/record?type=1', '[data-machine="paging"]:not([data-state="loading"]) bdi'),
  place('community', '/dynamic', '[data-machine="paging"]:not([data-state="loading"]) [data-post]'),
] as const;

/** Runs in a page. Not by the worker's `ready`: where one was refused, that waits for ever. */
const hasWorker = async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated';

/** @param app where it runs, and how a member signs in there */
export const memberSubject = (app: Pick<Subject, 'origin' | 'stop'> & { signIn: Subject['visit'] }): Subject => ({
  ...app,
  places: screens,
  visit: async (page, origin) => {
    await app.signIn(page, origin);
    await page.waitForFunction(hasWorker);
    // Under the worker from the start, so that everything is kept.
    for (const { address, live } of screens) {
      await page.goto(`${origin}${address}`);
      await page.reload();
      await page.locator(live).first().waitFor();
      await settled(page);
      await page.waitForLoadState('networkidle');
      const own = address.slice('/#'.length);
      while (!(await keptStarts(page)).includes(own)) await page.waitForTimeout(100);
    }
  },
});

export const bareSubject = (page: Pick<Subject, 'origin' | 'stop'>): Subject => ({
  ...page,
  places: [{ name: 'bare', address: '/', live: '[data-records]' }],
  visit: async (tab, origin) => {
    await tab.goto(origin);
    await tab.waitForFunction(hasWorker);
    await tab.reload();
    await tab.waitForLoadState('networkidle');
  },
});
