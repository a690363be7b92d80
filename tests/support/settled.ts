import { expect, type Page } from '@playwright/test';

/** What is being read. */
export const beingRead = '[data-state="loading"], [data-state="refreshing"], [aria-busy="true"]';

/** Waits until nothing on the page is being read any more. @param timeout ms, of where no test says it */
export async function settled(page: Page, timeout?: number): Promise<void> {
  const patience = timeout === undefined ? {} : { timeout };
  await expect(page.locator('main')).toBeVisible(patience);
  await expect(page.locator(beingRead)).toHaveCount(0, patience);
}

/** Waits until the page has begun what nobody waits for (`app/after-load.ts`): from then on the focus follows the steps. */
export async function begunAll(page: Page): Promise<void> {
  await expect(page.locator('[data-watch="update"]')).toHaveAttribute('data-state', 'idle');
}

/** Waits until what begins to work in the background after a start has asked what it asks. */
export async function startedAll(page: Page): Promise<void> {
  await begunAll(page);
  await expect(page.locator('[data-machine="socket"]')).toHaveAttribute('data-state', 'live');
  // On screens that show the outbox themselves there is a second one.
  await expect(page.locator('[data-machine="outbox"]').first()).toBeAttached();
  await settled(page);
}

/** Waits until a sheet can be opened without the network: its code, in two files, comes once the screen had its time (`kit/lazy-sheet.tsx`). */
export const sheetHere = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const names = performance.getEntriesByType('resource').map(({ name }) => name);
        return ['/sheet-', '/DialogTitle-'].every((file) => names.some((name) => name.includes(file)));
      }),
    )
    .toBe(true);

/** Until sizes that changed were drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise((done) => requestAnimationFrame(done));
  });
