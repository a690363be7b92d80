import type { Locator } from '@playwright/test';
import type { UnblockEvent } from '#machines/unblock/unblock.machine.ts';
import type { App } from './app.ts';

/** Whom the member blocked. */
export class UnblockPage {
  readonly frame: Locator;
  readonly members: Locator;

  constructor(app: App) {
    this.frame = app.page.locator('[data-machine="unblock"]');
    this.members = this.frame.locator('[data-blocked]');
  }

  send(_event: UnblockEvent): Promise<void> {
    return this.members.first().getByRole('button').click();
  }
}
