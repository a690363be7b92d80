/**
 * What a finger meets (docs/budget.md): taps over all screens, how long until the frame after each, and tasks that would keep the next
 * one waiting.
 */
import type { CDPSession, Page } from '@playwright/test';
import { settled } from '#tests/support/settled.ts';

/** On one screen. The third of a list says what the fourth would. */
const tapsAScreen = 3;
/** How long a screen may take to settle, ms: it is slowed. */
const patience = 60_000;
/** What counts as a long task, and after how long it counts, ms: before, the app starts. */
const longTask = 50;
const startTime = 1_000;

/** What leads somewhere or opens something. Buttons that send are not among them. */
const tappable = [
  'main a[href^="#/"]',
  'nav a[href^="#/"]',
  '[role="tab"]',
  'main [role="radio"]',
  'main button[aria-haspopup]',
  'main button[aria-expanded]',
  'main summary',
].join(',');

export interface Feel {
  /** ms from the tap to the next frame, as browsers count Interaction to Next Paint; sorted. Below 16 ms none is told. */
  delays: readonly number[];
  /** Tasks of more than 50 ms after the first second, and how long the longest took, ms. */
  longTasks: number;
  longest: number;
}

interface Told {
  interactions: Record<number, number>;
  tasks: number[];
}

/** Runs in the page: notes each interaction and each long task. */
function watch({ longTask, startTime }: { longTask: number; startTime: number }): void {
  const told: Told = { interactions: {}, tasks: [] };
  Object.assign(globalThis, { told });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      // Keys are ours: they close what was opened.
      if (entry.interactionId === 0 || entry.name.startsWith('key')) continue;
      told.interactions[entry.interactionId] = Math.max(told.interactions[entry.interactionId] ?? 0, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { startTime: at, duration } of list.getEntries()) {
      if (at > startTime && duration > longTask) told.tasks.push(duration);
    }
  }).observe({ type: 'longtask' });
}

/** Middles of what a finger finds on the screen as it stands, spread over it. */
const placesOn = (page: Page): Promise<readonly { x: number; y: number }[]> =>
  page.evaluate(
    ({ selector, most }) => {
      const places = [...document.querySelectorAll(selector)].flatMap((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return element.contains(document.elementFromPoint(x, y)) ? [{ x, y }] : [];
      });
      return places.filter((_, index) => index % Math.ceil(places.length / most) === 0);
    },
    { selector: tappable, most: tapsAScreen },
  );

/** What is pressed must be where it was seen. */
const slid = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const slides = document.querySelector('main')?.getAnimations() ?? [];
    await Promise.allSettled(slides.map(({ finished }) => finished));
  });

/** Closes what lies over the screen, and goes where nothing of another screen is left. */
async function open(page: Page, address: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
  await settled(page, patience);
  await slid(page);
}

/** Taps its way over the screens, as often as is said. */
export async function tapThrough(page: Page, addresses: readonly string[], count: number): Promise<void> {
  let taps = 0;
  for (let turn = 0; taps < count; turn += 1) {
    const address = addresses[turn % addresses.length] ?? '/index';
    await open(page, address);
    for (let each = 0; each < tapsAScreen && taps < count; each += 1) {
      const place = (await placesOn(page))[each];
      if (!place) break;
      await page.touchscreen.tap(place.x, place.y);
      taps += 1;
      await open(page, address);
    }
  }
}

/** @param page of a member, on the app, with touch */
export async function feelOf(
  page: Page,
  session: CDPSession,
  addresses: readonly string[],
  { count, slowdown }: { count: number; slowdown: number },
): Promise<Feel> {
  await page.addInitScript(watch, { longTask, startTime });
  await page.reload();
  await settled(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await tapThrough(page, addresses, count);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const told = await page.evaluate(() => (globalThis as unknown as { told: Told }).told);
  return {
    delays: Object.values(told.interactions).toSorted((a, b) => a - b),
    longTasks: told.tasks.length,
    longest: Math.max(0, ...told.tasks),
  };
}
