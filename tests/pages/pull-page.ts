import type { Locator } from '@playwright/test';
import type { PullEvent } from '#machines/pull-to-refresh/pull-to-refresh.machine.ts';
import type { App } from './app.ts';
import { liftUp, moveTo, putDown, takeAway } from './finger.ts';

/** Below the header: samples of the machine start at the top. */
const header = 260;

/** A screen that is pulled by a finger. */
export class PullPage {
  readonly frame: Locator;

  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="pullToRefresh"]');
  }

  send(event: PullEvent): Promise<void> {
    const { page } = this.app;
    switch (event.type) {
      case 'pull.start':
        return putDown(page, header + event.y);
      case 'pull.move':
        return moveTo(page, header + event.y);
      case 'pull.end':
        return liftUp(page);
      case 'pull.cancel':
        return takeAway(page);
    }
  }
}
