import type { Locator } from '@playwright/test';
import type { MarkReadEvent } from '#machines/mark-read/mark-read.machine.ts';
import type { App } from './app.ts';

/** What a member does; the network is a fact from elsewhere. */
type Gesture = Exclude<MarkReadEvent, { type: 'network.returned' }>;

/** A list of messages that can be marked as read, all of it. */
export class MarkReadPage {
  readonly frame: Locator;
  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="markRead"]');
  }

  send(event: Gesture): Promise<void> {
    switch (event.type) {
      case 'group.mark':
        return this.frame.getByRole('button', { name: this.app.words('Mark all as read'), exact: true }).click();
    }
  }
}
