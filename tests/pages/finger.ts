/** One finger on the glass of a page, in CSS pixels from its top. */
import type { CDPSession, Page } from '@playwright/test';
import { pullThreshold } from '#domain/limits.ts';

/** Where it goes down: below the header of every screen. */
const from = 300;

/** The browser keeps what is touched by session: one for each page. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Pages that it touches. */
const touched = new WeakSet<Page>();

async function touch(page: Page, type: string, points: readonly number[]): Promise<void> {
  const session = await sessionOf(page);
  if (points.length > 0) touched.add(page);
  // What is not touched can't be let go.
  else if (!touched.delete(page)) return;
  await session.send('Input.dispatchTouchEvent', {
    type: type as 'touchStart',
    touchPoints: points.map((y) => ({ x: 180, y })),
  });
}

export const putDown = (page: Page, y = from): Promise<void> => touch(page, 'touchStart', [y]);
export const moveTo = (page: Page, y: number): Promise<void> => touch(page, 'touchMove', [y]);
export const liftUp = (page: Page): Promise<void> => touch(page, 'touchEnd', []);
/** As the system does, when it takes the touch for itself. */
export const takeAway = (page: Page): Promise<void> => touch(page, 'touchCancel', []);

/** Puts it down and draws it by a distance, in steps. */
export async function draw(page: Page, distance: number): Promise<void> {
  await putDown(page);
  for (let step = 1; step <= 10; step += 1) await moveTo(page, from + (distance * step) / 10);
}

/** Pulls a screen so far that it is read again. */
export async function pullDown(page: Page): Promise<void> {
  await draw(page, pullThreshold);
  await liftUp(page);
}
