import type { Page } from '@playwright/test';

/**
 * The phone's Back, counted from where the history stands by then. Playwright's own goes to an entry that it has looked up before: lost
 * where the app takes the entry of a closed dialog away meanwhile.
 */
export const pressBack = (page: Page): Promise<void> => page.evaluate(() => history.back());
