import type { Locator } from '@playwright/test';
import type { CountdownEvent } from '#machines/countdown/countdown.machine.ts';
import type { App } from './app.ts';

/** Time that is left: nothing that a member does. */
export class CountdownPage {
  readonly frame: Locator;

  constructor(app: App) {
    this.frame = app.page.locator('[data-machine="countdown"]').first();
  }

  send(event: Exclude<CountdownEvent, { type: 'clock.ticked' }>): Promise<void> {
    return event;
  }
}
