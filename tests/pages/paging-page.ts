import type { Locator } from '@playwright/test';
import type { PagingEvent } from '#machines/paging/paging.machine.ts';
import type { App } from './app.ts';
import { pullDown } from './finger.ts';

/** What a member does; the rest are facts from elsewhere. */
type Gesture = Exclude<PagingEvent, { type: 'network.returned' }>;

/** The list of a screen, read page by page. */
export class PagingPage {
  readonly frame: Locator;

  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="paging"]');
  }

  send(event: Gesture): Promise<void> {
    switch (event.type) {
      case 'page.extend':
        return this.button('Load more').click();
      case 'list.refresh':
        return this.refresh();
    }
  }

  /** What is there already is pulled. */
  private async refresh(): Promise<void> {
    if ((await this.frame.getAttribute('data-state')) !== 'failed') {
      // Who read on stands further down.
      await this.app.page.evaluate(() => scrollTo(0, 0));
      return pullDown(this.app.page);
    }
    return this.button('Try again').click();
  }

  private button(message: string): Locator {
    return this.frame.getByRole('button', { name: this.app.words(message), exact: true });
  }
}
