import { expect, type Page } from '@playwright/test';

/** A dialog that was closed leaves its entry of the history a moment later: an address that is typed until then is undone. */
export const layersGone = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => (history.state as { layers?: number } | null)?.layers ?? 0)).toBe(0);
