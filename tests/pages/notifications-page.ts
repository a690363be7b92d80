import { expect, type Locator } from '@playwright/test';
import type { NotificationsEvent } from '#machines/notifications/notifications.machine.ts';
import type { App } from './app.ts';

/** What a member does; the rest is a fact from the browser. */
type Gesture = Exclude<NotificationsEvent, { type: 'permission.changed' }>;

/** What the device tells of: in the settings, and where it is offered. */
export class NotificationsPage {
  readonly frame: Locator;
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
    this.frame = app.page.locator('[data-machine="notifications"]');
  }

  async is(state: string): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', state);
  }

  kind(kind: string): Locator {
    return this.frame.locator(`[data-kind="${kind}"]`);
  }

  send(event: Gesture): Promise<void> {
    const button = (message: string) => this.frame.getByRole('button', { name: this.#app.words(message), exact: true });
    switch (event.type) {
      case 'notifications.allow':
        return button('Turn on').or(button('Notify me')).or(button('Try again')).click();
      case 'notifications.refuse':
        return button('Maybe later').click();
      case 'notifications.stop':
        return button('Turn off').click();
      case 'kind.toggle':
        return this.kind(event.kind).click();
    }
  }
}
