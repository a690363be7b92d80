import type { Locator } from '@playwright/test';
import type { DismissedNoticesEvent } from '#machines/dismissed-notices/dismissed-notices.machine.ts';
import type { App } from './app.ts';

/** What home announces, until it is closed. */
export class DismissedNoticesPage {
  readonly frame: Locator;
  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="dismissedNotices"]');
  }

  /** Closes all that scroll by at once. */
  send(event: DismissedNoticesEvent): Promise<void> {
    switch (event.type) {
      case 'notice.dismiss':
        return this.frame.getByRole('button', { name: this.app.words('Close the notices'), exact: true }).click();
    }
  }
}
