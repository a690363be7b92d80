/** What the next start shows before the app's code runs (`src/app/still.ts`). */
import { expect, type Page } from '@playwright/test';
import { keptEntries } from './kept-entries.ts';

export interface SeenStill {
  text: string;
  /** The app's own screen was there already. */
  hasMain: boolean;
  isGrey: boolean;
  /** What a finger would meet on the screen's action and on the tab bar. */
  met: (string | undefined)[];
  /** As the stylesheet has them. */
  figures: string[];
}

/** Addresses whose picture the device keeps. */
export const keptStills = async (page: Page): Promise<string[]> =>
  Object.keys(await keptEntries(page, 'dayrent-replies')).flatMap((key) => / SEE (.*)\?$/.exec(key)?.[1] ?? []);

/** Waits until the device has the picture of a tab. */
export const stillKept = (page: Page, address: string): Promise<void> =>
  expect.poll(() => keptStills(page)).toContain(address);

/** From the next start on: its first script runs this late, ms after the navigation. */
export async function startsAfter(page: Page, late: number): Promise<void> {
  await page.addInitScript((at) => {
    const now = performance.now.bind(performance);
    performance.now = () => {
      performance.now = now;
      return at;
    };
  }, late);
}

/** From the next start on: remembers the first picture that is shown. */
export async function watchStills(page: Page): Promise<() => Promise<SeenStill | null>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { seenStill: null });
    const watch = new MutationObserver(() => {
      const still = document.querySelector<HTMLElement>('#still');
      if (!still) return;
      watch.disconnect();
      const { innerWidth: width, innerHeight: height } = window;
      const seenStill: SeenStill = {
        text: still.innerText,
        hasMain: document.querySelector('main') !== null,
        isGrey: still.matches('[data-grey]'),
        met: [height / 2, height - 20].map((y) => document.elementFromPoint(width / 2, y)?.id),
        figures: [...still.querySelectorAll('[data-figure]')].map((figure) => getComputedStyle(figure).visibility),
      };
      Object.assign(globalThis, { seenStill });
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seenStill: SeenStill | null }).seenStill);
}
