/** How the app feels to whoever uses it: taps, a long list, an hour's memory, a bad line (docs/budget.md). */
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { settled } from '#tests/support/settled.ts';
import { browserArgs } from '../../scripts/browser.ts';
import { framesOf } from './scrolling.ts';
import { feelOf, tapThrough, type Feel } from './taps.ts';

interface Subject {
  origin: string;
  browser: string;
  signIn: (page: Page) => Promise<void>;
  /** Of the screens that are tapped on. */
  addresses: readonly string[];
}

export interface Use {
  feel: Feel;
  /** Of the long list, ms, sorted. */
  frames: readonly number[];
  /** Bytes of the page's heap after a minute's taps, and after an hour's. */
  heap: readonly [minute: number, hour: number];
  /** ms on a bad line: a first visit until the form is there. */
  firstForm: number;
}

export const [taps, rows] = [200, 10_000];
const slowdown = 4;
/** Of somebody who reads what they open. */
const tapsAMinute = 8;
/** 400 ms there and back, 400 kbit/s, as Chromium wants it: bytes a second. */
const badLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

const heapOf = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
};

export async function useOf({ origin, browser, signIn, addresses }: Subject): Promise<Use> {
  const running = await chromium.launch({ executablePath: browser, args: browserArgs });
  /** @param serviceWorkers blocked where answers are made up for the page */
  async function on<T>(
    serviceWorkers: 'allow' | 'block',
    work: (page: Page, session: CDPSession) => Promise<T>,
  ): Promise<T> {
    const context = await running.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers });
    const page = await context.newPage();
    const used = await work(page, await context.newCDPSession(page));
    await context.close();
    return used;
  }
  try {
    const firstForm = await on('allow', async (page, session) => {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', badLine);
      const asked = performance.now();
      await page.goto(origin, { waitUntil: 'commit' });
      await page.locator('input[name="password"]').waitFor();
      return performance.now() - asked;
    });
    const frames = await on('block', async (page) => {
      await signIn(page);
      return framesOf(page, origin, rows);
    });
    return await on('allow', async (page, session) => {
      await signIn(page);
      await settled(page);
      const feel = await feelOf(page, session, addresses, { count: taps, slowdown });
      await tapThrough(page, addresses, tapsAMinute);
      const minute = await heapOf(session);
      await tapThrough(page, addresses, 59 * tapsAMinute);
      return { feel, frames, heap: [minute, await heapOf(session)], firstForm };
    });
  } finally {
    await running.close();
  }
}
