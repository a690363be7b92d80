import { expect, type Page } from '@playwright/test';

/** Waits until nothing on the page is being read any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('[data-state="loading"], [data-state="refreshing"], [aria-busy="true"]')).toHaveCount(0);
}
